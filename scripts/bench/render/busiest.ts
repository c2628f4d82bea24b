/** How long each of some processes had a processor for while something ran, or since it said so, looked at from outside. */
import { processorSeconds } from '../processTree';

const LOOK_MS = 100;

/**
 * @param processes their ids at any moment: they come and go
 * @returns core-seconds, the busiest first; what a process did in its last tenth of a second may be missing
 */
export async function busiest<Result>(
  processes: () => readonly number[],
  work: (countFromHere: () => void) => Promise<Result>,
): Promise<{ result: Result; coreSeconds: number[] }> {
  const seen = new Map<number, { readonly first: number; readonly last: number }>();
  let isFirst = true;
  const look = async () => {
    for (const pid of processes()) {
      // It may have ended meanwhile.
      const last = await processorSeconds(pid).catch(() => null);
      if (last !== null) seen.set(pid, { first: seen.get(pid)?.first ?? (isFirst ? last : 0), last });
    }
    isFirst = false;
  };
  await look();
  let looking = Promise.resolve();
  const timer = setInterval(() => void (looking = looking.then(look)), LOOK_MS);
  try {
    const countFromHere = () => {
      looking = looking.then(look).then(() => {
        for (const [pid, { last }] of seen) seen.set(pid, { first: last, last });
      });
    };
    const result = await work(countFromHere);
    clearInterval(timer);
    await looking.then(look);
    const coreSeconds = [...seen.values()].map(({ first, last }) => last - first);
    return { result, coreSeconds: coreSeconds.toSorted((a, b) => b - a) };
  } finally {
    clearInterval(timer);
  }
}
