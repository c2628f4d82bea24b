/** What an article says, sentence by sentence, and which of it the script says. [TP1] */
import * as z from 'zod/mini';
import { ARTICLE_SENTENCES, SCRIPT_WORDS, WORDS_BY_SECONDS } from '../limits';
import type { ArticleRef } from '../scripts/article';
import { countWords } from '../scripts/countWords';
import { articleSentencesSchema, type ArticleSentences } from '../scripts/script';

export const articleSaidSchema = z.object({
  /** Of the article that was looked up last; `isSaid` are those that the person has ticked. */
  article: z._default(z.nullable(articleSentencesSchema), null),
});
export type ArticleSaid = z.infer<typeof articleSaidSchema>;

export const isSameArticle = (one: ArticleRef, other: ArticleRef): boolean =>
  one.edition === other.edition && one.title === other.title;

export const saidOf = ({ article }: ArticleSaid): string[] =>
  (article?.sentences ?? []).flatMap(({ text, isSaid }) => (isSaid ? [text] : []));
export const scriptSaid = (form: ArticleSaid): string => saidOf(form).join(' ');

/** Less than the shortest video says. */
export const tooLittleIsSaid = (form: ArticleSaid): boolean =>
  countWords(scriptSaid(form)) < WORDS_BY_SECONDS[15].min;

/** What is said can be left out; what fits a script can be added. */
export function mayChange(form: ArticleSaid, text: string): boolean {
  const sentence = form.article?.sentences.find((one) => one.text === text);
  if (!sentence) return false;
  const said = saidOf(form);
  return (
    sentence.isSaid ||
    (said.length < ARTICLE_SENTENCES.said &&
      countWords(scriptSaid(form)) + countWords(text) <= SCRIPT_WORDS.max)
  );
}

export const withChanged = <Form extends ArticleSaid>(form: Form, changed: string): Form => ({
  ...form,
  article: form.article && {
    ...form.article,
    sentences: form.article.sentences.map((one) =>
      one.text === changed ? { ...one, isSaid: !one.isSaid } : one,
    ),
  },
});

/** What was ticked of the same article stays ticked, and nothing else. */
export function withSentences<Form extends ArticleSaid>(
  form: Form,
  { article, source, language, sentences }: ArticleSentences,
): Form {
  const before = form.article && isSameArticle(form.article.article, article) ? saidOf(form) : [];
  const told =
    before.length === 0 ? sentences : sentences.map((one) => ({ ...one, isSaid: before.includes(one.text) }));
  return { ...form, article: { article, source, language, sentences: told } };
}
