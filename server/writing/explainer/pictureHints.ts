/** The picture that we chose when we wrote a sentence, for the sentences that were kept as they were. */
import { wordsOf } from '../../text/words';
import type { Topic } from './topic';

/** @param sentence a whole one; a part of one has no hint. */
export type HintFor = (sentence: string) => string | undefined;

const wordsIn = (text: string) => wordsOf(text).join(' ');

export function createPictureHints(topics: readonly Topic[]): HintFor {
  const lines = topics.flatMap(({ scripts }) => scripts.flatMap((script) => script.lines));
  const pictures = new Map(lines.map(([picture, said]) => [wordsIn(said), picture]));
  return (sentence) => pictures.get(wordsIn(sentence));
}
