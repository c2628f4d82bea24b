/** Lines of words as SVG. */
import type { Line, Point, Run, TextBlock } from '../drawing/drawing';
import { LINE, TAG, WORD_SPACE } from '../drawing/typeScale';
import { tidy } from './paths';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

function paintRun({ text, tone, width }: Run, { x, y }: Point): string {
  if (tone !== 'tag') return `<text class="${tone}" x="${tidy(x)}" y="${tidy(y)}">${escaped(text)}</text>`;
  const pill = `<rect class="pill" x="${tidy(x)}" y="${tidy(y - 12.5)}" width="${tidy(width)}" height="${TAG.height}" rx="${TAG.height / 2}"/>`;
  return `${pill}<text class="tag" x="${tidy(x + TAG.inset)}" y="${tidy(y)}">${escaped(text)}</text>`;
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
