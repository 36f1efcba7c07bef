// The voices of the cues, by name; `web/stage/__init__.py` lists them.
import { CLEM_VOICES } from "./clem-voices.js";
import { FORGE_VOICES } from "./forge-voices.js";
import { bell, chord, hiss, pitch, tone, voice, wood } from "./instruments.js";

const FANFARES = {
  2: [[0, 2, 4], 0.09, 0.13, 0.8],
  3: [[0, 2, 4, 5, 7], 0.1, 0.15, 1.2],
  4: [[0, 2, 4, 5, 7, 5, 7, 9], 0.11, 0.16, 1.5],
  5: [[0, 2, 4, 5, 4, 5, 7, 9, 7, 9, 10], 0.12, 0.17, 1.9],
};

// `celebrates`: only in a round that pays more than it cost; `ticks`: so many a second at most.
export const VOICES = {
  ...CLEM_VOICES,
  ...FORGE_VOICES,
  "reels-start": voice((desk) => hiss(desk, { from: 260, to: 1500, length: 0.45, peak: 0.1, q: 0.8, attack: 0.12 })),
  "reel-stop": voice((desk, reel) => {
    wood(desk, 92 + 8 * reel, 0, 0.42);
    hiss(desk, { from: 240, length: 0.09, peak: 0.3, type: "lowpass" });
  }),
  "shelf-up": voice((desk, award) => {
    wood(desk, 260 + 60 * award);
    bell(desk, pitch(award + 2, 523), 0.08, 0.09, 0.5);
  }),
  "shelf-full": voice((desk) => wood(desk, 180)),
  activation: voice((desk, brings) => {
    hiss(desk, { from: 900, to: brings ? 4200 : 500, length: 0.4, peak: 0.12, q: 2 });
    if (brings) chord(desk, [0, 3, 5], 0.07, 0.1, 0.6);
  }),
  "feature-start": voice((desk) => {
    tone(desk, { from: 110, to: 220, length: 0.7, peak: 0.22, type: "sawtooth", attack: 0.2 });
    chord(desk, [0, 2, 4, 5], 0.12, 0.12, 0.9);
  }),
  "wild-added": voice((desk) => {
    hiss(desk, { from: 600, to: 3600, length: 0.22, peak: 0.14, q: 1.5 });
    bell(desk, pitch(4, 523), 0.05, 0.07, 0.35);
  }),
  "multiplier-added": voice((desk, by) => bell(desk, pitch(by + 1, 523), 0, 0.12, 0.6)),
  prize: voice((desk) => chord(desk, [4, 5, 7], 0.08, 0.13, 1), { celebrates: true }),
  "shelf-reset": voice((desk) => wood(desk, 140)),
  line: voice((desk, index) => bell(desk, pitch(index % 6), 0, 0.06, 0.3), { celebrates: true }),
  win: voice((desk, tier) => FANFARES[tier] && chord(desk, ...FANFARES[tier]), { celebrates: true }),
  count: voice((desk) => tone(desk, { from: 1568, length: 0.05, peak: 0.035, type: "triangle" }), {
    celebrates: true,
    ticks: true,
  }),
  "bonus-start": voice((desk) => {
    tone(desk, { from: 65, to: 130, length: 1.1, peak: 0.3, type: "triangle", attack: 0.3 });
    chord(desk, [0, 3, 5, 8], 0.14, 0.13, 1.2);
  }),
  "bonus-spin": voice((desk) => wood(desk, 210, 0, 0.25)),
  bomb: voice((desk, by) => {
    tone(desk, { from: 150 + 20 * by, to: 38, length: 0.5, peak: 0.5 });
    hiss(desk, { from: 1400, to: 120, length: 0.45, peak: 0.35, type: "lowpass" });
  }),
  value: voice((desk, cell) => bell(desk, pitch(cell % 8, 440), 0, 0.09, 0.4)),
  boost: voice((desk) => tone(desk, { from: 330, to: 990, length: 0.4, peak: 0.12, type: "triangle", attack: 0.05 })),
  retrigger: voice((desk) => chord(desk, [5, 8], 0.12, 0.14, 0.9)),
  chain: voice((desk, kind) => hiss(desk, { from: 500 + 150 * kind, to: 3800, length: 0.3, peak: 0.16, q: 2.5 })),
  "bonus-end": voice((desk) => chord(desk, [0, 2, 4, 7, 9], 0.1, 0.14, 1.4), { celebrates: true }),
  "round-end": voice((desk) => bell(desk, pitch(7), 0, 0.09, 0.7), { celebrates: true }),
};
