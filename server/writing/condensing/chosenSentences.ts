/** What a person may choose of a text, and the script of what they chose. */
import type { Credit } from '../../../contract/credit';
import type { ArticleRef, OfferedSentence } from '../../../contract/scripts/article';
import { countWords } from '../../../contract/scripts/countWords';
import type { LookUpAnswer, ScriptIdea } from '../../../contract/scripts/script';
import { FEWEST_WORDS } from './fewestWords';

export type Offered = Extract<LookUpAnswer, { found: 'sentences' }>;
type NothingOffered = Extract<LookUpAnswer, { found: 'nothing' }>;

interface Choice {
  readonly sentences: readonly OfferedSentence[];
  /** Too little of it can be said because it is one list. */
  readonly isList?: boolean;
}
/** Of a person's own notes there is neither article nor source. */
interface TextOf {
  readonly article?: ArticleRef;
  readonly source?: Credit;
  readonly language: string;
}

const scriptOf = (sentences: readonly OfferedSentence[]) => sentences.map(({ text }) => text).join(' ');

export const offeredOf = ({ sentences, isList }: Choice, text: TextOf): Offered | NothingOffered =>
  countWords(scriptOf(sentences)) < FEWEST_WORDS
    ? { found: 'nothing', why: isList ? 'list' : 'tooShort' }
    : { found: 'sentences', ...text, sentences: [...sentences] };

/** What was chosen is said in the text's order, if all of it is the text's; else it is to be chosen anew. */
export function saidOf(
  says: readonly string[],
  offered: Offered,
  idea: (said: readonly OfferedSentence[]) => Pick<ScriptIdea, 'title' | 'origin'>,
): LookUpAnswer {
  if (says.length === 0) return offered;
  const sentences = offered.sentences.map((one) => ({ ...one, isSaid: says.includes(one.text) }));
  const said = sentences.filter(({ isSaid }) => isSaid);
  const script = scriptOf(said);
  if (said.length < new Set(says).size || countWords(script) < FEWEST_WORDS) return { ...offered, sentences };
  const { article, source, language } = offered;
  const backing = said.map(({ text, quote }) => ({ sentence: text, quotes: [quote] }));
  const of = { ...(source && { source }), ...(article && { article }), language };
  return { found: 'scripts', ideas: [{ ...idea(said), script, backing, ...of }] };
}
