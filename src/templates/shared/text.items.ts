/** Words as items: captions, and the name of what is shown at the start. */
import { CAPTION } from '../../../contract/limits';
import type { TemplateProps } from '../../../contract/templateProps';
import type { ItemOf } from '../../../contract/videoData';
import type { CaptionPage } from '../captions/captionPages';
import { hookTitle } from './hookTitle';

const TITLE_MS = 3000;
/** Below the bar that phones lay over a full-screen video, inside its side buttons. Of 1080x1920. */
const TITLE = { top: 250, left: 90, fontSize: 68 } as const;

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
export function titleItem({ title, project_id, width }: TemplateProps, durationMs: number): ItemOf<'text'>[] {
  const text = hookTitle(title);
  if (!text || durationMs < TITLE_MS * 1.5) return [];
  return [
    {
      id: `title_${project_id}`,
      name: 'Title',
      type: 'text',
      display: { from: 0, to: TITLE_MS },
      details: {
        text,
        top: TITLE.top,
        left: TITLE.left,
        width: Math.max(1, width - 2 * TITLE.left),
        fontFamily: 'bold',
        fontSize: TITLE.fontSize,
        fontWeight: 800,
        lineHeight: 1.35,
        textAlign: 'center',
        color: '#111114',
        backgroundColor: '#ffffff',
        borderRadius: 20,
        animation: { type: 'fadeOut', delay: TITLE_MS - 300, duration: 300, easing: 'easeIn' },
      },
    },
  ];
}
