// All sound, made on the spot with Web Audio. It starts with the first gesture, sleeps while the page
// is hidden, and never keeps anything waiting: without sound everything goes on as it is.
import { VOICES } from "./voices.js";

const LATE_MS = 40;

let context = null;
let output = null;
let noise = null;
let loudness = 0.7;
let muted = false;
let celebrating = false;
let lastTick = 0;

function build() {
  context = new AudioContext({ latencyHint: "interactive" });
  const limiter = new DynamicsCompressorNode(context, { threshold: -14, ratio: 8 });
  output = new GainNode(context, { gain: 0 });
  output.connect(limiter).connect(context.destination);
  noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  // Noise is sound, not chance: it decides nothing.
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  applyVolume();
}

function applyVolume() {
  // Loudness is heard by its square, near enough.
  output?.gain.setTargetAtTime(muted ? 0 : loudness ** 2, context.currentTime, 0.02);
}

// Called in a gesture; browsers allow sound only from there.
export function wake() {
  try {
    if (!context) build();
    if (context.state === "suspended" && !document.hidden) context.resume().catch(() => {});
  } catch {
    context = null;
  }
}

export function sleep(hidden) {
  if (!context) return;
  (hidden ? context.suspend() : context.resume()).catch(() => {});
}

export function setVolume(percent, isMuted) {
  loudness = percent / 100;
  muted = isMuted;
  applyVolume();
}

// Whether the round to be shown pays more than it cost: only then a win is heard.
export function setCelebrating(winning) {
  celebrating = winning;
}

export function cue(name, value) {
  const voice = VOICES[name];
  if (!voice || !context || context.state !== "running" || muted) return;
  if (voice.celebrates && !celebrating) return;
  if (voice.ticks) {
    const now = performance.now();
    if (now - lastTick < LATE_MS) return;
    lastTick = now;
  }
  voice.play({ context, output, noise, now: context.currentTime }, value);
}
