/** What is asked beside an article's title, and whether a script out of it answers that. */
import type { Told } from '../condensing/text';
import type { AskedFact } from '../condensing/facts/askedFact';
import type { FactContext } from '../condensing/facts/readSentence';
import { tellsFact } from '../condensing/facts/tellsFact';
import type { Asked } from './askedOf';

export interface AskedBeside {
  readonly fact: AskedFact | undefined;
  /** Roots of what is asked beside the title and the fact. */
  readonly things: readonly string[];
}

/** "Doctor Who" asks for nobody. */
export function besideTitle({ content, fact, rootsIn }: Asked, title: string): AskedBeside {
  const titleRoots = rootsIn(title);
  const rest = content.filter((root) => !titleRoots.includes(root));
  if (!fact || (fact.roots.length > 0 && fact.roots.every((root) => titleRoots.includes(root))))
    return { fact: undefined, things: rest };
  return { fact, things: rest.filter((root) => !fact.roots.includes(root)) };
}

/** Whether the script speaks of all that is asked; a fact that is asked for has to be told with the rest of it. */
export function answers(
  { fact, things }: AskedBeside,
  { sentences, isOnPerson }: Told,
  { text, title, language, words, rootsIn }: Omit<FactContext, 'things'> & Pick<Asked, 'rootsIn'>,
): boolean {
  const all = new Set(sentences.flatMap((sentence) => rootsIn(sentence)));
  if (!things.every((root) => all.has(root))) return false;
  // Who somebody is, the whole article tells.
  if (!fact || (fact.kind === 'who' && things.length === 0 && isOnPerson)) return true;
  return sentences.some((sentence) => tellsFact(fact, sentence, { things, title, text, language, words }));
}
