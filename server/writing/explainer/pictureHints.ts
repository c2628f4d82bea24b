/** The picture that we chose when we wrote a sentence, for the sentences that were kept as they were. */
import { wordsOf } from '../../text/terms';
import { topics } from './topics/topics';

const plain = (text: string) => ` ${wordsOf(text).join(' ')} `;

const lines: readonly (readonly [said: string, picture: string])[] = topics.flatMap(({ scripts }) =>
  scripts.flatMap((script) => script.lines.map(([picture, said]) => [plain(said), picture] as const)),
);
const bySentence = new Map(lines);
/** Fewer words than these may stand in anybody's script. */
const FEWEST_WORDS = 3;

/** @param text a sentence, half of one, or two short ones. */
export function hintFor(text: string): string | undefined {
  const part = plain(text);
  if (part.trim().split(' ').length < FEWEST_WORDS) return undefined;
  return bySentence.get(part) ?? lines.find(([said]) => said.includes(part) || isHeld(said, part))?.[1];
}

const isHeld = (said: string, part: string) =>
  part.includes(said) && said.trim().split(' ').length >= FEWEST_WORDS;
