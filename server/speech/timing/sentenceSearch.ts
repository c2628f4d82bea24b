/**
 * Where in a recording each sentence of a script is said: the cheapest way through the sentences in their order that
 * may pass one over, and may rest between two while something else is said.
 */
import type { Run } from './activity';
import { distance, spokenShare, type Rows } from './rows';

export interface FoundSentence {
  readonly at: Run;
  /** Mean distance along it. */
  readonly distance: number;
}

/** Standing still in one while the other goes on costs as much more than going on in both. */
const STANDING = 0.8;
/** A sentence that is passed over costs as many frames more than it has: a short one is not left out for nothing. */
const PASSING = 8;
const PASSED = -1;
const RESTED = -2;

/**
 * @param sentences frames of `known`
 * @param most what is less alike is another thing
 * @returns frames of `own`, or null for what is not said
 */
export function searchSentences(
  known: Rows,
  own: Rows,
  sentences: readonly Run[],
  most: number,
): (FoundSentence | null)[] {
  /** What it costs to have come to each frame, before the first sentence and behind each; and the way there. */
  const costs = [rest(own, new Float64Array(own.frames + 1).fill(Infinity, 1), most)];
  const ways: Int32Array[] = [];
  const ends: Float64Array[] = [];
  for (const sentence of sentences) {
    const before = costs.at(-1)!;
    const said = sayings(known, own, sentence, before);
    const passing = most * (sentence.to - sentence.from + PASSING);
    const way = new Int32Array(own.frames + 1).fill(PASSED);
    const after = before.map((cost, j) => {
      const end = j === 0 ? Infinity : said.costs[j - 1]!;
      if (end >= cost + passing) return cost + passing;
      way[j] = said.starts[j - 1]!;
      return end;
    });
    ends.push(said.costs);
    costs.push(rest(own, after, most, way));
    ways.push(way);
  }
  const found: (FoundSentence | null)[] = sentences.map(() => null);
  for (let s = sentences.length - 1, j = own.frames; s >= 0;) {
    const from = ways[s]![j]!;
    if (from === RESTED) j--;
    else if (from === PASSED) s--;
    else {
      const frames = j - from + sentences[s]!.to - sentences[s]!.from;
      found[s] = { at: { from, to: j }, distance: (ends[s]![j - 1]! - costs[s]![from]!) / frames };
      j = from;
      s--;
    }
  }
  return found;
}

/** `costs`, in place: silence costs nothing, and what else is spoken as much as what is only just alike. */
function rest(own: Rows, costs: Float64Array, most: number, way?: Int32Array): Float64Array {
  for (let j = 0; j < own.frames; j++) {
    const cost = costs[j]! + most * spokenShare(own, j);
    if (cost >= costs[j + 1]!) continue;
    costs[j + 1] = cost;
    if (way) way[j + 1] = RESTED;
  }
  return costs;
}

/** For each frame: what the sentence costs that ends there, and where it begins. */
function sayings(known: Rows, own: Rows, sentence: Run, before: Float64Array) {
  let costs = new Float64Array(own.frames).fill(Infinity);
  let starts = Int32Array.from(costs.keys());
  for (let i = sentence.from; i < sentence.to; i++) {
    const here = new Float64Array(own.frames);
    const from = new Int32Array(own.frames);
    for (let j = 0; j < own.frames; j++) {
      const apart = distance(known, i, own, j);
      const isFirst = i === sentence.from;
      const both = (isFirst ? before[j]! : (costs[j - 1] ?? Infinity)) + 2 * apart;
      const first = costs[j]! + apart + STANDING;
      const second = (here[j - 1] ?? Infinity) + apart + STANDING;
      const best = Math.min(both, first, second);
      here[j] = best;
      from[j] = best === both ? (isFirst ? j : starts[j - 1]!) : best === first ? starts[j]! : from[j - 1]!;
    }
    costs = here;
    starts = from;
  }
  return { costs, starts };
}
