/** Rows that call something and say what it is, "Material: oak": cells of a table, terms of a list, or boxes of two beside others of their kind. */
import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { kindOf, textUpTo, within } from './boxes';
import { lengthInWords, oneLine, STOP } from './words';

export type Row = readonly [label: Element, value: Element];

/** Fewer boxes of two beside each other are a name and a price, or a number and its unit. */
const LEAST_BOXES = 3;
/** Of the boxes of one kind: some labels are long. */
const NEARLY_ALL = 0.8;
const MOST_LABEL_WORDS = 5;
const MOST_VALUE = 300;
/** What is done or laid out there, whatever calls it a row. */
const CONTROL = 'button, input, select, textarea, form, iframe, table';
/** What no box of two holds that is a row: a card or a panel does. */
const CARD = `img, picture, h1, h2, p + p, ul, ol, ${CONTROL}`;

const elementsOf = (box: Element) => box.children.filter((child): child is Element => child.type === 'tag');

function isBoxOfTwo(box: Element): boolean {
  const parts = elementsOf(box);
  return (
    /^(?:div|li|p|section|span)$/.test(box.name) &&
    parts.length === 2 &&
    box.children.every((child) => child.type !== 'text' || child.data.trim() === '')
  );
}

const textOf = (element: Element) => textUpTo(MOST_VALUE, element).replace(/\s+/g, ' ').trim();

function isRow(box: Element): boolean {
  const [label, value] = elementsOf(box).map(textOf);
  return (
    label !== undefined &&
    /\p{L}/u.test(label) &&
    lengthInWords(label) <= MOST_LABEL_WORDS &&
    !STOP.test(label.at(-1) ?? '') &&
    value !== undefined &&
    value !== '' &&
    value.length <= MOST_VALUE &&
    within(box, CARD).length === 0
  );
}

/** What is in boxes around nothing else. */
function unwrapped(box: Element): Element {
  let inner = box;
  for (let [only, more] = elementsOf(inner); only && !more; [only, more] = elementsOf(inner)) {
    if (
      isBoxOfTwo(inner) ||
      inner.children.some((child) => child.type === 'text' && child.data.trim() !== '')
    )
      break;
    inner = only;
  }
  return inner;
}

/** Two rows that stand beside each other, as columns of a table. */
function columnsOf(box: Element): Element[] {
  const columns = elementsOf(box);
  const isOfRows =
    isBoxOfTwo(box) && columns.map(unwrapped).every((column) => isBoxOfTwo(column) && isRow(column));
  return isOfRows ? columns : [box];
}

/** The rows among the boxes that stand beside each other in a box. */
function rowsBeside(box: Element): Row[] {
  const byKind = new Map<string, Element[]>();
  for (const column of elementsOf(box).flatMap(columnsOf)) {
    const one = unwrapped(column);
    if (!isBoxOfTwo(one)) continue;
    const kind = [column, ...elementsOf(one)].map(kindOf).join('>');
    const alike = byKind.get(kind);
    if (alike) alike.push(one);
    else byKind.set(kind, [one]);
  }
  return [...byKind.values()].flatMap((boxes) => {
    const rows = boxes.filter(isRow);
    const labels = new Set(rows.map((one) => textOf(elementsOf(one)[0] as Element)));
    // A list of goods or of ratings says the same of each, or shows a picture of it.
    const isTable =
      rows.length >= Math.max(LEAST_BOXES, NEARLY_ALL * boxes.length) && labels.size === rows.length;
    return isTable ? rows.map((one) => elementsOf(one) as unknown as Row) : [];
  });
}

/** Boxes of two, as most shops lay out what they know of a product. */
export const rowsOfBoxes = (root: Element): Row[] => [root, ...within(root, '*')].flatMap(rowsBeside);

/** A list of points that are rows: "EAN: 9782365775717", the value in an element of its own. */
export function rowsOfPoints(list: Element): { readonly at: Element; readonly text: string }[] {
  const points = elementsOf(list);
  const rows = points.flatMap((at) => {
    const text = textOf(at);
    const [, label = '', value = ''] = /^([^:]+?)\s*:\s*(.+)$/u.exec(text) ?? [];
    const isMenu = within(at, 'a').length > 1 || within(at, CARD).length > 0;
    const isParted = elementsOf(at).some((part) =>
      [label, value].includes(textOf(part).replace(/\s*:$/, '')),
    );
    return isParted && !isMenu && lengthInWords(label) <= MOST_LABEL_WORDS
      ? [{ at, text: `${label}: ${value}` }]
      : [];
  });
  return rows.length >= LEAST_BOXES && rows.length === points.length ? rows : [];
}

/** All cells of a row of a table, or the two of a term, in their order. */
export const cellsOf = ($: CheerioAPI, row: Element): Element[] =>
  row.name === 'dt' ? [row, ...$(row).next('dd').toArray()] : $(row).children('th, td').toArray();

/** In one line; empty where one of the two says nothing, or holds more than a value. */
export function rowText($: CheerioAPI, [label, value]: Row): string {
  if (within(value, CONTROL).length > 0) return '';
  const [called, said] = [label, value].map((cell) => oneLine($(cell).html()).trim());
  return called && said ? `${called.replace(/\s*:$/, '')}: ${said}` : '';
}
