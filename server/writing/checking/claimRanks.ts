import type { ClaimReason } from '../../../contract/scripts/claimReason';

/** The reason that is named where several are in one piece of a sentence: what can least be a manner of speaking; of two that rank alike, the first. */
export const RANKS = {
  health: 0, guarantee: 1, endorsement: 1, award: 2, price: 3, origin: 4, comparison: 5, superlative: 6, figure: 7, promise: 8, unfounded: 9,
} as const satisfies Record<ClaimReason, number>; // prettier-ignore
