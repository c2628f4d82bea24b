/** What is brought ahead comes after what is shown: a line has but so many ways, and each file of a page wants one. */
import { whenIdle } from './whenIdle';

/** ms: what is not shown by then keeps nothing back any longer. */
const MOST_MS = 20_000;

const onTheWay = new Set<symbol>();
const waiting = new Set<() => void>();

/** Something that is shown is on its way. @returns that it is there, or does not come */
export function holdAhead(): () => void {
  const one = Symbol('shown');
  onTheWay.add(one);
  const release = () => {
    clearTimeout(timer);
    if (onTheWay.delete(one)) goOn();
  };
  const timer = setTimeout(release, MOST_MS);
  return release;
}

/** Runs it once all that is shown is there, and nothing else is to be done. */
export function ahead(run: () => void): void {
  waiting.add(run);
  goOn();
}

function goOn(): void {
  if (onTheWay.size > 0) return;
  whenIdle(() => {
    if (onTheWay.size > 0) return;
    const all = [...waiting];
    waiting.clear();
    for (const run of all) run();
  });
}
