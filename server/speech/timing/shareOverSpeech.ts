/** The times of words that no voice of ours can say: shared out over the stretches in which somebody speaks. */
import type { SpokenWord } from '../speech';
import { endsSentence } from '../spoken/sentences';
import { FRAME_SECONDS, runsOf, speechActivity } from './activity';
import type { Sounding } from './followReference';

/** A sentence's end is looked for in a pause this near to where it should be. */
const NEAR_SECONDS = 1.2;
/** Shorter pauses are within a sentence. */
const PAUSE_SECONDS = 0.18;

export function shareOverSpeech({ samples, sampleRate }: Sounding, words: readonly string[]): SpokenWord[] {
  const { speaks } = speechActivity(samples, sampleRate);
  const spoken = runsOf(speaks, 1);
  const total = spoken.reduce((sum, { from, to }) => sum + to - from, 0);
  /** The frame at which so much has been spoken. */
  const frameAt = (amount: number) => {
    let rest = amount;
    for (const { from, to } of spoken) {
      if (rest <= to - from) return from + rest;
      rest -= to - from;
    }
    return spoken.at(-1)?.to ?? speaks.length;
  };
  const amountAt = (frame: number) =>
    spoken.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, frame) - from), 0);
  const pauses = runsOf(speaks, 0).filter(({ from, to }) => (to - from) * FRAME_SECONDS >= PAUSE_SECONDS);

  const times: SpokenWord[] = [];
  const sentences = inSentences(words);
  const weight = (some: readonly string[]) => some.reduce((sum, word) => sum + [...word].length + 1, 0);
  let spokenUntil = 0;
  let weightLeft = weight(words);
  for (const [index, sentence] of sentences.entries()) {
    const expected = spokenUntil + ((total - spokenUntil) * weight(sentence)) / weightLeft;
    const end = index === sentences.length - 1 ? total : amountAt(nearestPause(pauses, frameAt(expected)));
    const until = end > spokenUntil ? end : expected;
    const own = weight(sentence);
    let passed = 0;
    for (const text of sentence) {
      const from = spokenUntil + ((until - spokenUntil) * passed) / own;
      passed += weight([text]);
      const to = spokenUntil + ((until - spokenUntil) * passed) / own;
      // What ends where a pause begins must not wait for its end; what begins there must.
      times.push({
        text,
        start: frameAt(from + 1e-6) * FRAME_SECONDS,
        end: frameAt(to - 1e-6) * FRAME_SECONDS,
      });
    }
    spokenUntil = until;
    weightLeft -= own;
  }
  return times;
}

const nearestPause = (pauses: readonly { from: number; to: number }[], frame: number): number => {
  const far = ({ from, to }: { from: number; to: number }) =>
    frame < from ? from - frame : Math.max(0, frame - to);
  const [nearest] = pauses.toSorted((a, b) => far(a) - far(b));
  return nearest && far(nearest) * FRAME_SECONDS <= NEAR_SECONDS ? nearest.from : frame;
};

function inSentences(words: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const word of words) {
    sentences.at(-1)!.push(word);
    if (endsSentence(word)) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}
