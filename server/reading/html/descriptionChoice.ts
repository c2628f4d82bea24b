/** Which of a page's texts is told as the product's description: the likeliest, where it is likelier than none; else the person is asked. */
import {
  DESCRIPTION_SIGNS,
  type DescriptionCandidate,
  type DescriptionSign,
  type DescriptionWeights,
} from './descriptionSigns';
import { BEGINNING_LETTERS, lengthInWords, letters, sentencesOf, STOP, wordsOf } from './words';

/** How much less than 'none', or than the likeliest, a text may be worth: shops of one line have few signs. */
const DOUBTFUL = 4;
const STATED = [
  'stated',
  'statedOfVariant',
  'inState',
  'preview',
] as const satisfies readonly DescriptionSign[];
/** Of odds as a logarithm: three to one. */
const HARDLY = Math.log(3);
const MOST_OFFERED = 3;
/** Shares of its lines, and of its letters. */
const MOSTLY_LABELS = 0.4;
const FEW_LABELS = 0.25;
const MOSTLY_SENTENCES = 0.6;
const LEAST_CORE = 80;
/** Of what the page cuts short as previews are, in characters. */
const MOST_CUT = 320;
/** Of what stands over a table, in characters. */
const LEAST_LEAD = 120;
const MOST_CAPTIONS = 2;
/** Letters of the name of an element. */
const MOST_STRAY = 3;
const CAPTION_WORDS = 3;
const SENTENCE_WORDS = 8;
const LEAST_CELLS = 6;
const LEAST_RUN = 3;
/** Of the letters of a text. */
const MOSTLY_ALL = 0.6;
const MOSTLY_CELLS = 0.75;
const CELL_WORDS = 4;
const LABEL_END = /: (?=\S)/;
const LEAST_ROWS = 3;
/** Rows of a table whose value is a word. */
const LEAST_WORDED = 2;
/** Of the words of the product's name. */
const LEAST_NAMED = 0.5;
/** Of the words that say what the page is about. */
const HARDLY_ABOUT = 0.25;
const NOT_ABOUT = 0.1;
const HALF_ABOUT = 0.5;
/** Of the words of the product's name: one that any text has. */
const NOT_NAMED = 0.15;
const MOSTLY_ABOUT = 0.75;
/** Of the sentences of a text. */
const SOME_OF_SHOP = 0.25;
/** What data or previews tell the beginning of. */
const BEGUN = [
  'continued',
  'beginsAsStated',
  'beginsAsPreview',
] as const satisfies readonly DescriptionSign[];
const FROM_PAGE = [
  'stated',
  'statedOfVariant',
  'inState',
  'shown',
] as const satisfies readonly DescriptionSign[];
/** Of the letters of a text. */
const LEAST_LINKED = 0.1;
/** Of the letters of a table. */
const MOST_PROSE = 0.5;

interface Judged extends DescriptionCandidate {
  /** In logarithms of odds. */
  readonly worth: number;
}

/** Empty where no text is likely enough: where it has hardly a sign of one. */
export function productDescription(
  all: readonly DescriptionCandidate[],
  weights: DescriptionWeights,
): string {
  const likeliest = judged(all, weights);
  return writtenText(likeliest, weights) || shownTable(likeliest, weights);
}

/** Where nobody wrote a text that may be it, what the page's table says of the product, row by row. */
function shownTable(likeliest: readonly Judged[], weights: DescriptionWeights): string {
  const isText = (one: Judged) =>
    isOwn(one, weights) &&
    !isFaintLine(one, weights) &&
    !isUnwritten(one) &&
    !isCellOf(one, likeliest) &&
    !one.signs.titleAgain &&
    !isPromises(one) &&
    !isOfNothing(one) &&
    !isOfShop(one);
  if (likeliest.some(isText)) return '';
  const isTable = ({ text, signs }: Judged) =>
    (signs.shown ?? 0) + (signs.properties ?? 0) > 0 &&
    rowShare(text) >= MOSTLY_CELLS &&
    text.split('\n').filter(saysAWord).length >= LEAST_WORDED;
  const table = likeliest.find(isTable)?.text ?? '';
  return table.split('\n').filter(isLabelled).join('\n');
}

/** What search engines alone are told, and is hardly a description. */
const isFaintLine = ({ signs, worth }: Judged, weights: DescriptionWeights) =>
  (signs.preview ?? 0) > 0 && FROM_PAGE.every((sign) => !signs[sign]) && worth < weights.noDescription;

function writtenText(likeliest: readonly Judged[], weights: DescriptionWeights): string {
  const ofNothing = likeliest.filter(isOfNothing);
  const texts = likeliest.filter(
    (one) =>
      !isUnwritten(one) &&
      !isCellOf(one, likeliest) &&
      !isSites(one, likeliest) &&
      !isOfShop(one) &&
      !ofNothing.some((part) => isMostly(one, part)),
  );
  const [likely] = texts;
  const best =
    likely && saysNothing(likely)
      ? (texts.find((one) => one.worth >= weights.noDescription && saysMore(one)) ?? likely)
      : likely;
  if (!best || !isOwn(best, weights)) return '';
  // Where what is likelier is a table, or it is a line or two that nothing calls its own, only what is likelier than no description is one.
  const isNext = best !== likeliest[0];
  const isFaint =
    isNext || (!isStated(best) && (isPromises(best) || (!isSellers(best) && (best.signs.short ?? 0) > 0)));
  if (isFaint && best.worth < weights.noDescription) return '';
  if (!isSellers(best) && (best.signs.short ?? 0) > 0 && isUnderShopsName(best, likeliest)) return '';
  // A second text that is as likely speaks for the first: what a product is stands in parts, each of which is its description.
  const called = texts.find((one) => isCalledOne(one, best));
  const isCalledInstead =
    called && (isPartOf(best, called) || isOfLess(best, called) || isUncalled(best, called));
  const told = isCalledInstead ? called : (shownInstead(best, texts) ?? best);
  return bodyOf(wholeOf(coreOf(told, texts), texts));
}

/** A shop's promises are short lines without a word of the product's name. */
const isPromises = (one: Judged) => isNameless(one) && (one.signs.labels ?? 0) >= MOSTLY_LABELS;
const isNameless = ({ signs }: Judged) => signs.named === 0;
/** Whether a line over it names the shop: "Money back if anything is wrong" below "Shop's buyer protection". */
const isUnderShopsName = (one: Judged, all: readonly Judged[]) =>
  !one.signs.namesSite &&
  isNameless(one) &&
  all.some(
    ({ text, signs }) =>
      (signs.namesSite ?? 0) > 0 &&
      text.endsWith(`\n${one.text}`) &&
      text.split('\n').length - one.text.split('\n').length <= MOST_CAPTIONS,
  );
/** By the heading over it and by its markup. */
const CALLED = ['headedDescription', 'namedDescription'] as const satisfies readonly DescriptionSign[];
/** Where nothing but its place says that it is about the product; data may call a notice of one sentence the description. */
const isOfNothing = (one: Judged) =>
  one.namesNothing === true &&
  !CALLED.every((sign) => (one.signs[sign] ?? 0) > 0) &&
  (isStated(one) ? isNotice(one.text) && !one.signs.short : BEGUN.every((sign) => !one.signs[sign]));
const isNotice = (text: string) => !text.includes('\n') && sentencesOf(text).length === 1;
/** Of the product: what a shop prints, sends and takes back reads alike on all its pages. */
const saysNothing = (one: Judged) =>
  !isStated(one) &&
  BEGUN.every((sign) => !one.signs[sign]) &&
  (one.signs.about ?? 0) < (isNameless(one) ? HARDLY_ABOUT : NOT_ABOUT) &&
  (one.signs.named ?? 0) < NOT_NAMED;
const saysMore = ({ signs }: Judged) =>
  (signs.labels ?? 0) < MOSTLY_ALL && ((signs.about ?? 0) >= HALF_ABOUT || (signs.named ?? 0) > HARDLY_ABOUT);
/** A box around such a text and a caption. */
const isMostly = (one: Judged, part: Judged) =>
  letters(one.text).includes(letters(part.text)) &&
  letters(part.text).length >= MOSTLY_ALL * letters(one.text).length;

/** What only search engines are told, of little that the product is called, where data describe it by something else: the shop's campaign. */
const isSites = (one: Judged, all: readonly Judged[]) =>
  (one.signs.preview ?? 0) > 0 &&
  FROM_PAGE.every((sign) => !one.signs[sign]) &&
  (one.signs.named ?? 1) < LEAST_NAMED &&
  all.some((other) => (other.signs.stated ?? 0) > 0 && !isOneWith(one.text, other.text));

/** What the page shows of the shop that is named in it, and hardly of the product: how many things it sells, and where it delivers. */
const isOfShop = ({ signs }: Judged) =>
  (signs.namesSite ?? 0) >= SOME_OF_SHOP &&
  (signs.about ?? 0) < HARDLY_ABOUT &&
  (signs.named ?? 1) < HARDLY_ABOUT &&
  [...BEGUN, ...STATED].every((sign) => !signs[sign]);

/** In the place of a text that only scripts hold, the likeliest that they hold and the page shows. */
const shownInstead = (best: Judged, texts: readonly Judged[]): Judged | undefined =>
  isOfScripts(best)
    ? texts.find(
        (one) =>
          (one.signs.shown ?? 0) > 0 &&
          (isBehindStray(one, best) ||
            (!isOneWith(one.text, best.text) &&
              texts.some((other) => isOfScripts(other) && isOneWith(other.text, one.text)))),
      )
    : undefined;
/** What a script escapes in a way of its own leaves the letters of its markup before the text: "pTurned by hand". */
function isBehindStray(one: Judged, best: Judged): boolean {
  const place = letters(best.text).indexOf(letters(one.text).slice(0, BEGINNING_LETTERS));
  return place > 0 && place <= MOST_STRAY && letters(one.text).length >= BEGINNING_LETTERS;
}
const isOfScripts = ({ signs }: Judged) => (signs.inState ?? 0) > 0 && !signs.shown && !signs.stated;

/** What data call the description, and no search engine's line is, needs no other sign beside what is hardly likelier. */
const isCalledOne = ({ signs, worth }: Judged, best: Judged) =>
  (signs.stated ?? 0) > 0 &&
  (signs.isPreview ?? 0) === 0 &&
  (signs.short ?? 0) === 0 &&
  best.worth - worth <= HARDLY;

/** Whether nothing calls a text the description, and what is called one says something else. */
const isUncalled = (one: Judged, called: Judged) => !isSellers(one) && !isOneWith(one.text, called.text);

/** Whether a text is what another one says from a later line on. */
const isPartOf = (one: Judged, whole: Judged) =>
  letters(whole.text).indexOf(letters(one.text).slice(0, BEGINNING_LETTERS)) > 0;

/** Whether it has hardly a word of the product in it, and the other one has: how a shop prints and sends things. */
const isOfLess = (one: Judged, other: Judged) =>
  !isStated(one) &&
  (one.signs.about ?? 0) < HARDLY_ABOUT &&
  (one.signs.named ?? 1) < HARDLY_ABOUT &&
  (other.signs.about ?? 0) >= MOSTLY_ABOUT &&
  (other.signs.named ?? 0) >= LEAST_NAMED;

/** What a person is asked to choose from where no description is told: each says something else. */
export function possibleDescriptions(
  all: readonly DescriptionCandidate[],
  weights: DescriptionWeights,
): string[] {
  const texts = judged(all, weights);
  const most = texts[0]?.worth ?? 0;
  return texts
    .filter((one) => isOwn(one, weights) && most - one.worth <= DOUBTFUL && !one.signs.titleAgain)
    .filter((one, at, some) => !some.slice(0, at).some(({ text }) => isOneWith(text, one.text)))
    .slice(0, MOST_OFFERED)
    .map((one) => bodyOf(wholeOf(coreOf(one, texts), texts)));
}

const SELLERS = [
  'stated',
  'inState',
  'namedDescription',
  'headedDescription',
] as const satisfies readonly DescriptionSign[];
/** Whether data or markup call it a description. */
const isSellers = ({ signs }: Judged) => SELLERS.some((sign) => (signs[sign] ?? 0) > 0);

/** At the label of an id ("SKU:") or the name of a field ("short_description:"): a table, not a text. */
const opensInField = ({ text }: DescriptionCandidate) =>
  /^(?:\p{Lu}{2,4}|\p{Ll}+(?:_[\p{Ll}\d]+)+)\s*:\s*(?:\n|$)|^\p{Ll}+(?:_[\p{Ll}\d]+)+:/u.test(text);

/** What the page shows and calls its description: points without a mark are a list, no table. */
const isShownPreview = ({ shown, isPreview }: DescriptionCandidate['signs']) =>
  (shown ?? 0) > 0 && (isPreview ?? 0) > 0;

/** Properties, and a line that asks a price: worth offering, but nobody wrote them as a text. */
const isUnwritten = ({ text, signs }: Judged) =>
  (signs.properties ?? 0) > 0 ||
  ((signs.stated ?? 0) === 0 &&
    !isShownPreview(signs) &&
    (isCells(text) || (isRows(text) && !isLed(text)))) ||
  ((signs.short ?? 0) > 0 && (signs.prices ?? 0) > 0) ||
  // A few words and no sentence, whatever the box is called: an energy class.
  (!isStated({ signs }) && (signs.short ?? 0) > 0 && signs.labels === 1);

/** What a likelier table says in one of its rows: no sentence of its own. */
const isCellOf = (one: Judged, all: readonly Judged[]) =>
  !one.text.split('\n').some((line) => STOP.test(line.at(-1) ?? '')) &&
  all.some((other) => other.worth > one.worth && isUnwritten(other) && isPartOf(one, other));

/** "Brand" over "Zenit", a line each; what a mark begins is a point. */
function isCells(text: string): boolean {
  const lines = text
    .split('\n')
    .map((line) => (/^[-–•·*]/.test(line) ? CELL_WORDS + 1 : lengthInWords(line)));
  const cells = lines.filter((words) => words <= CELL_WORDS).length;
  return (
    lines.length >= LEAST_CELLS &&
    cells >= MOSTLY_CELLS * lines.length &&
    lines.every((words) => words < SENTENCE_WORDS)
  );
}

/** Whether somebody wrote a sentence or two over the table. */
function isLed(text: string): boolean {
  const [first = ''] = text.split('\n');
  return (
    first.length >= LEAST_LEAD && lengthInWords(first) >= SENTENCE_WORDS && STOP.test(first) && !isRow(first)
  );
}

/** "Brand: Zenit", a label whose value is elsewhere, or a cell. */
function isRows(text: string): boolean {
  const lines = text.split('\n');
  const rows = lines.filter(isRow).length;
  const prose = lines.filter((line) => lengthInWords(line) >= SENTENCE_WORDS && !isRow(line));
  if (prose.join('').length > MOST_PROSE * text.length) return false;
  const cells = lines.filter((line) => lengthInWords(line) <= CELL_WORDS && !isRow(line)).length;
  return rows >= LEAST_ROWS && rows >= cells && rows + cells >= MOSTLY_CELLS * lines.length;
}

/** "Wood: oak"; ids and weights alone say nothing of what a thing is. */
const saysAWord = (line: string) =>
  isLabelled(line) && /\p{L}{3}|\p{Lo}{2}/u.test(line.split(LABEL_END).slice(1).join(' '));

/** Of its lines; 0 where they are too few to be a table. */
function rowShare(text: string): number {
  const lines = text.split('\n');
  const rows = lines.filter(isRow).length;
  return rows < LEAST_ROWS ? 0 : rows / lines.length;
}

function isRow(line: string): boolean {
  const [, ...value] = line.split(LABEL_END);
  return isLabelled(line) && lengthInWords(value.join(' ')) < SENTENCE_WORDS && !/[.!?]$/.test(line);
}

function isLabelled(line: string): boolean {
  const [label = '', ...value] = line.split(LABEL_END);
  return lengthInWords(label) <= CELL_WORDS && lengthInWords(value.join(' ')) > 0;
}

const judged = (all: readonly DescriptionCandidate[], weights: DescriptionWeights): Judged[] =>
  all
    .filter((one) => !opensInField(one))
    .map((one) => ({
      ...one,
      worth: DESCRIPTION_SIGNS.reduce((sum, sign) => sum + (one.signs[sign] ?? 0) * weights[sign], 0),
    }))
    .toSorted((a, b) => b.worth - a.worth);

/** What a page says of itself is told however little it is; what stands anywhere on it is not. */
const isOwn = ({ signs, worth }: Judged, weights: DescriptionWeights) =>
  isStated({ signs }) || worth >= weights.noDescription - DOUBTFUL;
const isStated = ({ signs }: Pick<DescriptionCandidate, 'signs'>) =>
  STATED.some((sign) => (signs[sign] ?? 0) > 0);

/** Of its lines, those of a word or three that are neither points nor rows: tabs and buttons. */
function captionShare(text: string): number {
  const lines = text.split('\n');
  const isSaid = (line: string) => /^[-–•·*]/.test(line) || isRow(line);
  return lines.filter((line) => lengthInWords(line) < CELL_WORDS && !isSaid(line)).length / lines.length;
}

/** Data may tell the page's whole text: of what is mostly labels, the likeliest text in it that is prose. */
function coreOf(one: Judged, all: readonly Judged[]): Judged {
  // Prose under many captions is the whole text itself.
  if (captionShare(one.text) < MOSTLY_LABELS || (one.signs.sentences ?? 0) >= MOSTLY_SENTENCES) return one;
  const said = letters(one.text);
  const isCore = ({ text, signs, worth }: Judged) =>
    text.length >= LEAST_CORE &&
    (signs.labels ?? 0) < FEW_LABELS &&
    (signs.sentences ?? 0) >= MOSTLY_SENTENCES &&
    one.worth - worth <= DOUBTFUL &&
    said.includes(letters(text).slice(0, BEGINNING_LETTERS));
  return all.find((other) => other !== one && isCore(other)) ?? one;
}

const bodyOf = ({ body, text }: DescriptionCandidate) => fromProse(body ?? text);

/** Without the captions over it: a line or two of a word or three before a sentence. */
function fromProse(text: string): string {
  const lines = text.split('\n');
  const first = lines.slice(0, MOST_CAPTIONS + 1).findIndex((line) => wordsOf(line).length > CAPTION_WORDS);
  const isSentence = first > 0 && wordsOf(lines[first] ?? '').length >= SENTENCE_WORDS;
  return isSentence ? lines.slice(first).join('\n') : text;
}

/** What data cut short the page says whole. */
function wholeOf(one: Judged, all: readonly Judged[]): Judged {
  const isEnded = !isStated(one) || STOP.test(one.text.at(-1) ?? '');
  if (one.text.length > MOST_CUT && isEnded) return one;
  const whole = all
    .filter(
      ({ text, worth, signs }) =>
        one.worth - worth <= DOUBTFUL &&
        goesOn(one.text, text) &&
        // Behind it may stand controls alone.
        ((signs.linked ?? 0) <= Math.max(LEAST_LINKED, one.signs.linked ?? 0) ||
          text.length >= 2 * one.text.length),
    )
    .toSorted((a, b) => b.text.length - a.text.length)[0];
  if (!whole || whole === one) return one;
  const { body, text } = whole;
  return {
    ...whole,
    text: withoutCells(one.text, text),
    ...(body === undefined ? {} : { body: withoutCells(one.body ?? one.text, body) }),
  };
}

/** Whether it begins so, and does not begin so again: that is a list of alike things. */
function goesOn(text: string, whole: string): boolean {
  const [said, all] = [letters(text), letters(whole)];
  const again = said.slice(0, BEGINNING_LETTERS);
  return all.startsWith(said) && (again.length < BEGINNING_LETTERS || !all.includes(again, said.length));
}

/** What stands behind a text ends at a run of cells: a table that is shown in boxes, or a choice of sizes. */
function withoutCells(text: string, whole: string): string {
  const lines = whole.split('\n');
  const isCell = (line: string) => lengthInWords(line) <= CAPTION_WORDS && !LABEL_END.test(line);
  const isRun = (at: number) =>
    lines.length - at >= LEAST_RUN && lines.slice(at, at + LEAST_RUN).every(isCell);
  const said = letters(text).length;
  let count = 0;
  const end = lines.findIndex((line, at) => {
    const isBehind = count >= said;
    count += letters(line).length;
    return isBehind && isRun(at);
  });
  return end < 0 ? whole : lines.slice(0, end).join('\n');
}

/** Whether two texts begin alike or one holds the other's beginning. */
const isOneWith = (one: string, other: string) => {
  const [a, b] = [letters(one), letters(other)];
  return a.includes(b.slice(0, BEGINNING_LETTERS)) || b.includes(a.slice(0, BEGINNING_LETTERS));
};
