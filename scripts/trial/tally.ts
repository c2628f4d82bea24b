/** Counts what held and what did not; of what did not, the first few are said. */
export interface Tally {
  readonly held: number;
  readonly failed: number;
  count(holds: boolean, what: string): void;
}

const MOST_SAID = 10;

export function createTally(): Tally {
  let held = 0;
  let failed = 0;
  return {
    get held() {
      return held;
    },
    get failed() {
      return failed;
    },
    count(holds, what) {
      if (holds) held += 1;
      else if ((failed += 1) <= MOST_SAID) console.log(`  ✗ ${what}`);
    },
  };
}

export const outcome = ({ held, failed }: Tally, said: string) => ({ passed: held, failed, said });

const SHARE = Number(process.env['TRIAL_SHARE'] ?? 1);
/** How many of them: all, or `TRIAL_SHARE` of them for a first look. */
export const sized = (all: number): number => Math.max(1, Math.round(all * SHARE));
