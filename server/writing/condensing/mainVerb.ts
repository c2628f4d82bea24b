/** Whether somebody does something in a sentence of a language without a tagger: by the forms and endings of its verbs. */
import type { SentenceWords } from './sentenceWords';
import { plainWords } from './plainWords';

export interface Said {
  readonly word: string;
  /** Where it begins in the sentence. */
  readonly start: number;
  readonly isName: boolean;
  readonly isBehindComma: boolean;
  readonly isBeforeComma: boolean;
  readonly isLast: boolean;
  /** "si trova", "s'innamorò": only a verb stands behind such a word. */
  readonly isBehindReflexive: boolean;
}

export function saidIn(sentence: string, words: SentenceWords): Said[] {
  const { reflexives, clitics } = words;
  const elided = new RegExp(`^(?:${clitics.map((clitic) => clitic.charAt(0)).join('|') || '(?!)'})'`);
  const texts = [...sentence.matchAll(/\S+/g)].flatMap(({ 0: text, index }, at, all) =>
    plainWords(text).map((word, part, parts) => ({
      word: words.subordinators.includes(word) ? word : word.replace(elided, ''),
      start: index,
      isName: at > 0 && /^\P{L}*\p{Lu}/u.test(text),
      isBehindComma: part === 0 && /[,;:–—]$/.test(all[at - 1]?.[0] ?? ''),
      isBeforeComma: part === parts.length - 1 && /[,;]$/.test(text),
    })),
  );
  return texts.map((one, at) => ({
    ...one,
    isLast: at === texts.length - 1,
    isBehindReflexive: reflexives.includes(texts[at - 1]?.word ?? ''),
  }));
}

/** "gedreht", "aufgenommen": of somebody else's doing, in German and Dutch. */
const PARTICIPLE = /^(?:\p{L}{2,4})?ge\p{L}{2,}(?:t|d|en)$/u;
const WITH_PARTICIPLES = ['de', 'nl'];

/** The ending of a name, "Simon", is shorter than that of a verb that begins a sentence. */
const SURE_LETTERS = 3;

/** @param letters of the ending that tells it, at least */
export const isVerb = (
  { word, isName, isLast, isBehindReflexive }: Said,
  {
    verbs: { forms, endings, others, closing },
    little,
    subordinators,
    nonFinite,
    abbreviations: { language },
  }: SentenceWords,
  letters = 0,
): boolean =>
  !isName &&
  (forms.has(word) ||
    (isLast && closing.has(word)) ||
    (isBehindReflexive && !little.includes(word) && !nonFinite.some((ending) => word.endsWith(ending))) ||
    (![...little, ...subordinators].includes(word) &&
      !(WITH_PARTICIPLES.includes(language) && PARTICIPLE.test(word)) &&
      !others.has(word) &&
      endings.some(
        (ending) => ending.length >= letters && word.length >= ending.length + 2 && word.endsWith(ending),
      )));

/** "sans aura", "de nécrose", "un récipient": where a noun stands, what looks like a verb is none; nor does a statement begin with it. */
export function isSurelyVerb(said: readonly Said[], at: number, words: SentenceWords): boolean {
  const one = said[at];
  if (!one || !isVerb(one, words)) return false;
  const before = said[at - 1]?.word;
  if (before === undefined) return words.presenting.includes(one.word);
  return one.isBehindComma || !isBeforeNoun(before, words);
}
const isBeforeNoun = (
  word: string,
  { articles, indefinites, prefaces, neverLast, ...words }: SentenceWords,
) =>
  [...articles, ...indefinites, ...prefaces, ...neverLast].includes(word) &&
  ![
    ...words.coordinators,
    ...words.joining.anywhere,
    ...words.joining.behindComma,
    ...words.clitics,
  ].includes(word);

/** "lorsqu'un", "qu'elle" as well: what is elided is a word of its own. */
const opens = ({ word }: Said, { subordinators, joining }: SentenceWords) =>
  [word, elidedIn(word)].some((one) => subordinators.includes(one) || joining.anywhere.includes(one));
export const elidedIn = (word: string) => word.replace(/(?<=').*$/, '');

/** "He said that in the last week of 1974.": what "that" opens has no verb of its own. */
function isOpenEnded(said: readonly Said[], words: SentenceWords): boolean {
  const joins = ({ word }: Said) => words.joining.anywhere.includes(elidedIn(word));
  const last = said.findLastIndex(joins);
  return last >= 0 && !said.slice(last).some((one) => isVerb(one, words));
}

/** "Das funktionierte", "Those are": an article before a verb stands for what was said. */
const showsBack = ([first, second]: readonly Said[], words: SentenceWords): boolean =>
  words.articles.includes(first?.word ?? '') && second !== undefined && words.verbs.forms.has(second.word);

/** Its place; -1 where each verb is of a clause that hangs on another one: "Bregenz, whose lake is deep." */
export function mainVerbAt(sentence: string, words: SentenceWords): number {
  const said = saidIn(sentence, words);
  if (isOpenEnded(said, words) || showsBack(said, words)) return -1;
  let open = 0;
  for (const [at, one] of said.entries()) {
    if (opens(one, words)) open += 1;
    else if (one.isBehindComma && words.joining.behindComma.includes(one.word)) open += 1;
    else if (isVerb(one, words)) {
      if (open === 0) return at;
      // "is seen" is one verb of two words.
      if (!said[at + 1] || !isVerb(said[at + 1] as Said, words)) open -= 1;
    }
  }
  return -1;
}

/** Words before the comma behind which a subject is looked for. */
const PREFACE = 12;

/** "Poseen varias …", "En 1307, formaron …": who does it stands in the sentence before. */
export function lacksSubject(sentence: string, words: SentenceWords): boolean {
  if (!words.leavesOutSubjects) return false;
  const said = saidIn(sentence, words);
  const [first] = said;
  if (!first || words.presenting.includes(first.word)) return false;
  const begins = (at: number): boolean => {
    const one = said[at];
    if (!one) return false;
    if (words.clitics.includes(one.word)) return begins(at + 1);
    // "Simón Bolívar", and "Vivió la mayor parte": a name has no little word behind it.
    const isName = at === 0 && !words.little.includes(said[1]?.word ?? '');
    return isVerb(one, words, isName ? SURE_LETTERS : 0) && !words.presenting.includes(one.word);
  };
  if (begins(0)) return true;
  if (!words.prefaces.includes(first.word)) return false;
  const comma = said.findIndex(({ isBehindComma }) => isBehindComma);
  const year = said.findIndex(({ word }) => /^\d/.test(word));
  return (comma > 0 && comma < PREFACE && begins(comma)) || (year > 0 && year < 5 && begins(year + 1));
}

/** Of what is missing before the verb it is sure that it is one thing, and stands before it: "Nasce presso …", "È il …", "È prodotta da …". */
export function namesWithoutSubject(sentence: string, words: SentenceWords): boolean {
  if (!words.leavesOutSubjects) return false;
  const said = saidIn(sentence, words);
  const [first, second, third] = said;
  if (!first || !second || words.presenting.includes(first.word) || !isVerb(first, words, SURE_LETTERS))
    return false;
  const isCopula = words.copulas.one.includes(first.word);
  const isMany =
    words.copulas.many.includes(first.word) ||
    (!isCopula && words.manyEndings.some((ending) => first.word.endsWith(ending)));
  if (isMany || said.some(({ word }) => words.joining.anywhere.includes(word))) return false;
  if (isCopula && words.articles.includes(second.word)) return true;
  // "È possibile calcolare": nobody does it.
  const saysWhatIsDone = said.slice(1, 4).some(({ word }) => /r(?:e|si|lo|la|li|ne)$/.test(word));
  const isDone = words.auxiliaries.includes(first.word) && third !== undefined && !saysWhatIsDone;
  if (isDone && [second, third].some(({ word }) => words.participles.some((ending) => word.endsWith(ending))))
    return true;
  return words.prefaces.includes((isCopula ? third : second)?.word ?? '');
}

/** "Le più notevoli sono.", "un tipo particolare nel.": what it was going to say is missing. */
export function isCutShort(sentence: string, words: SentenceWords): boolean {
  const said = saidIn(sentence, words).map(({ word }) => word);
  const last = said.at(-1) ?? '';
  const end = ` ${said.join(' ')}`;
  if (words.articles.includes(last) || words.neverLast.some((one) => end.endsWith(` ${one}`))) return true;
  // "Er lehnte ab", and a Hindi sentence ends with its verb.
  if (words.endsWithVerb || WITH_PARTICIPLES.includes(words.abbreviations.language)) return false;
  const { prefaces, copulas, coordinators, subordinators, markers, fillers, conditions, relatives } = words;
  return [
    ...[prefaces, copulas.one, copulas.many, coordinators, subordinators],
    ...[markers, fillers, conditions, relatives],
  ].some((some) => some.includes(last));
}
