/** Words as items: captions, and the name of what is shown at the start. */
import { CAPTION } from '../../../../contract/limits';
import { joinWords } from '../../../../contract/video/spokenWords';
import type { TemplateProps } from '../../../../contract/video/templateProps';
import type { ItemOf } from '../../../../contract/video/videoData';
import { formOf, safeInsets, unitOf } from '../../canvas/canvas';
import type { CaptionPage } from '../../../../contract/video/captionPages';
import { LABEL_END_EM } from '../../paint/type/textHeight';
import { hookTitle } from './hookTitle';
import { calmPalette, type Palette } from '../palette';
import { fitType } from './typeScale';

const TITLE_MS = 3000;
const TITLE_LINES = 3;
/** In font sizes: the labels of two lines stand apart. */
const LABEL_LINE = 1.46;

export const captionItem = (
  { words, from, to }: CaptionPage,
  index: number,
  { project_id, caption_style: { look, font, fontSize = CAPTION.fontSizePx, ...colours } }: TemplateProps,
): ItemOf<'text'> => ({
  id: `caption_${index}_${project_id}`,
  name: `Caption ${index + 1}`,
  type: 'text',
  display: { from, to },
  details: {
    text: joinWords(words.map(({ text }) => text)),
    words: words.map((word) => ({ ...word })),
    captionStyle: { look, font },
    ...colours,
    fontSize,
    textAlign: 'center',
  },
});

/** The hook: what this is about, from the first frame on. None without a title or in a video too short to read one. */
export function titleItem(
  { title, project_id, width, height }: TemplateProps,
  durationMs: number,
  { label, onLabel }: Palette = calmPalette,
): ItemOf<'text'>[] {
  const text = hookTitle(title);
  const size = { width, height };
  const unit = unitOf(size);
  const insets = safeInsets(size);
  const left = Math.round(insets.side);
  if (!text || durationMs < TITLE_MS * 1.5) return [];
  const place = { width: width - 2 * left, lines: TITLE_LINES, ends: 2 * LABEL_END_EM };
  // A wide picture has little height to give away.
  const largest = formOf(size) === 'tall' ? 'headline' : 'topic';
  return [
    {
      id: `title_${project_id}`,
      name: 'Title',
      type: 'text',
      display: { from: 0, to: TITLE_MS },
      details: {
        text,
        top: Math.round(insets.top),
        left,
        width: place.width,
        fontFamily: 'bold',
        fontSize: fitType(text, { ...place, largest, smallest: 'label' }, size).fontSize,
        fontWeight: 800,
        lineHeight: LABEL_LINE,
        textAlign: 'center',
        color: onLabel,
        backgroundColor: label,
        borderRadius: Math.round(20 * unit),
        animation: { type: 'fadeOut', delay: TITLE_MS - 300, duration: 300, easing: 'easeIn' },
      },
    },
  ];
}
