/** A measurement with a goal. To add one: a file `<subject>.bench.ts` that exports `bench`, and nothing else. */

export interface BenchRow {
  readonly figure: string;
  readonly measured: number;
  readonly unit: string;
  /** Left out for a figure that only informs. */
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number };
}

export interface Bench {
  readonly name: string;
  /** A folder of its own, which is gone afterwards. */
  run(folder: string): Promise<readonly BenchRow[]>;
}

export const defineBench = (bench: Bench): Bench => bench;

/** Null when there is no goal. */
export function reaches({ measured, goal }: BenchRow): boolean | null {
  if (!goal) return null;
  return 'atLeast' in goal ? measured >= goal.atLeast : measured <= goal.atMost;
}
