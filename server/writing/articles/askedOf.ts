/** What a question asks of an article: which titles it names, and what of it an article must speak of. */
import { readQuestion } from '../explainer/finding/readQuestion';
import { singulars, wordsOf } from '../../text/words';
import { askedFact, type AskedFact } from '../condensing/facts/askedFact';
import { rootsIn as rootsOf } from '../condensing/facts/rootsIn';
import type { SentenceWords } from '../condensing/sentenceWords';

export interface Asked {
  /** Titles that a page may have, the longest first. */
  readonly titles: readonly string[];
  /** Roots of the words that say what it is about. */
  readonly content: readonly string[];
  /** Where it asks when, who, where or how many. */
  readonly fact: AskedFact | undefined;
  readonly rootsIn: (text: string) => readonly string[];
}

const LONGEST_TITLE = 5;
const MOST_TITLES = 40;

/** @param words none of a language that no file is for: all of its words may say what it is about, and no fact is heard */
export function askedOf(topic: string, language: string, words: SentenceWords | undefined): Asked {
  const rootsIn = (text: string) => rootsOf(text, language);
  const isLittle = (word: string) => words?.little.includes(word.toLowerCase()) ?? false;
  const content =
    language === 'en'
      ? readQuestion(topic).contentWords
      : rootsIn(
          wordsOf(topic)
            .filter((word) => !isLittle(word))
            .join(' '),
        );
  return {
    titles: titlesIn(topic, (word) => rootsIn(word).some((root) => content.includes(root))),
    content,
    fact: words && askedFact(topic, language, words),
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
