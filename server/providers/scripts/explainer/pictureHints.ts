/** The picture that we chose when we wrote a sentence, for the sentences that were kept as they were. */
import { wordsOf } from '../../../text/terms';
import { topics } from './topics/topics';

const plain = (text: string) => ` ${wordsOf(text).join(' ')} `;

const lines: readonly (readonly [picture: string, said: string])[] = topics.flatMap(({ scripts }) =>
  scripts.flatMap((script) => script.lines.map(([picture, said]) => [picture, plain(said)] as const)),
);
/** Fewer words than these may stand in anybody's script. */
const FEWEST_WORDS = 3;

/** @param text a sentence, half of one, or two short ones. */
export function hintFor(text: string): string | undefined {
  const part = plain(text);
  if (part.trim().split(' ').length < FEWEST_WORDS) return undefined;
  return lines.find(([, said]) => said.includes(part) || part.includes(said))?.[0];
}
