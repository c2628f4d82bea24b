/** Which sentences of a script still stand in it as they were written, and what backs them. */
import type { BackedSentence } from '../scripts/script';

export interface PlacedSentence extends BackedSentence {
  /** Characters of the script, up to `end`, which is not part of it. */
  readonly start: number;
  readonly end: number;
}

/** In their order: one that was rewritten has no backing any more. */
export function backedIn(script: string, backing: readonly BackedSentence[]): PlacedSentence[] {
  let from = 0;
  return backing.flatMap((backed) => {
    const start = script.indexOf(backed.sentence, from);
    if (start < 0) return [];
    from = start + backed.sentence.length;
    return [{ ...backed, start, end: from }];
  });
}
