/** The name of what is shown: a line or two in serifs above the captions, or at the top where that covers less of what is looked at. Pure. */
import { safeInsets, unitOf } from '../canvas/canvas';
import { wrapLetters } from '../../../contract/video/letters';
import type { Look } from '../shared/look';
import { firstPicture } from '../shared/type/firstPicture';
import { hookTitle } from '../shared/type/hookTitle';
import { leastCovered } from '../shared/type/leastCovered';
import { fitType } from '../shared/type/typeScale';
import { SERIF, startOf, textColumn } from './calmType';
import { lookedAtOnScreen } from './lookedAt';

export const TITLE_MS = 3200;
const FADE_MS = 400;
/** px of a phone's picture: the room that two lines of captions take. */
const CAPTIONS = 272;
/** px of a phone's picture: what stands above it. */
const ACCENT_ROOM = 44;
const LINES = 3;
/** A letter of the serifs, in em: narrower than the widest typeface's. */
const LETTER_EM = 0.55;
/** With all that stands and goes with it. */
export const FADING = {
  type: 'fadeOut',
  delay: TITLE_MS - FADE_MS,
  duration: FADE_MS,
  easing: 'easeIn',
} as const;

/** None without a title or in a video too short to read one. */
export const lowerThird: Look['labels'] = (props, untilMs) => {
  const text = hookTitle(props.title);
  if (!text || untilMs < TITLE_MS * 1.5) return [];
  const column = textColumn(props);
  const place = { width: column.width, lines: LINES, largest: 'hero', smallest: 'topic' } as const;
  const { fontSize } = fitType(text, place, props);
  const { top, bottom } = safeInsets(props);
  const { lines } = wrapLetters(text, column.width / (fontSize * LETTER_EM));
  const height = lines * fontSize * SERIF.lineHeight;
  const low = { ...column, height, top: props.height - bottom - CAPTIONS * unitOf(props) - height };
  const high = { ...low, top: top + ACCENT_ROOM * unitOf(props) };
  const stands = leastCovered([low, high], lookedAtOnScreen(props, firstPicture(props)));
  return [
    {
      id: `title_${props.project_id}`,
      name: 'Title',
      type: 'text',
      display: { from: 0, to: TITLE_MS },
      details: {
        ...{ text, fontSize, ...column, animation: FADING },
        top: Math.round(stands.top),
        ...SERIF,
        letterSpacing: '-0.01em',
        ...{ textAlign: startOf(text), color: '#ffffff' },
      },
    },
  ];
};
