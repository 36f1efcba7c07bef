// The voices of Clem's Gems: carts on rails, stones, and bells deep in the mine.
import { anvil, bell, chord, glass, hiss, pitch, thump, tone, voice, wood } from "./instruments.js";

export const CLEM_VOICES = {
  "gem-in": voice((desk, feature) => {
    bell(desk, pitch(2 + 2 * feature, 523), 0, 0.07, 0.35);
    wood(desk, 240 + 40 * feature, 0.02, 0.12);
  }),
  "cart-rattle": voice((desk, feature) =>
    [0, 0.11, 0.2, 0.31, 0.39, 0.5].forEach((at) => anvil(desk, 150 + 22 * feature, at, 0.035)),
  ),
  "cart-tip": voice((desk, feature) => {
    thump(desk, 68 + 8 * feature, 0, 0.34);
    hiss(desk, { from: 900, to: 3200, at: 0.12, length: 0.6, peak: 0.14, q: 0.8, attack: 0.1 });
    glass(desk, 2 * feature, 0.04);
  }),
  "cart-bonus": voice((desk, spins) => {
    tone(desk, { from: 82, to: 164, length: 1, peak: 0.24, type: "triangle", attack: 0.35 });
    chord(desk, [0, 2, 4, 5, 7, 9].slice(0, 3 + spins / 5), 0.14, 0.13, 1.3);
  }),
  "extra-spin": voice((desk) => wood(desk, 196, 0, 0.22)),
  diamonds: voice((desk) => bell(desk, pitch(5, 523), 0, 0.07, 0.6), { celebrates: true }),
  diamond: voice((desk, number) => bell(desk, pitch(Math.min(number, 10), 587), 0, 0.09, 0.4), { celebrates: true }),
  multiply: voice((desk, by) => {
    anvil(desk, pitch(by, 262), 0.25, 0.13);
    chord(desk, [by, by + 2, by + 4], 0.08, 0.13, 0.8);
  }),
  jackpot: voice(
    (desk, tier) => chord(desk, [0, 2, 4, 5, 7, 9, 10].slice(0, 4 + tier), 0.11 + 0.01 * tier, 0.16, 1.2 + 0.25 * tier),
    { celebrates: true },
  ),
  "spins-added": voice((desk, added) => chord(desk, added > 2 ? [2, 4, 7, 9] : [5, 7].slice(0, added), 0.11, 0.14, 0.9)),
  "wild-in": voice((desk, before) => {
    bell(desk, pitch(Math.min(before, 10), 440), 0, 0.09, 0.4);
    wood(desk, 150, 0.02, 0.14);
  }),
  "level-up": voice((desk, level) => {
    thump(desk, 90 - 6 * level, 0, 0.3);
    chord(desk, [level - 1, level + 1, level + 3, level + 5], 0.1, 0.14, 1);
  }),
  "feature-on": voice((desk, feature) => chord(desk, [feature, feature + 2, feature + 4], 0.09, 0.13, 0.9)),
  "cart-bonus-end": voice((desk) => chord(desk, [0, 2, 4, 7, 9], 0.1, 0.14, 1.4), { celebrates: true }),
};
