/** What an article says, or a person's own notes, sentence by sentence, and which of it the script says. [TP1] */
import * as z from 'zod/mini';
import { OFFERED_SENTENCES, SCRIPT_WORDS, WORDS_BY_SECONDS } from '../limits';
import type { ArticleRef, OfferedSentence } from '../scripts/article';
import { countWords } from '../scripts/countWords';
import { offeredSentencesSchema, type OfferedSentences, type ScriptIdea } from '../scripts/script';

export const sentencesSaidSchema = z.object({
  /** Of the text that was chosen from last; `isSaid` are those that the person has ticked. */
  offered: z._default(z.nullable(offeredSentencesSchema), null),
});
export type SentencesSaid = z.infer<typeof sentencesSaidSchema>;

/** Whose sentences they are. */
export type SentencesOf = ArticleRef | 'notes';

export const isSameArticle = (one: ArticleRef, other: ArticleRef): boolean =>
  one.edition === other.edition && one.title === other.title;

export const saidOf = ({ offered }: SentencesSaid): string[] =>
  (offered?.sentences ?? []).flatMap(({ text, isSaid }) => (isSaid ? [text] : []));
export const scriptSaid = (form: SentencesSaid): string => saidOf(form).join(' ');

/** Less than the shortest video says. */
export const isTooLittleToSay = (text: string): boolean => countWords(text) < WORDS_BY_SECONDS[15].min;

interface Ideas {
  /** What the person wrote. */
  readonly topic: string;
  readonly scripts: readonly ScriptIdea[];
}
/** Whose sentences can be chosen in the place of an idea: its article's, else those of what the person wrote. */
export const sentencesOfIdea = ({ topic, scripts }: Ideas, index: number): SentencesOf | null => {
  const idea = scripts[index];
  return idea?.article ?? (idea && !isTooLittleToSay(topic) ? 'notes' : null);
};
/** An article's are Wikipedia's to tell. */
export const mayChooseOf = (
  { form, offersLookUp }: { form: Ideas; offersLookUp: boolean },
  index: number,
): boolean => {
  const of = sentencesOfIdea(form, index);
  return of === 'notes' || (of !== null && offersLookUp);
};

/** What is said can be left out; what fits a script can be added. */
export function mayChange(form: SentencesSaid, text: string): boolean {
  const sentence = form.offered?.sentences.find((one) => one.text === text);
  if (!sentence) return false;
  const said = saidOf(form);
  return (
    sentence.isSaid ||
    (said.length < OFFERED_SENTENCES.said &&
      countWords(scriptSaid(form)) + countWords(text) <= SCRIPT_WORDS.max)
  );
}

export const withChanged = <Form extends SentencesSaid>(form: Form, changed: string): Form => ({
  ...form,
  offered: form.offered && {
    ...form.offered,
    sentences: form.offered.sentences.map((one) =>
      one.text === changed ? { ...one, isSaid: !one.isSaid } : one,
    ),
  },
});

/** Those that were ticked of the same text, and whether each is still there: as it was, or said at another length. */
function tickedBefore({ offered: before }: SentencesSaid, { article, sentences }: OfferedSentences) {
  const isSameText =
    before?.article && article ? isSameArticle(before.article, article) : !before?.article && !article;
  const ticked = isSameText ? (before?.sentences ?? []).filter(({ isSaid }) => isSaid) : [];
  const isAgain = (one: OfferedSentence, other: OfferedSentence) =>
    one.text === other.text ||
    (one.quote === other.quote && !sentences.some(({ text }) => text === other.text));
  const isThere = (other: OfferedSentence) => sentences.some((one) => isAgain(one, other));
  return {
    isTicked: (one: OfferedSentence) => ticked.some((other) => isAgain(one, other)),
    isKept: ticked.some(isThere),
    someAreGone: !ticked.every(isThere),
  };
}

/** Some of what was ticked is there, and some is not: the text was changed meanwhile. */
export function tickedAreGone(form: SentencesSaid, now: OfferedSentences): boolean {
  const { isKept, someAreGone } = tickedBefore(form, now);
  return isKept && someAreGone;
}

/** What was ticked of the same text stays ticked, and nothing else. */
export function withSentences<Form extends SentencesSaid>(form: Form, now: OfferedSentences): Form {
  const { isKept, isTicked } = tickedBefore(form, now);
  const { article, source, language, sentences } = now;
  const told = isKept ? sentences.map((one) => ({ ...one, isSaid: isTicked(one) })) : sentences;
  return { ...form, offered: { article, source, language, sentences: told } };
}
