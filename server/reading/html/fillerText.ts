/** Text that stands where nobody has written one yet: "Lorem ipsum dolor sit amet". */
import { sentencesOf, wordsOf } from './words';

/** Of the words of a sentence. */
const HALF = 0.5;
/** Words: fewer may be a name. */
const LEAST = 4;
/** What it is called: some explain what stands there. */
const NAME = 'lorem ipsum';

/** A text without its sentences of such words, and the shorter ones beside them; empty where it is made of them. */
export function createFillerText(words: readonly string[]): (text: string) => string {
  const known = new Set(words);
  const isOfWords = (said: readonly string[]) =>
    said.filter((word) => known.has(word)).length >= HALF * said.length;
  const isFiller = (sentence: string) => {
    const said = wordsOf(sentence);
    return (said.length >= LEAST && isOfWords(said)) || said.join(' ').includes(NAME);
  };
  return (text) => {
    const lines = text.split('\n');
    const kept = lines.map((line) => {
      const sentences = sentencesOf(line);
      if (!sentences.some(isFiller)) return line;
      return sentences.filter((one) => !isFiller(one) && !isOfWords(wordsOf(one))).join(' ');
    });
    return kept.every((line, at) => line === lines[at])
      ? text
      : kept.filter((line) => line.trim()).join('\n');
  };
}
