/** Lines of words as SVG. */
import type { Line, Point, Run, TextBlock } from '../drawing/drawing';
import { LINE, TAG, WORD_SPACE } from '../drawing/typeScale';
import { tidy } from './paths';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** As wide as it was measured, in whatever font stands in for Inter. */
const fitted = (text: string, tone: string, { x, y }: Point, width: number) =>
  `<text class="${tone}" x="${tidy(x)}" y="${tidy(y)}" textLength="${tidy(width)}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`;

function paintRun({ text, tone, width }: Run, { x, y }: Point): string {
  if (tone !== 'tag') return fitted(text, tone, { x, y }, width);
  const pill = `<rect class="pill" x="${tidy(x)}" y="${tidy(y - 12.5)}" width="${tidy(width)}" height="${TAG.height}" rx="${TAG.height / 2}"/>`;
  return pill + fitted(text, 'tag', { x: x + TAG.inset, y }, width - 2 * TAG.inset);
}

function paintLine({ runs, indent }: Line, { x, y }: Point): string {
  let left = x + indent;
  return runs
    .map((run) => {
      const painted = paintRun(run, { x: left, y });
      left += run.width + WORD_SPACE;
      return painted;
    })
    .join('');
}

/** @param at the top left corner of the block. */
export const paintText = ({ lines, height }: TextBlock, at: Point): string => {
  const lineHeight = lines.length === 0 ? LINE.text : height / lines.length;
  return lines
    .map((line, index) => paintLine(line, { x: at.x, y: at.y + index * lineHeight + lineHeight - 5 }))
    .join('');
};
