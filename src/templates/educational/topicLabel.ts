/** What the lesson is about, between its bar of steps and its card; it ends where the last card says it once more. Pure. */
import type { TemplateProps } from '../../../contract/video/templateProps';
import type { ItemOf } from '../../../contract/video/videoData';
import { formOf, safeInsets, unitOf } from '../canvas/canvas';
import { cardAreaOf } from '../paint/cards/cardAreas';
import { hookTitle } from '../shared/type/hookTitle';
import type { Palette } from '../shared/palette';
import { fitType } from '../shared/type/typeScale';
import { BAR } from './lessonSteps';

const LINE = 1.16;
/** px of a phone's picture, above the card. */
const GAP = 14;

/** None without a topic. */
export function topicLabel(props: TemplateProps, untilMs: number, { accent }: Palette): ItemOf<'text'>[] {
  const { title, project_id, width, height } = props;
  const size = { width, height };
  const text = hookTitle(title);
  if (!text || untilMs <= 0) return [];
  const { top, side } = safeInsets(size);
  const unit = unitOf(size);
  const left = Math.round(side);
  const place = { width: width - 2 * left, smallest: 'note' } as const;
  const one = fitType(text, { ...place, lines: 1, largest: 'body' }, size);
  const two = fitType(text, { ...place, lines: formOf(size) === 'tall' ? 2 : 1, largest: 'topic' }, size);
  const { fontSize, lines } = one.fontSize >= two.fontSize ? one : two;
  const from = top + BAR.room * unit;
  const room = height * (cardAreaOf('educational', size)?.top ?? 0) - GAP * unit - from;
  return [
    {
      id: `title_${project_id}`,
      name: 'Topic',
      type: 'text',
      display: { from: 0, to: untilMs },
      details: {
        ...{ text, left, width: place.width, fontSize, lineHeight: LINE, textAlign: 'center' },
        top: Math.round(from + Math.max(0, (room - lines * fontSize * LINE) / 2)),
        ...{ fontFamily: 'bold', fontWeight: 800, color: '#ffffff', litColor: accent },
      },
    },
  ];
}
