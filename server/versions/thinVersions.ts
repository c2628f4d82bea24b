/** Which versions of a document are let go as time passes: what is long ago is kept at longer intervals. */
import type { VersionCause } from '../../contract/versions';

export interface KeptVersion {
  readonly id: string;
  readonly at: Date;
  readonly cause: VersionCause;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Nothing was saved for this long: then a new session of work has begun. */
const SESSION_GAP_MS = 30 * MINUTE_MS;
const AT_MOST = 100;

/** Made, rendered or left on purpose: there is only one such, and somebody may look for it. */
const isKeptForGood = ({ cause }: KeptVersion) =>
  cause === 'made' || cause === 'rendered' || cause === 'setAside';

/** One a minute in the last hour, one an hour in the last day, one a day before. */
function slotOf(at: number, now: number): string {
  const age = now - at;
  const length = age < HOUR_MS ? MINUTE_MS : age < DAY_MS ? HOUR_MS : DAY_MS;
  return `${length}:${Math.floor(at / length)}`;
}

/** @param versions in any order. @returns the ids of those to let go; the newest is never among them. */
export function thinVersions(versions: readonly KeptVersion[], now: Date): string[] {
  const newestFirst = versions.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const taken = new Set<string>();
  const kept = newestFirst.filter((version, index) => {
    if (isKeptForGood(version)) return true;
    const at = version.at.getTime();
    const before = newestFirst[index + 1]?.at.getTime() ?? -Infinity;
    const opensSession = now.getTime() - at < DAY_MS && at - before >= SESSION_GAP_MS;
    const slot = slotOf(at, now.getTime());
    const isFirstOfItsSlot = !taken.has(slot);
    taken.add(slot);
    return isFirstOfItsSlot || opensSession;
  });
  // What is too much goes from the old end, first of that which nobody will look for.
  const [newest, ...others] = kept;
  const byWorth = [...others.filter(isKeptForGood), ...others.filter((version) => !isKeptForGood(version))];
  const staying = new Set([newest, ...byWorth.slice(0, AT_MOST - 1)]);
  return newestFirst.filter((version) => !staying.has(version)).map(({ id }) => id);
}
