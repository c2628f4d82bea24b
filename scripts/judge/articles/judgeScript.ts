/** What is mechanically wrong with a script out of an article: its length, what it leans on, and whether the article says it. */
import { countWords } from '../../../contract/scripts/countWords';

export interface ScriptVerdict {
  readonly words: number;
  readonly sentences: readonly string[];
  readonly tooLong: readonly string[];
  readonly leaning: readonly string[];
  /** Not the words of one sentence of the article in their order. */
  readonly unsaid: readonly string[];
  /** The same, where a pronoun of the article gave way to its title. */
  readonly named: number;
}

/** Of English and German; written down apart from what the product looks for. */
const LEANING =
  /^(?:it|its|they|their|them|he|his|she|her|this|that|these|those|such|both(?!.* and )|another|others?|also|however|therefore|thus|then|there(?! (?:is|are|was|were))|but|so|and|or|er|sie|es|dies\w*|jene\w*|dabei|damit|daher|deshalb|dennoch|jedoch|außerdem)\b|\b(?:also|however|therefore|this|these|the former|the latter|auch|jedoch|dadurch|dies\w{1,2})\b/i;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** All words of a sentence, in their order, within so many words of the article. */
const WINDOW = 120;
function isSaid(
  sentence: readonly string[],
  article: readonly string[],
  places: ReadonlyMap<string, number[]>,
): boolean {
  return (places.get(sentence[0] ?? '') ?? []).some((from) => {
    let at = from;
    for (const word of sentence) {
      while (at < from + WINDOW && article[at] !== word) at += 1;
      if (at >= from + WINDOW || at >= article.length) return false;
      at += 1;
    }
    return true;
  });
}

export function judgeScript(script: string, { title, text }: { title: string; text: string }): ScriptVerdict {
  const article = wordsOf(text);
  const places = new Map<string, number[]>();
  for (const [at, word] of article.entries()) places.set(word, [...(places.get(word) ?? []), at]);
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(script)].flatMap(
    ({ segment }) => segment.trim().split(/(?<=(?:\p{Ll}{2}|\d{3})[.!]["”]?) (?=\d)/u),
  );
  const joined = sentences.reduce<string[]>((all, one) => {
    const last = all.at(-1);
    return last !== undefined &&
      /(?:^|\s)(?:\p{Lu}|\p{L}{1,4}|\d{1,2})\.$/u.test(last) &&
      countWords(last) < 4
      ? [...all.slice(0, -1), `${last} ${one}`]
      : [...all, one];
  }, []);
  const notSaid = joined.filter((one) => !isSaid(wordsOf(one), article, places));
  const titled = new Set(wordsOf(title));
  /** Without one of the runs of capital letters that have a word of the title. */
  const isNamed = (one: string) =>
    [...one.matchAll(/(?:\p{Lu}[\p{L}'’.-]*(?:\s+["“][^"”]+["”])?\s*)+/gu)]
      .filter(([name]) => wordsOf(name).some((word) => titled.has(word)))
      .some(({ 0: name, index }) =>
        isSaid(
          wordsOf(one.slice(0, index) + one.slice(index + name.length).replace(/^['’]s\b/, '')),
          article,
          places,
        ),
      ) || isTitled(one);
  const isTitled = (one: string) => {
    const words = wordsOf(one);
    const rest = words
      .filter((word, at) => at > 11 || !titled.has(word))
      .filter((word, at) => at > 0 || !['the', 'a', 's'].includes(word));
    return isSaid(rest, article, places);
  };
  return {
    words: countWords(script),
    sentences: joined,
    tooLong: joined.filter((one) => countWords(one) > 18),
    leaning: joined.filter((one) => LEANING.test(one)),
    unsaid: notSaid.filter((one) => !isNamed(one)),
    named: notSaid.filter(isNamed).length,
  };
}
