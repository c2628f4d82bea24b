/** What a question asks of an article: which titles it names, and what of it an article must speak of. */
import { partsOf, readQuestion } from '../explainer/finding/readQuestion';
import { stemOf } from '../../text/meaning';
import { rootOf, singulars, wordsOf } from '../../text/words';
import type { SentenceWords } from '../condensing/sentenceWords';

export interface Asked {
  /** Titles that a page may have, the longest first. */
  readonly titles: readonly string[];
  /** Roots of the words that say what it is about. */
  readonly content: readonly string[];
  readonly rootsIn: (text: string) => readonly string[];
}

const LONGEST_TITLE = 5;
const MOST_TITLES = 40;

export function askedOf(topic: string, language: string, { little }: SentenceWords): Asked {
  const isEnglish = language === 'en';
  const rootsIn = (text: string) => [
    ...new Set(isEnglish ? partsOf(text).map(rootOf) : wordsOf(text).map(stemOf)),
  ];
  const isLittle = (word: string) => little.includes(word.toLowerCase());
  const content = isEnglish
    ? readQuestion(topic).contentWords
    : rootsIn(
        wordsOf(topic)
          .filter((word) => !isLittle(word))
          .join(' '),
      );
  return {
    titles: titlesIn(topic, (word) => rootsIn(word).some((root) => content.includes(root))),
    content,
    rootsIn,
  };
}

/** Each run of words that begins and ends with what it is about. */
function titlesIn(topic: string, isContent: (word: string) => boolean): string[] {
  const words = topic
    .replace(/[?!.,;:"“”«»|#<>[\]{}]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const runs: string[] = [];
  for (let length = Math.min(LONGEST_TITLE, words.length); length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length);
      const last = run.at(-1) ?? '';
      if (!isContent(run[0] ?? '') || !isContent(last)) continue;
      const before = run.slice(0, -1);
      for (const end of singulars(last.toLowerCase()).length > 1
        ? [last, ...singulars(last.toLowerCase()).slice(1)]
        : [last])
        runs.push(capital([...before, end].join(' ')));
    }
  return [...new Set(runs)].slice(0, MOST_TITLES);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
