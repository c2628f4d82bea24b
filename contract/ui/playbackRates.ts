/** How fast a film may run, and where J and L lead from there. Pure. [Y6] */

/** Those of the menu. */
export const PLAYBACK_RATES = [0.5, 0.8, 1, 1.2, 1.5, 1.8, 2, 2.5, 3] as const;
/** J and L walk along these, K stands between them. */
const SHUTTLE_RATES = [-4, -2, -1, 1, 2, 4] as const;

export const isPlaybackRate = (rate: number): boolean => rate >= -4 && rate <= 4 && rate !== 0;

/** The next rate of the shuttle beyond `rate`; null at rest. */
export function shuttleFrom(rate: number | null, direction: 'forward' | 'backward'): number {
  if (direction === 'forward') return rate === null ? 1 : (SHUTTLE_RATES.find((one) => one > rate) ?? 4);
  return rate === null ? -1 : (SHUTTLE_RATES.findLast((one) => one < rate) ?? -4);
}
