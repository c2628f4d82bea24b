/** Words as items: captions, and the name of what is shown at the start. */
import { CAPTION } from '../../../contract/limits';
import type { TemplateProps } from '../../../contract/templateProps';
import type { ItemOf } from '../../../contract/videoData';
import { formOf, safeInsets, unitOf } from '../canvas/canvas';
import type { CaptionPage } from '../captions/captionPages';
import { hookTitle } from './hookTitle';

const TITLE_MS = 3000;
/** px of a phone's picture; `below` the safe edge, where there is room for it, and inside a phone's side buttons. */
const TITLE = { below: { tall: 60, square: 0, wide: 0 }, side: 90, fontSize: 68 } as const;

export const captionItem = (
  { words, from, to }: CaptionPage,
  index: number,
  { project_id, caption_style }: TemplateProps,
): ItemOf<'text'> => ({
  id: `caption_${index}_${project_id}`,
  name: `Caption ${index + 1}`,
  type: 'text',
  display: { from, to },
  details: {
    text: words.map(({ text }) => text).join(' '),
    words: words.map((word) => ({ ...word })),
    captionStyle: caption_style,
    fontSize: CAPTION.fontSizePx,
    textAlign: 'center',
  },
});

/** None without a title or in a video too short to read one. */
export function titleItem(
  { title, project_id, width, height }: TemplateProps,
  durationMs: number,
): ItemOf<'text'>[] {
  const text = hookTitle(title);
  const unit = unitOf({ width, height });
  const { top } = safeInsets({ width, height });
  const side = Math.round(TITLE.side * unit);
  if (!text || durationMs < TITLE_MS * 1.5) return [];
  return [
    {
      id: `title_${project_id}`,
      name: 'Title',
      type: 'text',
      display: { from: 0, to: TITLE_MS },
      details: {
        text,
        top: Math.round(top + TITLE.below[formOf({ width, height })] * unit),
        left: side,
        width: width - 2 * side,
        fontFamily: 'bold',
        fontSize: Math.round(TITLE.fontSize * unit),
        fontWeight: 800,
        lineHeight: 1.35,
        textAlign: 'center',
        color: '#111114',
        backgroundColor: '#ffffff',
        borderRadius: Math.round(20 * unit),
        animation: { type: 'fadeOut', delay: TITLE_MS - 300, duration: 300, easing: 'easeIn' },
      },
    },
  ];
}
