/** Three or four things that a part lists: 'pizza, fruit and a cake'. */
import type { NamedThing } from './nounsIn';

const FEWEST = 3;
/** More are not told apart. */
const MOST = 4;
/** So many words may stand before a thing of a list: 'a', 'your own', 'some fresh'. */
const OWN_WORDS = 2;

export function listIn(part: string, named: readonly NamedThing[]): readonly NamedThing[] | null {
  const words = part.split(/\s+/).filter(Boolean);
  let run: NamedThing[] = [];
  for (const thing of named) {
    const last = run.at(-1);
    if (
      last &&
      follows(words.slice(last.until, thing.at)) &&
      run.every(({ picture }) => picture !== thing.picture)
    )
      run.push(thing);
    else if (run.length >= FEWEST) break;
    else run = [thing];
  }
  return run.length >= FEWEST ? run.slice(0, MOST) : null;
}

/** @param between from the last word of one thing up to the next thing */
function follows([former = '', ...between]: readonly string[]): boolean {
  const joints = former.endsWith(',') ? 1 : 0;
  const joining = between.filter((word) => /^(?:and|or|&)$/i.test(word)).length;
  return (
    joints + joining > 0 &&
    between.length - joining <= OWN_WORDS &&
    !between.some((word) => /[.;:!?,]$/.test(word))
  );
}
