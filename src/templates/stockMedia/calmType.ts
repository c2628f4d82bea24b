/** Where and how `stock-media` sets its words: in one column, from where reading starts, titles in serifs. Pure. */
import type { TemplateProps } from '../../../contract/video/templateProps';
import { safeInsets, unitOf } from '../canvas/canvas';
import { directionOf } from '../canvas/writingSystems';

/** Of a title. */
export const SERIF = { fontFamily: 'serif', fontWeight: 700, lineHeight: 1.12 } as const;

type Screen = Pick<TemplateProps, 'width' | 'height'>;

/** Where words stand: from the left safe edge on, on a wide screen not across all of it. */
export function textColumn(screen: Screen) {
  const { side } = safeInsets(screen);
  const width = Math.min(screen.width - 2 * side, 1100 * unitOf(screen));
  return { left: Math.round(side), width: Math.round(width) };
}

/** Where words begin that are read in their own direction. */
export const startOf = (text: string) => (directionOf(text) === 'rtl' ? 'right' : 'left');
