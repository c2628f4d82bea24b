/** What a box says, in lines: without what is not the seller's in it, and with its rows as "Material: oak". */
import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { BLOCK, kindOf, parentOf, within } from './boxes';
import type { PageDocument } from './defineSource';
import { inProse, linkedShareOn, type Side } from './linkedText';
import { LINE_END, plainText } from './plainText';
import { cellsOf, rowsOfBoxes, rowText } from './propertyRows';
import { lengthInWords, letters, oneLine, STOP, wordsOf } from './words';

/** Characters. */
export const LEAST_PARAGRAPH = 40;
/** Of a text that describes one product. */
export const MOST_CHARACTERS = 6000;
export const LEAST_ROWS = 3;
const MOSTLY_LINKED = 0.9;
const MOST_CAPTION = 3;
export const MOST_CAPTION_WORDS = 5;

/** What is in the box, without what is not the seller's in it, and without lines that say nothing. */
export function cleaned(
  { $, names }: PageDocument,
  element: Element,
  isOut: (element: Element) => boolean,
  name: string,
): string {
  const copy = $(element).clone();
  const inText = inProse($);
  const values = linkedValues($, element);
  const isPart = (part: Element) => inText(part) || values.has(part);
  const originals = within(element, '*');
  const named = namedParts(element);
  const root = copy[0] as Element;
  for (const [at, part] of within(root, '*').entries()) {
    const original = originals[at];
    if (!original) continue;
    const isOutside = isOut(original) && !isPart(original);
    // Emptied, not taken out: a box of thousands is searched for each that leaves it.
    // What a template holds is no child of it that can be missed, and is not shown.
    if (part.name !== 'template' && (isOutside || (isCaption($, original, isPart) && !named.has(original))))
      part.children = [];
  }
  dropCaptions($, root, 'next');
  dropCaptions($, root, 'prev');
  const titles = new Set([name, ...names].map(letters));
  sayRows($, root, titles);
  const isSaid = (line: string) =>
    /\p{L}{2}/u.test(line) && !isCode(line) && !isPriceLine(line) && !titles.has(letters(line));
  const lines = [...new Set(plainText($.html(copy)).split('\n'))];
  // A label goes with the number that it tells.
  const isLabel = (line: string, next: string | undefined) =>
    line.endsWith(':') && wordsOf(line).length <= MOST_CAPTION && next !== undefined && !isSaid(next);
  return lines.filter((line, at) => isSaid(line) && !isLabel(line, lines[at + 1])).join('\n');
}

/** Headings of boxes alike beside each other, one in each: what they name is a part, "Spirulina", and no "Description". */
function namedParts(box: Element): ReadonlySet<Element> {
  const headings = within(box, 'h2, h3, h4, h5, h6');
  // A page may hold thousands: how many there are in a box is counted once.
  const counts = new Map<Element, number>();
  for (const heading of headings)
    for (let around = parentOf(heading); around && around !== box; around = parentOf(around))
      counts.set(around, (counts.get(around) ?? 0) + 1);
  const partOf = (heading: Element) => {
    let part = heading;
    for (let around = parentOf(part); around && counts.get(around) === 1; around = parentOf(around))
      part = around;
    return part;
  };
  const beside = new Map<Element | null, Map<string, Element[]>>();
  for (const heading of headings) {
    const part = partOf(heading);
    const kinds = beside.get(parentOf(part)) ?? new Map<string, Element[]>();
    beside.set(parentOf(part), kinds);
    if (part === heading) continue;
    const alike = kinds.get(kindOf(part)) ?? [];
    alike.push(heading);
    kinds.set(kindOf(part), alike);
  }
  const groups = [...beside.values()].flatMap((kinds) => [...kinds.values()]);
  return new Set(groups.filter(({ length }) => length >= LEAST_ROWS).flat());
}

/** The values of rows that lead to more of their kind: "Brand" beside a link to all that Zenit makes. */
function linkedValues($: CheerioAPI, box: Element): ReadonlySet<Element> {
  const cells = within(box, 'dt, tr').map((row) => cellsOf($, row));
  const rows = [...cells.filter(({ length }) => length === 2), ...rowsOfBoxes(box)];
  const linkedShare = linkedShareOn($);
  return new Set(
    rows.flatMap(([, value]) =>
      value && linkedShare(value) > MOSTLY_LINKED ? [value, ...within(value, 'a, a *')] : [],
    ),
  );
}

/** Empties what stands by itself before a text, and calls it by a word or two; or behind one, where it heads nothing or is a control. */
function dropCaptions($: CheerioAPI, root: Element, side: Side) {
  const isCaptionThere = ({ box, text }: Beside) =>
    side === 'next'
      ? lengthInWords(text) > 0 && BLOCK.test(box.name)
      : !text.includes(':') && /^(?:div|p|section|h\d)$/.test(box.name);
  for (let found = wordsBeside($, root, side); found && isCaptionThere(found);) {
    found.box.children = [];
    found = wordsBeside($, root, side);
  }
}

interface Beside {
  readonly box: Element;
  readonly text: string;
}

/** A word or two that open a box, or end it, in one of their own, where the one on `side` of it is unlike it and holds a paragraph. */
function wordsBeside($: CheerioAPI, root: Element, side: Side): Beside | undefined {
  const saying = within(root, '*').filter((one) =>
    one.children.some((child) => child.type === 'text' && child.data.trim() !== ''),
  );
  const words = saying.at(side === 'next' ? 0 : -1);
  if (!words) return undefined;
  const text = $(words).text().trim();
  if (lengthInWords(text) > MOST_CAPTION || STOP.test(text)) return undefined;
  let box = words;
  for (let around = parentOf(box); around && around !== root; around = parentOf(around)) {
    if ($(around).text().trim() !== text) break;
    box = around;
  }
  const beside = (side === 'next' ? $(box).nextAll() : $(box).prevAll())
    .toArray()
    .find((one) => $(one).text().trim() !== '');
  const isUnlike = beside !== undefined && kindOf(beside) !== kindOf(box) && BLOCK.test(beside.name);
  return isUnlike && $(beside).text().trim().length >= LEAST_PARAGRAPH ? { box, text } : undefined;
}

/** What rows call something, and what they say of it, in one line: "Material: oak"; none says the name again. */
function sayRows($: CheerioAPI, root: Element, titles: ReadonlySet<string>) {
  const isName = (value: string) => titles.has(letters(value));
  for (const row of within(root, 'dt, tr')) {
    const cells = cellsOf($, row);
    const said = cells.map((cell) => oneLine($.html($(cell).contents())));
    if (said.length === 0 || said.length % 2 > 0 || said.every((text) => text === '')) continue;
    const isLabel = (text: string) =>
      wordsOf(text).length <= MOST_CAPTION_WORDS && (said.length === 2 || text === '' || text.endsWith(':'));
    if (said.some((text, at) => at % 2 === 0 && !isLabel(text))) continue;
    for (const [at, cell] of cells.entries()) {
      const [label = '', value = ''] = said.slice(at, at + 2);
      const isPair = at % 2 === 0 && label && value && !isName(value);
      $(cell).text(isPair ? `${label.replace(/\s*:$/, '')}: ${value}${LINE_END}` : '');
    }
  }
  for (const row of rowsOfBoxes(root)) {
    const text = rowText($, row);
    if (!text) continue;
    $(row[0]).text(isName(oneLine($(row[1]).html())) ? '' : `${text}${LINE_END}`);
    $(row[1]).text('');
  }
}

/** What heads a section or leads to one: "Description", "Read reviews". */
const isCaption = ($: CheerioAPI, element: Element, isPart: (element: Element) => boolean) =>
  /^(?:h\d|summary|legend|caption)$/.test(element.name) || element.attribs['role'] === 'tab'
    ? wordsOf($(element).text()).length <= MOST_CAPTION
    : element.name === 'a' &&
      /^(?:#|javascript:|$)/.test(element.attribs['href']?.trim() ?? '') &&
      !isPart(element);

const isPriceLine = (line: string) => /\d/.test(line) && line.replace(/[\P{L}]/gu, '').length <= 5;

export const isCode = (text: string) => /^\s*[{[<]|":\s*["{[]|\bfunction\s*\(/.test(text);
