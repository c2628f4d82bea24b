/** Text that stands where nobody has written one yet: "Lorem ipsum dolor sit amet". */
import { wordsOf } from './words';

/** Of the words of a sentence. */
const HALF = 0.5;
/** Words: fewer may be a name. */
const LEAST = 4;
/** What it is called: some explain what stands there. */
const NAME = 'lorem ipsum';
/** Between two sentences: one that goes on in the next line begins small there. */
const BETWEEN = /((?<=[.!?])\s+|\n+(?!\p{Ll}))/u;

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
    const parts = text.split(BETWEEN);
    const sentences = parts.filter((_, at) => at % 2 === 0);
    if (!sentences.some(isFiller)) return text;
    return sentences.reduce((kept, sentence, at) => {
      if (isFiller(sentence) || isOfWords(wordsOf(sentence))) return kept;
      const isLine = parts[2 * at - 1]?.includes('\n');
      return kept === '' ? sentence : `${kept}${isLine ? '\n' : ' '}${sentence}`;
    }, '');
  };
}
