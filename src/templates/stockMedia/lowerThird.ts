/** The name of what is shown: a line or two in serifs above the captions. Pure. */
import { formOf } from '../canvas/canvas';
import { wrapLetters } from '../../../contract/video/letters';
import type { Look } from '../shared/look';
import { hookTitle } from '../shared/type/hookTitle';
import { aboveCaptions } from '../shared/type/clearOfSubject';
import { fitType } from '../shared/type/typeScale';
import { SERIF, startOf, titleColumn } from './calmType';

export const TITLE_MS = 3200;
const FADE_MS = 400;
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
  const column = titleColumn(props);
  // Lower pictures have little height to give away.
  const largest = formOf(props) === 'tall' ? 'hero' : 'title';
  const place = { width: column.width, lines: LINES, largest, smallest: 'topic' } as const;
  const { fontSize } = fitType(text, place, props);
  const { lines } = wrapLetters(text, column.width / (fontSize * LETTER_EM));
  const height = lines * fontSize * SERIF.lineHeight;
  return [
    {
      id: `title_${props.project_id}`,
      name: 'Title',
      type: 'text',
      display: { from: 0, to: TITLE_MS },
      details: {
        ...{ text, fontSize, ...column, animation: FADING },
        top: Math.round(aboveCaptions(props) - height),
        ...SERIF,
        letterSpacing: '-0.01em',
        ...{ textAlign: startOf(text), color: '#ffffff' },
      },
    },
  ];
};
