/** What the sentences of a script claim and their source does not say: found by the trace of the whole script. Pure. [WR3] */
import { isMereDoubt } from '../../../contract/scripts/claimReason';
import type { TracedSentence } from '../../../contract/scripts/claims';
import type { ClaimSource, KeptClaim } from '../../../contract/scripts/claimSource';
import { comparable, saysWords } from './comparable';
import type { ScriptSentence } from './sentences';

type Said = Pick<ScriptSentence, 'text'>;

/** The script as it is traced, a sentence a line: what is told of it is told by its characters. */
export const tracedText = (sentences: readonly Said[]): string =>
  sentences.map(({ text }) => text).join('\n');

/** Whether each sentence was judged when the script was made: of those nothing is told. */
export const isAsMade = (sentences: readonly Said[], { script }: Pick<ClaimSource, 'script'>): boolean => {
  const made = comparable(script);
  return sentences.every(({ text }) => saysWords(made, comparable(text)));
};

/** A mere doubt is told of what sells something alone: an explainer is not bound to its notes' words. */
export function unbackedIn(
  sentences: readonly Said[],
  traced: readonly TracedSentence[],
  { kind, script }: Pick<ClaimSource, 'kind' | 'script'>,
): readonly KeptClaim[] {
  const made = comparable(script);
  const parts = traced.flatMap(({ start, unsupported }) =>
    unsupported.map(({ words, reason, start: within }) => ({ at: start + within, words, reason })),
  );
  let end = 0;
  return sentences.flatMap(({ text }): KeptClaim[] => {
    const [from, to] = [end, end + text.length];
    end = to + 1;
    if (saysWords(made, comparable(text))) return [];
    return parts
      .filter((part) => part.at >= from && part.at < to && !(kind === 'notes' && isMereDoubt(part)))
      .map(({ words, reason }) => ({ sentence: text, words, reason }));
  });
}
