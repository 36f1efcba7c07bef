// The voices of Forge of Gems: iron, fire and breaking gems.
import { anvil, bell, chord, glass, hiss, pitch, thump, tone, voice } from "./instruments.js";

export const FORGE_VOICES = {
  "ways-up": voice((desk, ways) => {
    const height = Math.min(10, Math.floor(Math.log2(Math.max(ways, 243) / 243) * 1.5));
    tone(desk, { from: pitch(height, 330), to: pitch(height, 494), length: 0.26, peak: 0.09, type: "triangle" });
  }),
  way: voice((desk, cascade) => bell(desk, pitch(cascade % 11, 440), 0, 0.08, 0.4), { celebrates: true }),
  shatter: voice((desk, cascade) => glass(desk, Math.min(cascade, 12))),
  tip: voice((desk, reel) => {
    hiss(desk, { from: 420 + 40 * reel, to: 1300, length: 0.24, peak: 0.09, q: 1.2, attack: 0.06 });
    anvil(desk, 196 + 12 * reel, 0.02, 0.035);
  }),
  thud: voice((desk, reel) => thump(desk, 84 + 8 * reel, 0, 0.26)),
  crumble: voice((desk) => {
    thump(desk, 70, 0, 0.18);
    hiss(desk, { from: 900, to: 260, at: 0.02, length: 0.26, peak: 0.16, type: "lowpass" });
  }),
  "multiplier-up": voice((desk, multiplier) => {
    anvil(desk, pitch(multiplier, 262), 0, 0.14);
    bell(desk, pitch(multiplier + 1, 523), 0.06, 0.09, 0.7);
  }),
  "wild-power": voice((desk) => {
    tone(desk, { from: 146, to: 440, length: 0.32, peak: 0.12, type: "sawtooth", attack: 0.12 });
    hiss(desk, { from: 700, to: 4000, length: 0.34, peak: 0.13, q: 1.6 });
  }),
  "wild-made": voice((desk, cell) => bell(desk, pitch(4 + (cell % 5), 523), 0, 0.08, 0.4)),
  "split-power": voice((desk) => {
    hiss(desk, { from: 5200, to: 1800, length: 0.16, peak: 0.16, q: 3 });
    anvil(desk, 392, 0.1, 0.1);
  }),
  split: voice((desk, copies) => {
    anvil(desk, copies > 2 ? 660 : 523, 0, 0.11);
    hiss(desk, { from: 6200, length: 0.05, peak: 0.12, type: "highpass" });
  }),
  "splitter-gone": voice((desk) => hiss(desk, { from: 2600, to: 500, length: 0.34, peak: 0.11, attack: 0.04 })),
  scatters: voice((desk, count) => chord(desk, [0, 2, 4, 7, 9].slice(0, count), 0.13, 0.13, 1)),
  box: voice((desk) => {
    thump(desk, 60, 0, 0.4);
    tone(desk, { from: 82, to: 164, at: 0.5, length: 0.8, peak: 0.14, type: "sawtooth", attack: 0.4 });
  }),
  "box-open": voice((desk) => {
    anvil(desk, 262, 0, 0.12);
    chord(desk, [2, 4, 5, 7, 9], 0.07, 0.13, 1.3);
  }),
  "free-start": voice((desk) => {
    hiss(desk, { from: 300, to: 2600, length: 0.9, peak: 0.14, q: 0.8, attack: 0.5 });
    chord(desk, [0, 4, 7, 9], 0.14, 0.12, 1.2);
  }),
  "free-spin": voice((desk) => anvil(desk, 330, 0, 0.07)),
  "free-end": voice((desk) => chord(desk, [0, 2, 4, 7, 10], 0.1, 0.14, 1.4), { celebrates: true }),
};
