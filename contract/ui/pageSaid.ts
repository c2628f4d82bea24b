/** What a product's page says, sentence by sentence, and which of it the ad says. [W8] */
import * as z from 'zod/mini';
import { FACTS_NEEDED, SENTENCES_SAID } from '../limits';
import { pageSentenceSchema, type PageSentence } from '../scripts/script';

export const pageSaidSchema = z.object({
  /** In the page's order, each with whether it was said; none before scripts were asked for. */
  pageSentences: z._default(z.array(pageSentenceSchema), []),
  /** What the person wants said; null where that is left to who writes. */
  says: z._default(z.nullable(z.array(z.string())), null),
});
export type PageSaid = z.infer<typeof pageSaidSchema>;
export const nothingSaid: PageSaid = { pageSentences: [], says: null };

/** The page's sentences as the person has them: ticked where the ad says them. */
export const sentencesOf = ({ pageSentences, says }: PageSaid): readonly PageSentence[] =>
  says ? pageSentences.map(({ text }) => ({ text, isSaid: says.includes(text) })) : pageSentences;

const saidOf = (form: PageSaid): string[] =>
  sentencesOf(form).flatMap(({ text, isSaid }) => (isSaid ? [text] : []));

/** What is said stays said; as much as an ad holds may be added. */
export const mayChange = (form: PageSaid, text: string): boolean =>
  form.pageSentences.some((sentence) => sentence.text === text) &&
  (saidOf(form).includes(text) || saidOf(form).length < SENTENCES_SAID);

export const withChanged = <Form extends PageSaid>(form: Form, changed: string): Form => ({
  ...form,
  says: sentencesOf(form).flatMap(({ text, isSaid }) => (isSaid !== (text === changed) ? [text] : [])),
});

/** What is proposed is said once the person goes on. */
export const withProposed = <Form extends PageSaid>(form: Form, sentences: readonly PageSentence[]): Form => {
  const told = { ...form, pageSentences: [...sentences] };
  return { ...told, says: form.says ?? (sentences.length > 0 ? saidOf(told) : null) };
};

interface OwnFacts {
  /** As they are typed: some of them may be empty. */
  readonly facts: readonly string[];
}
/** What the person says of the product. */
export const ownFactsOf = ({ facts }: OwnFacts): string[] => facts.map((fact) => fact.trim()).filter(Boolean);

/** How many more things an ad needs. */
export const stillNeeded = (form: PageSaid & OwnFacts): number =>
  Math.max(0, FACTS_NEEDED - saidOf(form).length - ownFactsOf(form).length);
