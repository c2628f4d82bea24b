/** Words without markup, as a browser would show them: blocks become lines, invisible characters go. */
import { load } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { textUpTo } from './boxes';

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
/** Begins and ends a line, wherever it stands: what the HTML standard shows as a block, a list's item or a row. */
const BLOCK =
  /^(?:address|article|aside|blockquote|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|menu|nav|ol|option|p|pre|section|summary|table|tbody|tfoot|thead|tr|ul)$/;
/** Between what a row calls something and what it says of it. */
const CALLED = '\u2029';
const LABEL = /^\s*[^:.!?]{2,40}\s*$/u;
/** What a list's item begins with. */
const POINT = '• ';
export const UNSHOWN = /^(?:script|style|noscript|template)$/;
/** Between what markup parts; a line break in a text may be one of its source alone. */
export const LINE_END = '\u2028';
/** Some shops escape what is already escaped, and lose the backslashes of its line breaks: "<ul>rn<li>". */
const MOST_ESCAPED = 3;
const LOST_BREAK = /(?<=>)rn(?=<)/g;
const ENTITY = /&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8}\d{0,2});/i;
const TAG = /<\/?(?:a|b|br|div|em|h[1-6]|i|li|ol|p|span|strong|table|td|tr|u|ul)(?:\s[^<>]*)?\/?>/i;
/** Stands in a sentence. Beside it an indented line of the source is none of the text. */
const FORMATTING = /^(?:a|b|em|i|mark|strong|u)$/;
const INDENTED = /[\n\r]+[ \t]{2,}/g;
/** A sentence that ends with its element, before one that begins with the next: style sheets part them. */
const ENDED = /\p{Ll}[.!?]$/u;
const BEGINS = /^\p{Lu}/u;

export function plainText(html: unknown): string {
  if (typeof html !== 'string' || html === '') return '';
  let shown = /[<&]/.test(html) ? shownIn(html) : html;
  for (let times = 1; times < MOST_ESCAPED && (TAG.test(shown) || ENTITY.test(shown)); times++)
    shown = shownIn(shown.replace(LOST_BREAK, ''));
  return calledBeside(shown.replace(INVISIBLE, ''))
    .replace(/[ \t\u00a0]+/g, ' ')
    .split(/\u2028|\n[^\S\n]*\n/u)
    .map((part) => unwrapped(part.split(/ ?[\n\r] ?/)))
    .join('\n')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** Trimmed, not matched: spaces of a source run into the thousands. */
const calledBeside = (text: string) =>
  text
    .split(CALLED)
    .map((part, at, parts) => (at === parts.length - 1 ? part : part.trimEnd()))
    .map((part, at) => (at === 0 ? part : part.trimStart()))
    .join(': ');

function shownIn(html: string): string {
  let text = '';
  // Beside the text: to look at the end of one that grows copies all of it.
  let ending = '';
  /** Before the first words of a list's item. */
  let mark = '';
  const add = (more: string) => {
    text += more;
    ending = (ending + more).slice(-2);
  };
  // Not by calling itself: how deep a stranger's markup goes is the stranger's to say.
  const open: (AnyNode | string)[] = load(html, null, false).root().contents().toArray().toReversed();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string') {
      if (node === LINE_END) mark = '';
      add(node);
    } else if (node.type === 'text') {
      const words = isInSentence(node) ? node.data.replace(INDENTED, ' ') : node.data;
      const isSaid = words.trim() !== '';
      add((isParted(ending, node.data) ? ' ' : '') + (isSaid && mark ? mark + words.trimStart() : words));
      if (isSaid) mark = '';
    } else if (node.type === 'tag' && !UNSHOWN.test(node.name) && !isHidden(node)) {
      const around = aroundOf(node.name);
      add(around);
      if (node.name === 'li') mark = POINT;
      open.push(isLabelOfRow(node) ? CALLED : around);
      for (let at = node.children.length - 1; at >= 0; at -= 1) open.push(node.children[at] as AnyNode);
    }
  }
  return text;
}

/** HTML: what is not yet, or no longer, of the page. A hidden text of its own is asked for by itself. */
const isHidden = ({ attribs }: Element) =>
  attribs['hidden'] !== undefined && attribs['hidden'] !== 'until-found';

/** "Feet" in a row that says "oak" beside it, and no more. */
function isLabelOfRow(cell: Element): boolean {
  if (!CELL.test(cell.name) || beside(cell, 'prev')) return false;
  const value = beside(cell, 'next');
  return (
    value !== undefined &&
    !beside(value, 'next') &&
    LABEL.test(textUpTo(MOST_LABEL, cell)) &&
    textUpTo(MOST_LABEL, value).trim() !== ''
  );
}
const CELL = /^t[dh]$/;
/** The next element: a row of thousands is looked through once. */
function beside(node: AnyNode, side: 'prev' | 'next'): AnyNode | undefined {
  for (let next = node[side]; next; next = next[side]) if (next.type === 'tag') return next;
  return undefined;
}
const MOST_LABEL = 60;

const isInSentence = ({ parent, prev, next }: AnyNode) =>
  [parent, prev, next].some((node) => node?.type === 'tag' && FORMATTING.test(node.name));

const isParted = (before: string, next: string) => ENDED.test(before) && BEGINS.test(next);

function aroundOf(name: string): string {
  if (name === 'br' || BLOCK.test(name)) return LINE_END;
  return name === 'td' || name === 'th' ? ' ' : '';
}

/** Lines of points are short, and of any length. */
const LEAST_WRAPPED = 40;
const LEAST_LINES = 3;

/** Lines that a source broke at one width, in one again: of each, the next one's first word would have gone beyond the longest. */
function unwrapped(lines: readonly string[]): string {
  const said = lines.map((line) => line.trim()).filter(Boolean);
  const width = Math.max(0, ...said.map(({ length }) => length));
  const isFull = (line: string, next: string) => line.length + 1 + (next.split(' ')[0] ?? '').length > width;
  const isOneText =
    said.length >= LEAST_LINES &&
    width >= LEAST_WRAPPED &&
    said.every((line, at) => at === said.length - 1 || isFull(line, said[at + 1] ?? ''));
  return said.reduce((text, line, at) => {
    const before = said[at - 1] ?? '';
    const goesOn = before.length >= LEAST_WRAPPED && /[^.!?:;]$/.test(before) && /^\p{Ll}/u.test(line);
    return at === 0 ? line : `${text}${isOneText || goesOn ? ' ' : '\n'}${line}`;
  }, '');
}
