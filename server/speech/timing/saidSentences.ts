/** Which sentences of a script a person said, and what was said beside it: by where they were found, and by the time there is. */
import { FRAME_SECONDS, runsOf, type Run } from './activity';
import { paceOf } from './pace';
import type { FoundSentence } from './sentenceSearch';

export interface WrittenSentence extends Run {
  /** Its words. */
  readonly texts: readonly string[];
}
export interface SaidSentences {
  readonly isSaid: readonly boolean[];
  /** Frames in which something else is said. */
  readonly beside: readonly Run[];
}

export const allSaid = (sentences: readonly WrittenSentence[]): SaidSentences => ({
  isSaid: sentences.map(() => true),
  beside: [],
});

/** There is time for what was not found: it was said in other words, or not clearly. */
const TIME_SHARE = 0.6;
/** Less is a breath, or the end of a word. */
const SHORTEST_BESIDE_SECONDS = 0.4;
/** What the search leaves of the sentences around. */
const SHORTEST_RUN_FRAMES = 8;
/** Numbers and addresses are read in more ways than one. */
const IN_MANY_WAYS = /\d|[@/]|\w\.\w/;

/** @param speaks of each frame of the recording */
export function saidSentences(
  sentences: readonly WrittenSentence[],
  found: readonly (FoundSentence | null)[],
  speaks: Uint8Array,
): SaidSentences {
  const pace = paceOf(sentences, found);
  const isSaid = found.map((one) => one !== null);
  const beside: Run[] = [];
  let isPlain = true;
  /** Whether what is said between two sentences belongs to one of them. */
  const belongs = (frames: number, index: number, edge: 0 | -1) => {
    const [sentence, one] = [sentences[index], found[index]];
    if (!sentence || !one) return false;
    if (pace.wants(sentence, one.at, frames)) return true;
    return IN_MANY_WAYS.test(sentence.texts.at(edge) ?? '') && pace.allows(sentence, one.at, frames);
  };
  const isSteady = (index: number) => {
    const [sentence, one] = [sentences[index], found[index]];
    return !sentence || !one || pace.keeps(sentence, one.at);
  };
  for (let before = -1; before < sentences.length;) {
    let next = before + 1;
    while (next < sentences.length && !found[next]) next++;
    const between = { from: found[before]?.at.to ?? 0, to: found[next]?.at.from ?? speaks.length };
    const spoken = runsOf(speaks.slice(between.from, between.to), 1).filter(
      (run) => run.to - run.from > SHORTEST_RUN_FRAMES,
    );
    const from = between.from + (spoken[0]?.from ?? 0);
    const to = between.from + (spoken.at(-1)?.to ?? 0);
    const frames = spoken.reduce((sum, run) => sum + run.to - run.from, 0);
    const passed = sentences.slice(before + 1, next);
    const wanted = passed.reduce((sum, sentence) => sum + pace.expected(sentence), 0);
    if (passed.length > 0 && to - from >= TIME_SHARE * wanted) isSaid.fill(true, before + 1, next);
    else if (frames * FRAME_SECONDS >= SHORTEST_BESIDE_SECONDS) {
      if (!belongs(to - from, before, -1) && !belongs(to - from, next, 0)) {
        isPlain &&= isSteady(before) && isSteady(next);
        beside.push({ from, to });
      }
    }
    before = next;
  }
  // Among sentences that are not clear, what is said beside them may be one of them.
  return isPlain ? { isSaid, beside } : allSaid(sentences);
}
