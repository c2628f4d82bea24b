/** The texts that may be the seller's description: all that the page's data state and that it shows, with what is known of each. */
import { aboutness } from './aboutness';
import type { PageDocument } from './defineSource';
import type { DescriptionCandidate, DescriptionSignsOf } from './descriptionSigns';
import { TRUST, type Finding } from './finding';
import type { Markup } from './markupWords';
import { buyingControls } from './shownPrices';
import { continuedOnPage, shownDescriptions } from './shownDescription';
import {
  BEGINNING_LETTERS,
  lengthInWords,
  letters,
  sentencesOf,
  PRICE,
  shareOf,
  STOP,
  wordsOf,
} from './words';

export interface DescriptionInput {
  readonly title: string;
  /** What the page's data and previews state, most trusted first. */
  readonly stated: readonly Finding[];
  /** What the site is called. */
  readonly site: readonly string[];
  /** A text without what stands where nobody has written one. */
  readonly withoutFiller: (text: string) => string;
}

const MOST_PREVIEW = 320;
/** Letters of a line. */
const LEAST_SHOWN = 20;
/** "…for a week.Height: 45 cm": what a break that was lost leaves behind. */
const RUN_TOGETHER = /[^\s\p{Lu}\p{Ps}\p{Pi}\p{Pd}'’/"](?=[\p{Lu}\p{Ps}\p{Pi}*•])/u;
const OPENING = /(?!°)[\p{Ps}\p{Pi}\p{Pd}\p{So}"*#•]/u;
/** Of the words that say what the page is about: a single one is chance. */
const LEAST_ABOUT = 0.25;
/** Points and rows are about one thing each. */
const LEAST_POINTS_ABOUT = 0.05;
const SOME_SENTENCES = 0.25;
/** Shorter names are looked for as words. */
const LEAST_SITE = 4;
/** What is left beside offers is mostly another one. */
const LEAST_PREVIEW = 80;
/** Letters beside the whole title: fewer only offer it. */
const LEAST_BESIDE_TITLE = 60;
/** The same of a line that ends no sentence. */
const LEAST_UNENDED = 100;
const SHORT_CHARACTERS = 80;
const LONG_CHARACTERS = 800;
const MANY_PRICES = 4;
/** Words: a shorter name is seldom said again. */
const LEAST_NAME = 4;
const PROSE_WORDS = 12;
/** Lines. */
const MOST_OFFERS = 2;
const MOST_AGREED = 4;
/** Of a text that another one wraps. */
const LEAST_WRAPPED = 0.4;
const LABEL_WORDS = 4;
/** Of a text behind its title, in characters. */
const LEAST_BODY = 80;
/** Of a title's words. */
const NEARLY_ALL = 0.9;
/** Of the words of a line. */
const LEAST_NAMED = 0.75;
/** The makers' names. */
const MOST_BEFORE_TITLE = 80;
/** Before a sentence or a quotation. */
const DASH = /^\s+[-–—]\s+(?=[\p{Lu}\p{Pi}"'«])/u;
const GLUED = /^[\p{L}\p{N}\p{Pe}"”]\p{Lu}/u;
const CAPTIONS = ['description', 'details'] as const;
const CAPTION_WORDS = 2;
const CELL_WORDS = 4;
/** Of the lines of a text, so many begin as data do. */
const TOLD_LINES = 3;
/** Lines over a caption, its own with them; of a table any number. */
const MOST_OVER = 6;
/** Of a picture or a page, which only scripts read. */
const ADDRESS = /^(?:https?:\/\/|www\.)\S+/i;
/** What decorates lines for search engines, and what leads on. */
const SIGN = /[\p{So}►✓✔|>»→%]|\.\.\.|…/gu;

/** Of those, what a line of its own would begin with; a trade mark's stands behind its name. */
const BEFORE_SIGN = /(?=[^\P{So}©®℗℠™°])/u;
/** Words of a sentence. */
const LEAST_TOLD = 6;
const TERM = /^[^:.!?]{2,40}:\s[^:.!?]{2,40}:\s(\p{Lu}.+)$/u;
const TERM_WORDS = 8;
/** Of the lines of a table. */
const MOSTLY_ROWS = 0.75;

export function descriptionCandidates(
  page: PageDocument,
  { title, stated, site, withoutFiller }: DescriptionInput,
): DescriptionCandidate[] {
  const ownNames = site
    .map(unaccented)
    .filter((name) => name.length >= LEAST_SITE && !unaccented(title).includes(name));
  const previews = stated.filter(({ trust }) => trust < TRUST.variant).map(({ value }) => letters(value));
  const shown = shownDescriptions(page);
  const breaks = shownBreaks(shown);
  const orders = once(() => new Set(buyingControls(page).map((control) => letters(page.$(control).text()))));
  // Some plugins state all that the page says around its price, its basket with it.
  const isBlock = (text: string) =>
    PRICE.test(text) && text.split('\n').some((line) => letters(line) !== '' && orders().has(letters(line)));
  const saying = stated.filter(({ value }) => !isBlock(value));
  const data: DescriptionCandidate[] = saying.map(({ value, trust, isTable }) => {
    const isLine = previews.includes(letters(value)) || value.length < MOST_PREVIEW;
    const text = trust >= TRUST.variant ? breaks(value) : value;
    return {
      text: isLine ? sellersSentences(text, letters(title), ownNames) : text,
      signs: {
        stated: flag(trust >= TRUST.structured),
        inState: flag(trust === TRUST.embedded),
        statedOfVariant: flag(trust === TRUST.variant),
        preview: flag(trust < TRUST.variant),
        properties: flag(isTable === true),
        isPreview: flag(previews.includes(letters(value))),
      },
    };
  });
  const continued = data.slice(0, 2).flatMap(({ text }): DescriptionCandidate[] => {
    const whole = continuedOnPage(page, text);
    return whole.length > text.length ? [{ text: whole, signs: { shown: 1, continued: 1 } }] : [];
  });
  const aboutOf = aboutness(page);
  const begins = (texts: readonly string[]) =>
    texts
      .map((text) => text.slice(0, BEGINNING_LETTERS))
      .filter((text) => text.length >= BEGINNING_LETTERS / 2);
  const statedBeginnings = begins(
    saying.filter(({ trust }) => trust >= TRUST.variant).map(({ value }) => letters(value)),
  );
  const previewBeginnings = begins(previews);
  const known = new Map<string, DescriptionSignsOf>();
  const texts = new Map<string, string>();
  const told = [...statedBeginnings, ...previewBeginnings];
  for (const { text: whole, signs } of [...shown, ...continued, ...data]) {
    const written = withoutFiller(whole);
    const own = belowOffers(fromTold(belowCaption(written, page.markup), told), title);
    const text = belowNotices(withoutTerms(aboveShops(own, page.markup)), title);
    const said = letters(text);
    if (said === '' || ADDRESS.test(text) || isTitle(text, title)) continue;
    if (!texts.has(said)) texts.set(said, text);
    known.set(said, { ...known.get(said), ...nonZero(signs) });
  }
  const all = [...known.keys()];
  const isNameLong = lengthInWords(title) >= LEAST_NAME;
  return [...known].map(([said, signs]) => {
    const text = texts.get(said) ?? '';
    const body = behindTitle(text, title);
    const written = writtenSigns(text, title, ownNames);
    const isProse = (written.sentences ?? 0) > SOME_SENTENCES;
    const namesNothing =
      isNameLong &&
      shareOf(title, text) === 0 &&
      aboutOf(text) < (isProse ? LEAST_ABOUT : LEAST_POINTS_ABOUT);
    return {
      text,
      ...(body === text ? {} : { body }),
      namesNothing,
      signs: {
        about: aboutOf(text),
        ...signs,
        ...written,
        ...besideSigns(said, all, { stated: statedBeginnings, previews: previewBeginnings }),
      },
    };
  });
}

/** A text with the breaks that the page shows in it where its data lost them: "…for a week.Height: 45 cm". */
function shownBreaks(shown: readonly DescriptionCandidate[]): (text: string) => string {
  const lines = once(() =>
    [...new Set(shown.flatMap(({ text }) => text.split('\n')).map(letters))].filter(
      ({ length }) => length >= LEAST_SHOWN,
    ),
  );
  return (text) => {
    if (!RUN_TOGETHER.test(text)) return text;
    const places: number[] = [];
    let said = '';
    for (const { 0: sign, index } of text.matchAll(/[\p{L}\p{M}\p{N}]/gu))
      for (const letter of letters(sign)) {
        said += letter;
        places.push(index);
      }
    const lost = lines().flatMap((line) => {
      const at = said.indexOf(line);
      return at < 0 ? [] : [at, at + line.length].map((one) => beforeSigns(text, places[one] ?? text.length));
    });
    return [...new Set(lost)]
      .filter((at) => at > 0 && /\S/.test(text[at - 1] ?? '') && /\S/.test(text[at] ?? ''))
      .toSorted((a, b) => b - a)
      .reduce((parted, at) => `${parted.slice(0, at)}\n${parted.slice(at)}`, text);
  };
}

/** Worked out when it is first asked for. */
function once<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | undefined;
  return () => (found ??= { value: find() }).value;
}

/** Before the marks that open there: a quote, a bracket, a star. */
function beforeSigns(text: string, place: number): number {
  let at = place;
  while (at > 0 && OPENING.test(text[at - 1] ?? '')) at -= 1;
  return at;
}

/** What stands below a label, or below a line that only calls it a description; without the lines over that one, but a text that begins over its list of features is kept whole. */
function belowCaption(text: string, markup: Markup): string {
  const lines = text.split('\n');
  const cells = lines.findIndex((line) => lengthInWords(line) > CELL_WORDS);
  const over = lines.slice(0, Math.min(Math.max(MOST_OVER, cells), lines.length - 1));
  const prose = over.findIndex((line) => lengthInWords(line) >= PROSE_WORDS && STOP.test(line));
  const isCaption = (line: string, at: number) =>
    wordsOf(line).length <= CAPTION_WORDS &&
    CAPTIONS.some(
      (kind) => (kind === 'description' || at < prose || prose < 0) && markup.isNamed(line, kind),
    );
  const isLabel = (line: string) => line.endsWith(':') && wordsOf(line).length <= CAPTION_WORDS;
  const at = Math.max(over.findLastIndex(isCaption), over.findIndex((line) => !isLabel(line)) - 1);
  const below = lines.slice(at + 1).join('\n');
  return at >= 0 && below.length >= text.length / 2 ? below : text;
}

/** From the line on with which data or previews begin what they tell: over it stand tabs, badges and notices. */
function fromTold(text: string, told: readonly string[]): string {
  const lines = text.split('\n');
  const at = lines.findIndex((_, from) => {
    const said = letters(lines.slice(from, from + TOLD_LINES).join(''));
    return told.some((beginning) => said.startsWith(beginning));
  });
  const below = lines.slice(at).join('\n');
  return at > 0 && below.length >= text.length / 2 ? below : text;
}

/** Without the lines over it that ask money for something else than the product: its delivery. */
function belowOffers(text: string, title: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => !PRICE.test(line) || shareOf(title, line) > 0);
  const below = lines.slice(at).join('\n');
  return at > 0 && at <= MOST_OFFERS && below.length >= LEAST_BODY ? below : text;
}

/** Without what stands below a caption of the shop's own, "Shipping": what it sends and takes back. Empty where that is all. */
function aboveShops(text: string, markup: Markup): string {
  const lines = text.split('\n');
  const isShops = (line: string) =>
    lengthInWords(line) <= CAPTION_WORDS && !STOP.test(line) && markup.isWorded(line, 'notTheSellers');
  const at = lines.findIndex(isShops);
  if (at < 0) return text;
  const above = lines.slice(0, at).join('\n');
  const isAllShops = !lines
    .slice(at + 1)
    .some(
      (line) => lengthInWords(line) <= CAPTION_WORDS && CAPTIONS.some((kind) => markup.isNamed(line, kind)),
    );
  return isAllShops && (at === 0 || above.length >= LEAST_BODY) ? above : text;
}

/** Without the lines over rows that say nothing of the product, and are no prose: who answers for the page, and when it was changed. */
function belowNotices(text: string, title: string): string {
  const lines = text.split('\n');
  const isRow = (line: string) => /^[^:]{2,40}: \S/u.test(line) && !STOP.test(line.at(-1) ?? '');
  const at = lines.findIndex(isRow);
  const over = lines.slice(0, Math.max(0, at));
  const below = lines.slice(at);
  const isTable = below.length >= TOLD_LINES && below.filter(isRow).length >= MOSTLY_ROWS * below.length;
  const isNotice =
    over.every((line) => lengthInWords(line) < PROSE_WORDS) && shareOf(title, over.join('\n')) === 0;
  return at > 0 && isTable && isNotice && over.some((line) => STOP.test(line)) ? below.join('\n') : text;
}

/** Without rows that explain a term of the shop's: "Condition: New: A brand-new, unused item in its original packaging." */
const withoutTerms = (text: string) =>
  text
    .split('\n')
    .filter((line) => !isTerm(line))
    .join('\n');
const isTerm = (line: string): boolean => {
  const [, explained = ''] = TERM.exec(line) ?? [];
  return lengthInWords(explained) >= TERM_WORDS && !/[\d:]/.test(explained);
};

/** The title again, or the name of another of its kind as a list of goods has it. */
const isTitle = (text: string, title: string) =>
  letters(title).includes(letters(text)) ||
  (!STOP.test(text) && !text.includes('\n') && shareOf(text, title) >= LEAST_NAMED);

/** A point, a label with its value, or a sentence. */
const isSaying = (line: string) => /^[-–•·*]|:\s*\S/u.test(line) || STOP.test(line.trimEnd().at(-1) ?? '');

/** Behind a line that only says the title, behind a dash after it, "Ann Ash - The stool - It all began", or right behind it, where markup alone parts them. */
function behindTitle(text: string, title: string): string {
  const [line = '', ...more] = text.split('\n');
  const rest = more.join('\n');
  const isTitle =
    shareOf(title, line) >= NEARLY_ALL && wordsOf(line).length - wordsOf(title).length <= CAPTION_WORDS;
  if (isTitle && rest.length >= LEAST_BODY && !isSaying(line)) return rest;
  const at = title === '' ? -1 : line.toLowerCase().indexOf(title.toLowerCase());
  if (at < 0 || at > MOST_BEFORE_TITLE) return text;
  const dash = DASH.exec(text.slice(at + title.length))?.[0] ?? '';
  const behind = text.slice(at + title.length + dash.length);
  const isGlued = at === 0 && GLUED.test(title.slice(-1) + behind);
  return (dash !== '' || isGlued) && behind.length >= LEAST_BODY ? behind : text;
}

interface Beginnings {
  readonly stated: readonly string[];
  readonly previews: readonly string[];
}

/** What a text has in common with the page's others; all in letters alone. */
function besideSigns(
  said: string,
  all: readonly string[],
  { stated, previews }: Beginnings,
): DescriptionSignsOf {
  const begins = (some: readonly string[]) => some.some((one) => said.startsWith(one));
  const holds = (some: readonly string[]) => some.some((one) => said.indexOf(one) > 0);
  const own = said.slice(0, BEGINNING_LETTERS);
  return {
    beginsAsStated: flag(begins(stated)),
    holdsStated: flag(holds(stated) && !begins(stated)),
    beginsAsPreview: flag(begins(previews)),
    holdsPreview: flag(holds(previews) && !begins(previews)),
    agreed: Math.min(1, all.filter((other) => other !== said && other.includes(own)).length / MOST_AGREED),
    // A box around the text and the furniture before it.
    wraps: flag(
      all.some(
        (other) =>
          other.length >= LEAST_WRAPPED * said.length &&
          said.indexOf(other.slice(0, BEGINNING_LETTERS)) > 0 &&
          other.length >= BEGINNING_LETTERS,
      ),
    ),
  };
}

const flag = (holds: boolean) => (holds ? 1 : 0);
const nonZero = (signs: DescriptionSignsOf): DescriptionSignsOf =>
  Object.fromEntries(Object.entries(signs).filter(([, value]) => value > 0));

/** How a text is written, wherever it stands. */
function writtenSigns(text: string, title: string, site: readonly string[]): DescriptionSignsOf {
  const lines = text.split('\n');
  const share = (some: readonly string[]) => some.join('').length / Math.max(1, text.length);
  const sentences = lines.flatMap(sentencesOf);
  const beside = letters(text).replace(letters(title), '').length;
  return {
    length: Math.min(1, text.length / LONG_CHARACTERS),
    short: flag(text.length < SHORT_CHARACTERS),
    sentences: share(lines.filter((line) => wordsOf(line).length >= 5 && STOP.test(line))),
    lines: Math.min(1, lines.length / 12),
    opensInProse: Math.min(1, lengthInWords(lines[0] ?? '') / PROSE_WORDS),
    labels: lines.filter((line) => lengthInWords(line) < LABEL_WORDS).length / lines.length,
    opensInTitle: flag(letters(title).startsWith(letters(lines[0] ?? ''))),
    signs: Math.min(1, (10 * (text.match(SIGN)?.length ?? 0)) / Math.max(1, text.length)),
    named: Math.min(1, shareOf(title, text)),
    titleAgain: flag(beside < BEGINNING_LETTERS / 2 || letters(title).includes(letters(text))),
    namesSite:
      sentences.filter((sentence) => namesSite(sentence, site)).length / Math.max(1, sentences.length),
    prices: Math.min(1, (text.match(new RegExp(PRICE, 'gu'))?.length ?? 0) / MANY_PRICES),
  };
}

function namesSite(sentence: string, site: readonly string[]): boolean {
  const bare = unaccented(sentence);
  const words = wordsOf(sentence);
  return site.some((name) => (name.length < LEAST_SITE ? words.includes(name) : bare.includes(name)));
}

/** A line for search engines without its sentences that name the shop, or little but the title; of one that only leads on, "Shop the stool: …", what it leads to. */
function sellersSentences(text: string, title: string, site: readonly string[]): string {
  const sentences = sentencesOf(text).flatMap((sentence) => sentence.split(BEFORE_SIGN));
  const isUnended = sentences.length === 1 && !text.includes('\n') && !STOP.test(text.at(-1) ?? '');
  const kept = sentences.map((sentence) => {
    if (!isOffer(sentence, title, site, isUnended)) return sentence;
    const [, ...behind] = sentence.split(': ');
    const told = behind.join(': ');
    return wordsOf(told).length >= LEAST_TOLD && !isOffer(told, title, site) ? told : '';
  });
  if (kept.every((sentence, at) => sentence === sentences[at])) return text;
  const rest = kept.filter(Boolean).join(' ').trim();
  return rest.length >= LEAST_PREVIEW ? rest : '';
}

function isOffer(sentence: string, title: string, site: readonly string[], isUnended = false): boolean {
  const said = letters(sentence);
  return (
    namesSite(sentence, site) ||
    (said.length >= BEGINNING_LETTERS && title.includes(said)) ||
    (title !== '' &&
      said.includes(title) &&
      (said.length - title.length < (isUnended ? LEAST_UNENDED : LEAST_BESIDE_TITLE) || PRICE.test(sentence)))
  );
}

/** Hosts are written without accents. */
const unaccented = (text: string) => letters(text.normalize('NFD').replace(/\p{M}/gu, ''));
