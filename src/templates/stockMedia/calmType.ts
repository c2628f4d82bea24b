/** Where and how `stock-media` sets its words: in one column, from where reading starts, titles in serifs. Pure. */
import type { TemplateProps } from '../../../contract/video/templateProps';
import { formOf, safeInsets, unitOf } from '../canvas/canvas';
import { STANDS_RIGHT } from '../paint/stand/fullBleed';
import { directionOf } from '../canvas/writingSystems';

/** Of a title. */
export const SERIF = { fontFamily: 'serif', fontWeight: 700, lineHeight: 1.12 } as const;

/** px of a phone's picture. */
const TITLE_GAP = 40;

type Screen = Pick<TemplateProps, 'width' | 'height'>;

/** Where words stand: from the left safe edge on, on a wide screen not across all of it. */
export function textColumn(screen: Screen) {
  const { side } = safeInsets(screen);
  const width = Math.min(screen.width - 2 * side, 1100 * unitOf(screen));
  return { left: Math.round(side), width: Math.round(width) };
}

/** On a wide screen pictures stand at the right: a title ends before them. */
export function titleColumn(screen: Screen) {
  const column = textColumn(screen);
  if (formOf(screen) !== 'wide') return column;
  const room = STANDS_RIGHT * screen.width - column.left - TITLE_GAP * unitOf(screen);
  return { ...column, width: Math.round(Math.min(column.width, room)) };
}

/** Where words begin that are read in their own direction. */
export const startOf = (text: string) => (directionOf(text) === 'rtl' ? 'right' : 'left');
