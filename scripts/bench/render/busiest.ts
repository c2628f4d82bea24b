/** How long each of some processes had a processor for, looked at from outside while something runs. */
import { processorSeconds } from '../processTree';

const LOOK_MS = 100;

/** Core-seconds by process, since something began. */
export type Spent = ReadonlyMap<number, number>;

/**
 * @param processes their ids at any moment: they come and go
 * @param work can have it looked at in between
 * @returns what a process did in its last tenth of a second may be missing
 */
export async function spentDuring<Result>(
  processes: () => readonly number[],
  work: (look: () => Promise<Spent>) => Promise<Result>,
): Promise<{ result: Result; spent: Spent }> {
  const seen = new Map<number, { readonly first: number; readonly last: number }>();
  let isFirst = true;
  const lookOnce = async (): Promise<Spent> => {
    for (const pid of processes()) {
      // It may have ended meanwhile.
      const last = await processorSeconds(pid).catch(() => null);
      if (last !== null) seen.set(pid, { first: seen.get(pid)?.first ?? (isFirst ? last : 0), last });
    }
    isFirst = false;
    return new Map([...seen].map(([pid, { first, last }]) => [pid, last - first]));
  };
  let looking = lookOnce();
  const look = () => (looking = looking.then(lookOnce));
  await looking;
  const timer = setInterval(() => void look(), LOOK_MS);
  try {
    const result = await work(look);
    return { result, spent: await look() };
  } finally {
    clearInterval(timer);
  }
}

/**
 * What the busiest of them did once they drew: each since the film's first frame was there, but the one that showed what
 * the film is held against before it drew, since it had done so. At that moment it has done the least of them.
 */
export function spentOnDrawing(
  pages: number,
  { spent, atFirstFrame, whenShown }: { spent: Spent; atFirstFrame: Spent; whenShown: Spent | null },
): number {
  const drawing = [...spent].toSorted(([, a], [, b]) => b - a).slice(0, pages);
  const showed =
    whenShown && drawing.map(([pid]) => pid).toSorted((a, b) => at(whenShown, a) - at(whenShown, b))[0];
  const before = (pid: number) => at(whenShown && pid === showed ? whenShown : atFirstFrame, pid);
  return drawing.reduce((sum, [pid, seconds]) => sum + seconds - before(pid), 0);
}

const at = (spent: Spent, pid: number) => spent.get(pid) ?? 0;
