/** Whether somebody does something in a sentence of a language without a tagger: by the forms and endings of its verbs. */
import type { SentenceWords } from './sentenceWords';
import { plainWords } from './plainWords';

interface Said {
  readonly word: string;
  readonly isName: boolean;
  readonly isBehindComma: boolean;
}

const saidIn = (sentence: string): Said[] =>
  sentence.split(/\s+/).flatMap((text, at, all) =>
    plainWords(text).map((word, part) => ({
      word,
      isName: at > 0 && /^\P{L}*\p{Lu}/u.test(text),
      isBehindComma: part === 0 && /[,;:–—]$/.test(all[at - 1] ?? ''),
    })),
  );

/** "gedreht", "aufgenommen": of somebody else's doing, in German and Dutch. */
const PARTICIPLE = /^(?:\p{L}{2,4})?ge\p{L}{2,}(?:t|d|en)$/u;
const WITH_PARTICIPLES = ['de', 'nl'];

/** The ending of a name, "Simon", is shorter than that of a verb that begins a sentence. */
const SURE_LETTERS = 3;

const isVerb = (
  { word, isName }: Said,
  { verbs: { forms, endings, others }, little, subordinators, abbreviations: { language } }: SentenceWords,
  letters = 0,
): boolean =>
  !isName &&
  (forms.has(word) ||
    (![...little, ...subordinators].includes(word) &&
      !(WITH_PARTICIPLES.includes(language) && PARTICIPLE.test(word)) &&
      !others.has(word) &&
      endings.some(
        (ending) => ending.length >= letters && word.length >= ending.length + 2 && word.endsWith(ending),
      )));

/** "He said that in the last week of 1974.": what "that" opens has no verb of its own. */
function isOpenEnded(said: readonly Said[], words: SentenceWords): boolean {
  const last = said.findLastIndex(({ word }) => words.joining.anywhere.includes(word));
  return last >= 0 && !said.slice(last).some((one) => isVerb(one, words));
}

/** "Das funktionierte", "Those are": an article before a verb stands for what was said. */
const showsBack = ([first, second]: readonly Said[], words: SentenceWords): boolean =>
  words.articles.includes(first?.word ?? '') && second !== undefined && words.verbs.forms.has(second.word);

/** Its place; -1 where each verb is of a clause that hangs on another one: "Bregenz, whose lake is deep." */
export function mainVerbAt(sentence: string, words: SentenceWords): number {
  const said = saidIn(sentence);
  if (isOpenEnded(said, words) || showsBack(said, words)) return -1;
  let open = 0;
  for (const [at, one] of said.entries()) {
    if (words.subordinators.includes(one.word) || words.joining.anywhere.includes(one.word)) open += 1;
    else if (one.isBehindComma && words.joining.behindComma.includes(one.word)) open += 1;
    else if (isVerb(one, words)) {
      if (open === 0) return at;
      // "is seen" is one verb of two words.
      if (!said[at + 1] || !isVerb(said[at + 1] as Said, words)) open -= 1;
    }
  }
  return -1;
}

/** "Poseen varias …", "En 1307, formaron …": who does it stands in the sentence before. */
export function lacksSubject(sentence: string, words: SentenceWords): boolean {
  if (!words.leavesOutSubjects) return false;
  const said = saidIn(sentence);
  const [first] = said;
  if (!first || words.presenting.includes(first.word)) return false;
  const begins = (at: number): boolean => {
    const one = said[at];
    if (!one) return false;
    if (words.clitics.includes(one.word)) return begins(at + 1);
    return isVerb(one, words, at === 0 ? SURE_LETTERS : 0) && !words.presenting.includes(one.word);
  };
  if (begins(0)) return true;
  if (!words.prefaces.includes(first.word)) return false;
  const comma = said.findIndex(({ isBehindComma }) => isBehindComma);
  const year = said.findIndex(({ word }) => /^\d/.test(word));
  return (comma > 0 && comma < 7 && begins(comma)) || (year > 0 && year < 5 && begins(year + 1));
}
