/** The last card of a template that has none of its own: the picture over the brand's colour. Pure. */
import { contrast, hexOf, parseColour } from '../colour';
import { legibleUnder } from '../legible';
import { LIGHT, lightOn, type Palette } from '../palette';
import type { Closing } from './closing';

/** What a line is told apart by. */
const SEEN = 1.5;
/** Of a picture that fills its part of the screen. */
const KEPT = 0.62;

export function labelClosing({ label, onLabel, accent, card }: Palette): Closing {
  const { background: wanted, ink } = card ?? { background: label, ink: onLabel };
  const [ground, words] = [parseColour(wanted), parseColour(ink)];
  const background = ground && words ? hexOf(legibleUnder(words, ground, { lights: [LIGHT] })) : wanted;
  const [behind, line] = [parseColour(background), parseColour(accent)];
  const isSeen = behind === null || line === null || contrast(behind, line) >= SEEN;
  return {
    ...{ background: behind ? lightOn(background) : background, ink, line: isSeen ? accent : ink },
    entrance: 'slideUp',
    picture: { fills: KEPT, borderRadius: 44 },
  };
}
