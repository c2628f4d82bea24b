/** What a name may mean: the articles that Wikipedia's pages of meanings and the notes above its articles lead to. */
import type { Meaning } from '../../../contract/scripts/article';
import type { SentenceWords } from '../condensing/sentenceWords';
import type { ArticleReader } from './articleReader';
import type { Articles, Page } from './articles';
import { nameOf } from './articleText';

export interface MeaningDeps {
  readonly articles: Articles;
  readonly reader: ArticleReader;
  readonly language: string;
  readonly words: SentenceWords | undefined;
  readonly signal: AbortSignal;
}

/** Those that are easiest to follow first: what they have a page of is not asked of the next one. */
export const editionsOf = (language: string): readonly string[] =>
  language === 'en' ? ['simple', 'en'] : [language];

/** All that the name may mean, by every edition's page of meanings; an article that has the name for itself is first. */
export async function meaningsOf(name: string, deps: MeaningDeps): Promise<Meaning[]> {
  const { words } = deps;
  const listed = words ? `${name} (${words.disambiguation})` : undefined;
  const titles = [...(listed === undefined ? [] : [listed]), name];
  const byEdition = await Promise.all(
    editionsOf(deps.language).map(async (edition) => {
      const pages = await deps.articles.openAll(titles, edition, deps.signal);
      const listing = pages.filter((page) => page.isDisambiguation || page.ref.title === listed);
      const own = pages
        .filter((page) => !listing.includes(page) && nameOf(page.ref.title) === name)
        .map(({ ref: { title } }) => ({ edition, title, about: '' }));
      const told = await Promise.all(listing.map((page) => listedOn(page, deps)));
      return withoutOthers([...own, ...told.flat()], deps);
    }),
  );
  return onceEach(byEdition.flat());
}

/** What else the name of an article may mean. */
export async function otherMeanings(
  { ref: { title } }: Page,
  namesakes: readonly Meaning[],
  deps: MeaningDeps,
): Promise<Meaning[]> {
  const [ofNotes, ofPages] = await Promise.all([
    withoutOthers(namesakes, deps),
    meaningsOf(nameOf(title), deps),
  ]);
  const mark = deps.words && `(${deps.words.disambiguation})`;
  return onceEach([...ofNotes, ...ofPages]).filter(
    (one) => one.title !== title && !(mark && one.title.endsWith(mark)),
  );
}

/** A page without its text: nothing but meanings can be read from it. */
async function listedOn(page: Page, { reader, language, words, signal }: MeaningDeps): Promise<Meaning[]> {
  const answer = await reader.read(
    { page: { ...page, isDisambiguation: true }, asked: [], language, words },
    signal,
  );
  return answer.kind === 'meanings' ? [...answer.meanings] : [];
}

/** Without what is no article: "Category: Rivers", and not "Star Wars: The Clone Wars". */
export async function withoutOthers(
  meanings: readonly Meaning[],
  { articles, signal }: Pick<MeaningDeps, 'articles' | 'signal'>,
): Promise<Meaning[]> {
  const isIn = await Promise.all(
    meanings.map(async ({ edition, title }) => {
      const [before, ...rest] = title.split(':');
      if (before === undefined || rest.length === 0) return false;
      return (await articles.namespaces(edition, signal)).has(
        before.trim().replaceAll('_', ' ').toLowerCase(),
      );
    }),
  );
  return meanings.filter((_, at) => !isIn[at]);
}

/** The same title in another edition is the same article, longer. */
export const onceEach = (meanings: readonly Meaning[]): Meaning[] => {
  const titles = meanings.map(({ title }) => title.toLowerCase());
  return meanings.filter((_, at) => titles.indexOf(titles[at] ?? '') === at);
};
