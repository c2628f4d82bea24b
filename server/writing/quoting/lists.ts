/** Which lines of a description are points of a list, rows of a table, or part of what stands over them. */
import { countWords } from '../../../contract/scripts/countWords';
import { isEnded, isRow, type Line } from './adText';
import { isLittleWord, termsOf, type Grammar } from './grammar';
import { isHeadingOfNotices, isNoReason, SMALL_SHARE } from './notices';
import { isCutOff } from './wholeSentence';

export const POINT = { min: 3, max: 20 } as const;
/** Points come in company. */
export const LEAST_POINTS = 3;
/** Of the points of a list, for all of it to be rows. */
const ROWS_SHARE = 0.5;
/** Single words among them: a table of which the figures are lost, or tabs. */
export const CELLS_SHARE = 0.25;

/** Words of a row, with what it is called. */
const ROW_WORDS = 10;
const NAMED_ROW = /^[^:.!?]{1,60}:/u;
/** What ends as a sentence is one: "Skin-friendly: protects the skin and calms it." */
const LEAST_SAID = 5;
const isSaid = (text: string) => isEnded(text) && countWords(text.replace(NAMED_ROW, '')) >= LEAST_SAID;
/** Lines of a table, also those that hold more than a value. */
export function besideRows(lines: readonly Line[]): ReadonlySet<Line> {
  const isRowAt = (at: number) => {
    const text = lines[at]?.sentences[0] ?? '';
    return isRow(text) || (NAMED_ROW.test(text) && countWords(text) <= ROW_WORDS && !isSaid(text));
  };
  return new Set(lines.filter((_, at) => isRowAt(at - 1) || isRowAt(at + 1)));
}

/** A row of a table that lost its colon: "Memory bus 128 bits". */
const CELL = /^\p{L}.* \p{N}[\p{N}.,]*\s?(?:\S{1,5}(?: \S{1,5})?)?$/u;
export const isCell = (text: string, grammar: Grammar) =>
  !isEnded(text) && CELL.test(text) && !termsOf(text, grammar).some((term) => isLittleWord(term, grammar));

interface Lists {
  /** Lines that stand for themselves: no rows, no cells of a table. */
  readonly points: ReadonlySet<Line>;
  /** Lines that are said with what stands over them, or are terms of trade: none of them is a sentence of its own. */
  readonly parts: ReadonlySet<Line>;
}
export function listsAmong(lines: readonly Line[], grammar: Grammar): Lists {
  const points = new Set<Line>();
  const parts = new Set<Line>();
  const isPoint = (line: Line | undefined) =>
    line !== undefined && line.sentences.length === 1 && countWords(line.sentences[0] ?? '') <= POINT.max;
  for (let at = 0; at < lines.length;) {
    const isMarked = lines[at]?.isMarked === true;
    let end = at;
    while (isPoint(lines[end]) && lines[end]?.isMarked === isMarked) end++;
    end = at + beforeTerms(lines.slice(at, end), grammar);
    end = at + beforeRows(lines.slice(at, end));
    const list = lines.slice(at, end);
    if (list.length >= LEAST_POINTS && isOfItsLead(list, lines[at - 1], grammar))
      for (const line of list) parts.add(line);
    else if (isListOfPoints(list, grammar)) {
      const stages = stagesAmong(list);
      // The first line without a mark may be the heading of the others.
      for (const line of isMarked || !list[0]?.isBare ? list : list.slice(1))
        (stages.has(line) ? parts : points).add(line);
    }
    at = Math.max(end, at + 1);
  }
  return { points, parts };
}

/** "0–6 months: lying down", "6–12 months: sitting": each is one of several, and says nothing without the others. */
const STAGE = /^\d+\s?[–-]\s?\d+\s\p{L}/u;
function stagesAmong(list: readonly Line[]): ReadonlySet<Line> {
  const stages = list.filter(({ sentences }) => STAGE.test(sentences[0] ?? ''));
  return new Set(stages.length > 1 ? stages : []);
}

/** How many lines stand before the terms of trade that a list goes on with: all, where it has too few of its own. */
function beforeTerms(list: readonly Line[], grammar: Grammar): number {
  const first = textsOf(list).findIndex((text) => isNoReason(text, grammar));
  return first > LEAST_POINTS ? first : list.length;
}

/** The same before a table that stands right under a list. */
function beforeRows(list: readonly Line[]): number {
  const texts = textsOf(list);
  const first = texts.findIndex((text) => isRow(text) || text.endsWith(':'));
  return first >= LEAST_POINTS && shareOf(texts.slice(first), isRow) >= ROWS_SHARE ? first : list.length;
}

const textsOf = (list: readonly Line[]) => list.map(({ sentences }) => sentences[0] ?? '');
const shareOf = (texts: readonly string[], isSuch: (text: string) => boolean) =>
  texts.filter(isSuch).length / texts.length;

/** Behind a colon, under a heading of small print or one that is cut off, or of small print itself. */
function isOfItsLead(list: readonly Line[], lead: Line | undefined, grammar: Grammar): boolean {
  const leading = lead?.sentences.at(-1) ?? '';
  const isHeading = lead?.isBare === true;
  return (
    leading.endsWith(':') ||
    (isHeading && (isHeadingOfNotices(lead, grammar) || isCutOff(leading, grammar))) ||
    shareOf(textsOf(list), (text) => isNoReason(text, grammar)) >= SMALL_SHARE
  );
}

function isListOfPoints(list: readonly Line[], grammar: Grammar): boolean {
  const texts = textsOf(list);
  return (
    list.length >= LEAST_POINTS &&
    shareOf(texts, (text) => isRow(text) || isCell(text, grammar)) < ROWS_SHARE &&
    (list[0]?.isMarked === true ||
      (!texts.some(isRow) && shareOf(texts, (text) => !text.includes(' ')) <= CELLS_SHARE))
  );
}
