import { expect, test } from 'vitest';
import { spokenSeconds } from '../../contract/scripts/spokenSeconds';

/** Each was read by Ava; none is among those that the figures were fitted to. */
test.each([
  [
    'Eames plastic side chair. Three things to know. One. Brand: Vitra. Two. Color: Blue, Brown, Yellow. Three. Size: L, M, S, XS. Which one matters most to you? Follow the link to find out more.',
    18.5,
  ],
  [
    "No time? Here is the short version. The FHM-16 fiber holder is specifically designed for 16-core 250μm pitch fiber, providing seamless compatibility with Sumitomo series fusion splicers. Its precision structure ensures stable clamping and accurate alignment of multi-core fibers, effectively minimizing splice loss. Precisely matched to the geometry of 250μm pitch ribbon fibers. Ensures simultaneous alignment of all 16 cores for lower splice loss. That was quick, wasn't it? For the long version, follow the link.",
    43.1,
  ],
])(
  '[W9] a script of short sentences or long words takes about as long as a voice took: “%s”',
  (script, took) => {
    expect(Math.abs(spokenSeconds(script) - took) / took).toBeLessThan(0.06);
  },
);

test('[W9] a line is a sentence, a figure is said, a Chinese letter is a syllable, and nothing takes no time', () => {
  expect(spokenSeconds('Warm\nBright')).toBeCloseTo(spokenSeconds('Warm.\nBright.'));
  expect(spokenSeconds('250 g')).toBeGreaterThan(spokenSeconds('two g'));
  expect(spokenSeconds('保温瓶。')).toBeCloseTo(3 * 0.19 + 0.8);
  expect(spokenSeconds('')).toBe(0);
});
