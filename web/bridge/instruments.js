// What the voices are made of: each a few oscillators and some noise.
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24];
export const pitch = (step, base = 392) => base * 2 ** (SCALE[Math.max(0, Math.min(step, 10))] / 12);

function shaped({ context, output }, start, length, peak, attack = 0.005) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(peak, start + attack);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  gain.connect(output);
  return gain;
}

export function tone(desk, { from, to = from, at = 0, length = 0.3, peak = 0.2, type = "sine", attack }) {
  // Nothing above half the sampling rate can sound.
  if (Math.max(from, to) >= desk.context.sampleRate / 2) return;
  const start = desk.now + at;
  const oscillator = new OscillatorNode(desk.context, { type, frequency: from });
  if (to !== from) oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  oscillator.connect(shaped(desk, start, length, peak, attack));
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

export function hiss(desk, { from, to = from, at = 0, length = 0.2, peak = 0.2, q = 1, type = "bandpass", attack }) {
  const start = desk.now + at;
  const source = new AudioBufferSourceNode(desk.context, { buffer: desk.noise, loop: true });
  const filter = new BiquadFilterNode(desk.context, { type, frequency: from, Q: q });
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(filter).connect(shaped(desk, start, length, peak, attack));
  source.start(start, (from * 7) % 0.8);
  source.stop(start + length + 0.02);
}

export function bell(desk, frequency, at = 0, peak = 0.16, length = 1.1) {
  tone(desk, { from: frequency, at, length, peak });
  tone(desk, { from: frequency * 2.01, at, length: length * 0.6, peak: peak * 0.4 });
  tone(desk, { from: frequency * 3.9, at, length: length * 0.25, peak: peak * 0.2 });
}

export function wood(desk, frequency, at = 0, peak = 0.3) {
  tone(desk, { from: frequency * 1.6, to: frequency, at, length: 0.14, peak, type: "triangle", attack: 0.002 });
  hiss(desk, { from: 1800, to: 700, at, length: 0.05, peak: peak * 0.4 });
}

export function chord(desk, steps, gap, peak, length) {
  steps.forEach((step, index) => bell(desk, pitch(step), index * gap, peak, length));
}

// A hammer on iron: partials that do not fit each other, soon gone.
export function anvil(desk, frequency, at = 0, peak = 0.16) {
  [1, 2.76, 5.4, 8.93].forEach((partial, index) =>
    tone(desk, {
      from: frequency * partial,
      at,
      length: 0.7 / (1 + index),
      peak: peak / (1 + index),
      type: index ? "sine" : "triangle",
      attack: 0.001,
    }),
  );
  hiss(desk, { from: 5200, at, length: 0.03, peak });
}

// Gems that break: many small high bells, scattered the same way every time.
export function glass(desk, brightness = 0, peak = 0.06) {
  [0, 7, 3, 10, 5, 9].forEach((step, index) => bell(desk, pitch(step, 1180 + 90 * brightness), index * 0.028, peak, 0.3));
  hiss(desk, { from: 6800, to: 3200, length: 0.16, peak: peak * 2, q: 0.7, type: "highpass" });
}

// Something heavy comes down.
export function thump(desk, frequency = 90, at = 0, peak = 0.3) {
  tone(desk, { from: frequency * 1.5, to: frequency * 0.6, at, length: 0.16, peak, attack: 0.002 });
  hiss(desk, { from: 320, at, length: 0.07, peak: peak * 0.5, type: "lowpass" });
}

export const voice = (play, more = {}) => ({ play, ...more });
