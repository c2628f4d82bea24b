/** What an article is on: how it is named, and which pronoun may stand for it. */
import { hasOpenQuotation } from '../../text/quotations';
import { isLittle, rootOf, wordsOf } from '../../text/words';
import { taggedWords } from '../../pictures/cards/taggedWords';
import { DEFINING, is } from './englishGrammar';
import { isPerson as saysWho } from './persons';
import type { SentenceWords } from './sentenceWords';

export interface Subject {
  /** Of the text, with what stands in brackets. */
  readonly title: string;
  /** As the first sentence names it: "Flamingos", "The zipper". */
  readonly name: string;
  /** The same within a sentence. */
  readonly inside: string;
  /** The pronoun that may stand for it; empty where the text does not tell. */
  readonly pronoun: string;
  /** Roots of its title and of what the first sentence says it is. */
  readonly roots: ReadonlySet<string>;
  /** Roots of the nouns that it can be called by: "club" of "Arts Club of Chicago". */
  readonly heads: ReadonlySet<string>;
  /** It is one thing or person, as its first sentence says. */
  readonly isOne: boolean;
  /** A person's last name, where the text goes on with that, else the title's; of a thing its name. */
  readonly short: string;
  readonly isPerson: boolean;
  /** The words of its title and of its name. */
  readonly names: ReadonlySet<string>;
  /** Of somebody else whom the text names in full, by the first name or the last. */
  fullNameOf(word: string): FullName | undefined;
  /** The text has it with a small letter, too: it is no name. */
  isWrittenSmall(word: string): boolean;
}

interface FullName {
  readonly name: string;
  /** The text never says it of a place or a thing: "in Victoria", "the Court". */
  readonly isPerson: boolean;
}

const LONGEST_NAME = 8;
/** Characters before what follows the name: other names, and how it is said. */
const LONGEST_OPENING = 300;
const FEWEST_SURE = 2;

/**
 * @param first the first sentence of the text without its remarks; empty where there is none
 * @param remarks how the text begins with them: "(RNDIS)", "(born 1952)"
 */
export function subjectOf(
  { title, first, remarks, text }: { title: string; first: string; remarks: string; text: string },
  words: SentenceWords,
): Subject {
  const { copulas, articles } = words;
  const joint = [...copulas.one, ...copulas.many].join('|');
  const isEnglish = words.abbreviations.language === 'en';
  const [, opening = '', verb = '', rest = ''] =
    new RegExp(`^(.{1,${LONGEST_OPENING}}?) (${joint}) (.*)$`, 'su').exec(first) ?? [];
  // "X involves what | is directed at Y": of a clause within it.
  const isOfClause = isEnglish && DEFINING.includes(opening.split(' ').at(-1) ?? '');
  const [before, copula, said] = isOfClause ? ['', '', ''] : [opening, verb, rest];
  const wholeTitle = title.replace(/\s*\(.*\)/g, '').trim();
  // "Mobile, Alabama", and "the Edinburgh, Leith and Newhaven Railway".
  const plainTitle = first.includes(`${wholeTitle} `) ? wholeTitle : wholeTitle.replace(/,.*$/, '').trim();
  // "The honey buzzard, also called pern, is …", "In statistics, a box plot is …"
  const noun = before.replace(/,.*,$/s, '');
  const titled =
    titleIn(noun, plainTitle, articles) ??
    titleIn(before, plainTitle, articles) ??
    titleAmong(noun, plainTitle, articles) ??
    nameOpening(before, plainTitle, articles) ??
    (isEnglish && copula === '' ? titleOpening(first, plainTitle, articles) : undefined);
  const named = titled ?? noun;
  const titleRoots = rootsIn(plainTitle);
  const isItsName =
    titled !== undefined ||
    (named !== '' &&
      named.split(' ').length <= LONGEST_NAME &&
      // "also known as or X": a template stood where its name was.
      !/^also\b/i.test(named) &&
      !named.includes(',') &&
      (titleRoots.length === 0 ||
        rootsIn(named).some((root) => titleRoots.includes(root)) ||
        remarks.includes(plainTitle)));
  // A nickname is said once, and a name in full.
  const name =
    isItsName && !isInFull(named, plainTitle)
      ? named.replace(/(?<=\S)\s["“][^"”]*["”](?=\s)/g, '')
      : plainTitle;
  const isSaid = copula !== '' && isItsName;
  const what = isSaid ? headOf(said, words) : '';
  // "The River Wear rises in the Pennines": it does something, and is called nothing.
  const isOpening = isEnglish && titled !== undefined && copula === '';
  const isMany = isOpening
    ? taggedWords(plainTitle).at(-1)?.tags.has('Plural') === true
    : copulas.many.includes(copula);
  const isBorn = wasBorn(remarks, words.born);
  const gendered = isSaid && !isMany ? genderedIn(text, isBorn, words) : undefined;
  const isKind = articles.includes(name.split(' ')[0]?.toLowerCase() ?? '');
  const mayBePerson =
    (!isKind && isPerson(remarks, what)) ||
    (!namesPerson(said) && goesOnWithPerson(text, words)) ||
    livedOn(remarks, text);
  const pronoun =
    gendered ??
    (isSaid
      ? pronounOf(text, { isMany, mayBePerson }, words)
      : isOpening
        ? openingPronounIn(text, words)
        : '');
  const titleHeads = headsIn(plainTitle, words);
  const isSomebody = words.pronouns.person.includes(pronoun);
  const main = isSomebody ? [] : isEnglish ? thingsOfTitle(title, text) : mainThing(text, articles[0] ?? '');
  const full = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    title,
    name: full,
    short: isEnglish && isSomebody ? lastNameIn(plainTitle, text) || shorterOf(full, plainTitle) : full,
    inside: insideOf(name, text, articles),
    pronoun,
    isOne: isSaid && copulas.one.includes(copula),
    isPerson: words.gendered.length > 0 ? isBorn : words.pronouns.person.includes(pronoun),
    // "(son of Thomas)" names somebody else.
    names: new Set([...wordsOf(isSomebody ? wholeTitle : title), ...(isItsName ? wordsOf(named) : [])]),
    isWrittenSmall: smallIn(text),
    fullNameOf: fullNamesIn(text, `${plainTitle} ${name} ${noun}`),
    roots: new Set([...titleRoots, ...rootsIn(what), ...main]),
    heads: new Set([
      ...(titleHeads.length > 0 ? titleHeads : titleRoots),
      ...(isSaid ? headsIn(said, words, isEnglish) : []),
      ...main,
    ]),
  };
}

/** "Anwar Kamal Khan Marwat" of an article that is called Anwar Kamal Khan. */
const isInFull = (named: string, title: string): boolean =>
  title.includes(' ') && named !== title && named.startsWith(`${title} `);

/** The title with its article at the end of a phrase; nothing where it does not end so. */
function titleIn(phrase: string, title: string, articles: readonly string[]): string | undefined {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  const article = articles.map((one) => (one.endsWith("'") ? one : `${one} `)).join('|');
  const end = new RegExp(`(?<![\\p{L}\\p{N}])(?:${article})?${words.join('[^\\p{L}\\p{N}]+')}$`, 'iu');
  const found = end.exec(phrase.replace(/[’‘]/g, "'"))?.[0];
  // "Fenley John "Fen" McDonald" is not called Fen" McDonald.
  return found !== undefined && hasOpenQuotation(found) ? undefined : found;
}

/** "rotational speed" of "rotational speed of an object", "rotational speed or speed of revolution". */
function titleAmong(phrase: string, title: string, articles: readonly string[]): string | undefined {
  const end = [...phrase.matchAll(/ (?:or|of an?) /g)].map(({ index }) => phrase.slice(0, index));
  return end.map((one) => titleIn(one, title, articles)).find((found) => found !== undefined);
}

/** "Alfonso IV" of "Alfonso IV, called the Kind": what stands before the first comma, in words of the title alone. */
function nameOpening(phrase: string, title: string, articles: readonly string[]): string | undefined {
  const [name = '', ...more] = phrase.split(/,\s/);
  const known = new Set(wordsOf(title));
  const words = wordsOf(name).filter((word) => !articles.includes(word));
  return more.length > 0 && words.length > 0 && words.every((word) => known.has(word)) ? name : undefined;
}

/** "The River Wear" of "The River Wear in England rises". */
const titleOpening = (first: string, title: string, articles: readonly string[]): string | undefined => {
  const article = articles.map((one) => `${one} `).find((one) => first.toLowerCase().startsWith(one));
  const name = first.slice(0, (article ?? '').length + title.length);
  const isIt = title !== '' && name.toLowerCase() === `${article ?? ''}${title}`.toLowerCase();
  return isIt && !/^[\p{L}\p{N}]/u.test(first.slice(name.length)) ? name : undefined;
};

/** "the hotel" of Hotel McAlpin, "the film" of "Avatar (film)": it is the only one that the text tells of. */
function thingsOfTitle(title: string, text: string): string[] {
  const times = (before: string, word: string) =>
    text.match(new RegExp(`(?<!\\p{L})${before} ${word}(?!\\p{L})`, 'gu'))?.length ?? 0;
  return wordsOf(title)
    .filter((word) => word.length >= SHORTEST_NOUN && /^\p{L}+$/u.test(word) && !isLittle(word))
    .filter(
      (word) => times('[Tt]he', word) >= FEWEST_SURE && times('(?:another|other|each|every)', word) === 0,
    )
    .map(rootOf);
}

/** "Rowley" of Dick Rowley, "Rembrandt" of Rembrandt van Rijn, where sentences begin with it. */
function lastNameIn(title: string, text: string): string {
  const last = title.split(' ').at(-1) ?? '';
  if (!/^\p{Lu}[\p{L}'’-]+$/u.test(last)) return '';
  const times = text.match(new RegExp(`^${last}(?= \\p{Ll})`, 'gmu'))?.length ?? 0;
  return times >= FEWEST_SURE ? last : '';
}

/** "Mary Trevelyan" of Mary Ann Georgina Trevelyan, as the title calls her. */
const shorterOf = (full: string, title: string): string =>
  title.includes(' ') && wordsOf(title).every((word) => wordsOf(full).includes(word)) ? title : full;

/** "Ada Lovelace", "C.W. Anderson". */
const FULL_NAME =
  /(?<!\p{L})(?!The )(\p{Lu}\p{Ll}+|(?:\p{Lu}\.){1,3}) (?:\p{Lu}(?:\.|\p{Ll}+) )?(\p{Lu}\p{Ll}+)/gu;

/** A long text has a thousand of them, of which few are asked for: only those are tagged and looked up in it. */
function fullNamesIn(text: string, own: string): Subject['fullNameOf'] {
  const names = new Map<string, { readonly name: string; readonly isFirst: boolean }[]>();
  const add = (word: string, name: string, isFirst: boolean) => {
    const known = names.get(word) ?? [];
    if (known.push({ name, isFirst }) === 1) names.set(word, known);
  };
  for (const [name, first = '', surname = ''] of text.matchAll(FULL_NAME)) {
    // "As President", "In Rome"
    if (isLittle(first.toLowerCase())) continue;
    add(first, name, true);
    add(surname, name, false);
  }
  const found = new Map<string, FullName | undefined>();
  let before: ReadonlyMap<string, string> | undefined;
  const find = (word: string): FullName | undefined => {
    const all = names.get(word);
    if (own.toLowerCase().includes(word.toLowerCase())) return undefined;
    if (!all) return saidWho(word, (before ??= wordsBeforeNames(text)));
    const isFirstName = taggedWords(word)[0]?.tags.has('FirstName') === true;
    const last = all.findLast(({ isFirst }) => !isFirst || isFirstName);
    // "Journal of Urban Technology" where the text says "technology" as well.
    const isThing = new RegExp(`\\b(?:(?:in|at|near|the|of the) ${word}|${word.toLowerCase()})\\b`).test(
      text,
    );
    // "Adolescent Psychiatry", "Social Democracy"
    const [kind = ''] = last?.name.toLowerCase().split(' ') ?? [];
    const isOfKind = taggedWords(kind)[0]?.tags.has('Adjective') === true;
    // "the Bingham party" of Hiram Bingham
    const isGiven = taggedWords(kind)[0]?.tags.has('FirstName') === true;
    return last && { name: last.name, isPerson: (!isThing || isGiven) && !isOfKind };
  };
  return (word) => {
    if (!found.has(word)) found.set(word, find(word));
    return found.get(word);
  };
}

function smallIn(text: string): Subject['isWrittenSmall'] {
  const lettersIn = (some: string) => some.match(/[\p{L}\p{M}]+/gu) ?? [];
  let known: ReadonlySet<string> | undefined;
  return (word) => {
    known ??= new Set(lettersIn(text));
    const parts = lettersIn(word.toLowerCase());
    return parts.length > 0 && parts.every((part) => known?.has(part));
  };
}

/** Of a name of one word: "his brother Heigo". */
function saidWho(word: string, before: ReadonlyMap<string, string>): FullName | undefined {
  const noun = before.get(word) ?? '';
  // "native Turkish"
  const isNation = taggedWords(word)[0]?.tags.has('Adjective') === true;
  return noun !== '' && saysWho(noun) && !isNation ? { name: `${noun} ${word}`, isPerson: true } : undefined;
}

/** The word before each name of one word, where it stands first. */
const wordsBeforeNames = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/(?<!\p{L})(\p{Ll}{3,}) (\p{Lu}\p{Ll}+)(?!\p{L})/gu)]
      .map(([, noun = '', name = '']) => [name, noun] as const)
      .toReversed(),
  );

const OFTEN = 4;

/** "Der Film …", "Der Sturm …": what most sentences begin with, far more than with any other thing; in English that may be another one. */
function mainThing(text: string, article: string): string[] {
  const said = article.charAt(0).toUpperCase() + article.slice(1);
  const counts = new Map<string, number>();
  for (const [, thing = ''] of text.matchAll(new RegExp(`^${said} (\\p{Ll}+)\\b`, 'gmu')))
    counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const [[best, times] = ['', 0], [, next] = ['', 0]] = [...counts].toSorted((a, b) => b[1] - a[1]);
  // "The episode …" of a series is each of them another one.
  const others = text.match(new RegExp(`(?<!\\p{L})${best}e?s(?!\\p{L})`, 'gu'))?.length ?? 0;
  return times >= OFTEN && times >= FEWEST_SURE * next && others * OFTEN < times ? rootsIn(best) : [];
}

export const isOnSubject = (root: string, { roots }: Subject): boolean => roots.has(root);

/** Of a compound its own noun counts: a battleship is a ship. */
const SHORTEST_NOUN = 4;
export const isHeadOfSubject = (root: string, { heads }: Subject): boolean =>
  [...heads].some((head) => head === root || (root.length >= SHORTEST_NOUN && head.endsWith(root)));

/** By its name, or by the noun that it is: "the railway", and not "the Southern Railway". */
export function saysSubject(text: string, subject: Subject): boolean {
  const { inside, names, isPerson } = subject;
  // "Chicago" of "Polish Downtown (Chicago)" is no name of it.
  const own = isPerson ? names : new Set(wordsOf(inside));
  const plain = text.charAt(0).toLowerCase() + text.slice(1);
  const isHead = (word: string) =>
    isHeadOfSubject(rootOf(word), subject) && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(plain);
  return wordsOf(text).some((word) => !isLittle(word) && (own.has(word) || isHead(word)));
}

const rootsIn = (text: string) =>
  wordsOf(text)
    .filter((word) => !isLittle(word))
    .map(rootOf);

/** Its first letter is a small one where the text writes it so. */
function insideOf(name: string, text: string, articles: readonly string[]): string {
  const [first = ''] = name.split(' ');
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  if (articles.includes(first.toLowerCase())) return small;
  return text.includes(` ${small} `) || text.includes(` ${small},`) ? small : name;
}

/** Of several things the plural, of one thing its own, of a person the one that is said far more often. */
function pronounOf(
  text: string,
  { isMany, mayBePerson }: { isMany: boolean; mayBePerson: boolean },
  { subjects, pronouns }: SentenceWords,
): string {
  const [thing = '', many = '', ...persons] = Object.keys(subjects);
  if (isMany) return many;
  if (!mayBePerson) return thing;
  const [best, second] = persons
    .filter((pronoun) => pronouns.person.includes(pronoun))
    .map((pronoun) => ({ pronoun, times: text.match(new RegExp(`\\b${pronoun}\\b`, 'gi'))?.length ?? 0 }))
    .toSorted((a, b) => b.times - a.times);
  return best && best.times > FEWEST_SURE * (second?.times ?? 0) ? best.pronoun : '';
}

/** Of what its first sentence does not call anything: the pronoun that sentences begin with, where hardly any begins with another one. */
function openingPronounIn(text: string, { subjects }: SentenceWords): string {
  const [best, second] = Object.entries(subjects)
    .map(([pronoun, owner]) => ({
      pronoun,
      times: text.match(new RegExp(`^(?:${pronoun}|${owner}) `, 'gimu'))?.length ?? 0,
    }))
    .toSorted((a, b) => b.times - a.times);
  return best && best.times > FEWEST_SURE * (second?.times ?? 0) ? best.pronoun : '';
}

/** "(* 1788 in Danzig; † 1860)", "né le 11 novembre 1866", "(Danzig, 22 februari 1788 – Frankfurt, 1860)". */
const wasBorn = (remarks: string, born: readonly string[]): boolean =>
  remarks.split(/[\s(),;]+|(?<=\*)(?=\d)/).some((word) => born.includes(word)) ||
  (born.length > 0 && /\(\p{Lu}[^()]*, \d{1,2} \p{L}+ \d{4}/u.test(remarks));

/** Sentences behind the first one that may begin with its pronoun where it is a thing. */
const CLOSE = 3;
/**
 * Of a language in which things have a gender the pronoun that sentences begin with, where no other one does: a
 * person's anywhere, a thing's right behind the first sentence. "Sie waren" is of several.
 */
function genderedIn(
  text: string,
  isBorn: boolean,
  { gendered, copulas, expletives }: SentenceWords,
): string | undefined {
  const lines = text.split('\n').slice(1, isBorn ? undefined : CLOSE);
  const openings = lines.flatMap((line) => {
    const [first = '', second = ''] = line.toLowerCase().split(' ');
    const isOfMany = copulas.many.includes(second) || second.endsWith('en');
    const isOfNothing = expletives.some((phrase) => line.toLowerCase().startsWith(phrase));
    return gendered.includes(first) && !isOfMany && !isOfNothing ? [first] : [];
  });
  const [best, other] = gendered
    .map((pronoun) => ({ pronoun, times: openings.filter((one) => one === pronoun).length }))
    .toSorted((a, b) => b.times - a.times);
  return best && best.times > FEWEST_SURE * (other?.times ?? 0) ? best.pronoun : undefined;
}

/** "is a collection of poems by Waheed Akhtar": who comes next is the poet. */
const namesPerson = (said: string): boolean =>
  taggedWords(said).some(
    ({ tags }, at, words) => tags.has('FirstName') && words[at + 1]?.tags.has('Person') === true,
  );

/** The second sentence begins with "She" or "His". */
const goesOnWithPerson = (
  text: string,
  { pronouns: { person }, abbreviations: { language } }: SentenceWords,
): boolean => {
  const [, second = ''] = text.split('\n');
  // Elsewhere a thing may be a "he".
  return language === 'en' && person.includes(second.split(' ')[0]?.toLowerCase() ?? '');
};

/** "(born 1952)", or what the tagger knows as somebody who does something. */
const isPerson = (remarks: string, what: string) =>
  // "is a collection by Waheed Akhtar (born 1935)" tells of somebody else.
  /^(?:(?! (?:is|was|are|were) ).)*\([^)]*\bborn\b/u.test(remarks.slice(0, 160)) ||
  taggedWords(what).some(({ tags }) => tags.has('Actor'));

const DATE = String.raw`(?:\p{Lu}\p{Ll}+ \d{1,2}, \d{4}|\d{1,2} \p{Lu}\p{Ll}+ \d{4})`;
const LIFE = new RegExp(`\\([^()]*${DATE}\\s*[–—-]\\s*${DATE}\\)`, 'u');
/** "(April 11, 1895 – June 20, 1969)", of whom sentences begin with "He": what lasted from day to day may be a siege. */
const livedOn = (remarks: string, text: string): boolean =>
  LIFE.test(remarks.slice(0, 160)) && /^(?:He|She)\b/mu.test(text);

/** "a former lawyer" of "a former lawyer from Texas who …". */
function headOf(said: string, { prefaces, relatives, articles }: SentenceWords): string {
  const ends = new Set([...prefaces, ...relatives, 'of', 'that', 'used', 'and', 'or']);
  const words = said.split(' ').filter((word, at) => at > 0 || !articles.includes(word));
  const end = words.findIndex((word) => ends.has(word));
  const head = words.slice(0, end < 0 ? words.length : end).join(' ');
  return head.replace(/[,;.].*$/s, '');
}

/** "parish" and "town" of "a civil parish and historic town in Cornwall": the last noun before each joint. */
function headsIn(said: string, { prefaces, relatives }: SentenceWords, endsAtVerb = false): string[] {
  const ends = new Set([...prefaces, ...relatives, 'of', 'that', 'used', 'to']);
  const words = said.replace(/[;.].*$/s, '').split(/\s+|\//);
  // "a musical film | starring Esther Williams"
  const tagged = endsAtVerb ? taggedWords(words.join(' ')) : [];
  const end = words.findIndex(
    (word, at) =>
      ends.has(word.toLowerCase()) ||
      (at > 0 &&
        is(tagged[at], 'Gerund', 'PastTense') &&
        is(tagged[at - 1], 'Noun') &&
        /^\p{Ll}/u.test(word)),
  );
  return (end < 0 ? words : words.slice(0, end))
    .join(' ')
    .split(/,|\s(?:and|or)\s/)
    .flatMap((part) => rootsIn(taggedWords(part).findLast(({ tags }) => tags.has('Noun'))?.text ?? ''));
}
