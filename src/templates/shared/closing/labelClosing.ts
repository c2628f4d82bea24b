/** The last card of a template that has none of its own: the picture over the brand's colour. Pure. */
import { contrast, parseColour } from '../colour';
import type { Closing } from './closing';
import { lightOn, type Palette } from '../palette';

/** What a line is told apart by. */
const SEEN = 1.5;
/** Of a picture that fills its part of the screen. */
const KEPT = 0.62;

export function labelClosing({ label, onLabel, accent, card }: Palette): Closing {
  const { background, ink } = card ?? { background: label, ink: onLabel };
  const [behind, line] = [parseColour(background), parseColour(accent)];
  const isSeen = behind === null || line === null || contrast(behind, line) >= SEEN;
  return {
    ...{ background: behind ? lightOn(background) : background, ink, line: isSeen ? accent : ink },
    entrance: 'slideUp',
    picture: { fills: KEPT, borderRadius: 44 },
  };
}
