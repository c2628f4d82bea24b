/** Cuts a voice-over into shots: on the ends of sentences where it can, else of phrases, else of words. */
import type { SpokenWord } from '../../../../contract/video/spokenWords';
import { endsPhrase, endsSentence } from '../../../../contract/video/phrases';

export interface Shot {
  readonly from: number;
  readonly to: number;
}

export const SHOT_MS = { min: 1200, max: 5000 } as const;
/** What a shot lasts when there are pictures enough, or too many, to choose. */
const PLEASANT_MS = { shortest: 1600, usual: 2800, longest: 3600 } as const;
/** A cut at least this often is possible, also where nobody speaks. */
const GRID_MS = 400;

interface Cut {
  readonly atMs: number;
  /** What it costs to cut here, in the coin of `lengthCost`. */
  readonly cost: number;
}

const cutCost = (word: SpokenWord) => (endsSentence(word) ? 0 : endsPhrase(word) ? 0.08 : 0.35);
const GRID_COST = 1;

/**
 * How long a shot should be, so that each of `count` pictures has its moment and none outstays it; `pace` is how
 * long that is beside the usual.
 */
export function idealShotMs(durationMs: number, count: number, pace = 1): number {
  const even = durationMs / Math.max(1, count);
  if (even > PLEASANT_MS.longest * pace) return PLEASANT_MS.usual * pace;
  return Math.max(PLEASANT_MS.shortest * Math.min(1, pace), even);
}

/** Gap-free shots over 0…durationMs whose cuts and lengths together cost least. */
export function cutShots(words: readonly SpokenWord[], durationMs: number, idealMs: number): Shot[] {
  const cuts = possibleCuts(words, durationMs);
  const best: { cost: number; previous: number }[] = [{ cost: 0, previous: -1 }];
  for (let end = 1; end < cuts.length; end += 1) {
    let cheapest = { cost: Infinity, previous: 0 };
    for (let start = end - 1; start >= 0; start -= 1) {
      const length = at(cuts, end).atMs - at(cuts, start).atMs;
      if (length > SHOT_MS.max) break;
      if (length < SHOT_MS.min) continue;
      const cost = at(best, start).cost + ((length - idealMs) / idealMs) ** 2 + at(cuts, end).cost;
      if (cost < cheapest.cost) cheapest = { cost, previous: start };
    }
    best.push(cheapest);
  }
  if (at(best, cuts.length - 1).cost === Infinity) return [{ from: 0, to: durationMs }];
  const shots: Shot[] = [];
  for (let end = cuts.length - 1; end > 0; end = at(best, end).previous)
    shots.unshift({ from: at(cuts, at(best, end).previous).atMs, to: at(cuts, end).atMs });
  return shots;
}

function possibleCuts(words: readonly SpokenWord[], durationMs: number): Cut[] {
  const costs = new Map<number, number>();
  for (let atMs = GRID_MS; atMs < durationMs; atMs += GRID_MS) costs.set(atMs, GRID_COST);
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    // The cut falls where the next word begins, so that picture and words change together.
    if (next && next.from < durationMs && next.from > 0) costs.set(Math.round(next.from), cutCost(word));
  }
  const inside = [...costs].map(([atMs, cost]) => ({ atMs, cost })).sort((a, b) => a.atMs - b.atMs);
  return [{ atMs: 0, cost: 0 }, ...inside, { atMs: durationMs, cost: 0 }];
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return value;
}
