/** An explainer as the parts that have one picture each, spoken at an even pace. */
import { spokenParts } from '../../../../server/pipeline/spokenParts';

const WORD_SECONDS = 0.38;

export function partsOf(said: readonly string[]): string[] {
  const words = said.flatMap((sentence) => sentence.split(/\s+/));
  const spoken = words.map((text, at) => ({ text, start: at * WORD_SECONDS, end: (at + 1) * WORD_SECONDS }));
  return spokenParts(spoken).map(({ text }) => text);
}
