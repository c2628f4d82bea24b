/** Three or more things that a part lists: 'your bank, your photos and your keys'. */
import type { Spoken } from './conceptsIn';

/** More are not told apart. */
const MOST = 4;
const FEWEST = 3;
/** Words between two things of a list: 'the', 'your own'. */
const GAP = 3;
const LEAST = 0.7;

/** @param former what is seen just before, and so cannot come first. */
export function listIn(spoken: readonly Spoken[], former: string | undefined): readonly Spoken[] | null {
  const plain = spoken.filter(({ worth }) => worth >= LEAST);
  let run: Spoken[] = [];
  for (const thing of plain) {
    const last = run.at(-1);
    const follows = last && thing.isJoined && thing.at - last.until <= GAP + 1;
    if (!follows) {
      if (run.length >= FEWEST) break;
      run = [thing];
    } else if (run.every(({ picture }) => picture !== thing.picture)) run.push(thing);
  }
  return run.length >= FEWEST && run[0]?.picture !== former ? run.slice(0, MOST) : null;
}
