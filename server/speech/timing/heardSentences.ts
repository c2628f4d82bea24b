/** Where each sentence of a script is said in a recording, and how like our own reading the whole of it sounds. */
import type { Run } from './activity';
import type { Features } from './features';
import { lengthOf, unevenness } from './pace';
import { distance, shrunk, SHRINK, spokenShare, type Rows } from './rows';
import { searchSentences, type FoundSentence } from './sentenceSearch';

export interface HeardSentences {
  /** In frames of the recording. */
  readonly found: readonly (FoundSentence | null)[];
  /** 0 where both sound the same; nearly 1 where they have nothing to do with each other. */
  readonly unlikeness: number;
}

/**
 * Shares of how far apart any two moments of speech are: the more unlike the voice is to ours, the more is let pass.
 * Found by `scripts/timing/measure.ts`.
 */
const MOST = { first: 0.92, least: 0.76, aboveClear: 0.13, greatest: 0.86 } as const;
/** Of the sentences: as many are clear even where much was left out. */
const CLEAR_SHARE = 0.35;
/** A pace that jumps is a sign of other words too. */
const UNEVENNESS_WEIGHT = 0.2;
const PAIRS = 20_000;

export function heardSentences(known: Features, own: Features, sentences: readonly Run[]): HeardSentences {
  const [a, b] = [shrunk(known), shrunk(own)];
  const coarse = sentences.map(({ from, to }) => {
    const first = Math.min(a.frames - 1, Math.floor(from / SHRINK));
    return { from: first, to: Math.min(a.frames, Math.max(first + 1, Math.ceil(to / SHRINK))) };
  });
  const strange = strangeness(a, b);
  const search = (share: number) => searchSentences(a, b, coarse, share * strange);
  const clear = clearest(search(MOST.first)) / strange;
  const found = search(Math.min(MOST.greatest, Math.max(MOST.least, clear + MOST.aboveClear)));
  const finer = found.map((one) => one && { ...one, at: finerRun(one.at) });
  return {
    found: finer,
    unlikeness: meanOf(sentences, found) / strange + UNEVENNESS_WEIGHT * unevenness(sentences, finer),
  };
}

const finerRun = ({ from, to }: Run): Run => ({ from: from * SHRINK, to: to * SHRINK });

function clearest(found: readonly (FoundSentence | null)[]): number {
  const distances = found.flatMap((one) => (one ? [one.distance] : [])).sort((a, b) => a - b);
  return distances[Math.floor(CLEAR_SHARE * (distances.length - 1))] ?? Infinity;
}

/** Of what was found; what has nothing of the script in it is as strange as can be. */
function meanOf(sentences: readonly Run[], found: readonly (FoundSentence | null)[]): number {
  let [sum, weight] = [0, 0];
  found.forEach((one, index) => {
    if (!one) return;
    sum += lengthOf(sentences[index]!) * one.distance;
    weight += lengthOf(sentences[index]!);
  });
  return weight === 0 ? Infinity : sum / weight;
}

const isSpeech = (rows: Rows, frame: number) => spokenShare(rows, frame) > 0.95;

/** The mean distance of moments that have nothing to do with each other: of the two sounds, at prime strides. */
function strangeness(a: Rows, b: Rows): number {
  let [sum, count] = [0, 0];
  for (let pair = 0; pair < PAIRS; pair++) {
    const [i, j] = [(pair * 7919) % a.frames, (pair * 104_729 + (pair >> 7)) % b.frames];
    if (!isSpeech(a, i) || !isSpeech(b, j)) continue;
    sum += distance(a, i, b, j);
    count++;
  }
  return count === 0 ? 1 : sum / count;
}
