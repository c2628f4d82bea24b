/** Cards, with photographs and footage to stand in their place where somebody has some. */
import { isLittle } from '../../text/words';
import { taggedWords } from '../cards/taggedWords';
import type { Articles } from '../../writing/articles/articles';
import type { Pictures } from '../pictures';
import type { PictureSource, Sought } from './pictureSource';

interface Settings {
  /** In the order in which they are asked. */
  readonly sources: readonly PictureSource[];
  readonly articles: Pick<Articles, 'picturesOf'>;
  readonly logFailure: (error: unknown) => void;
}

/** A source that fails is left out: there is always a card. */
export const withSources = (
  cards: Pick<Pictures, 'illustrate'>,
  { sources, articles, logFailure }: Settings,
): Pictures => ({
  ...cards,
  async ofArticle(article, signal) {
    try {
      return await articles.picturesOf(article, signal);
    } catch (error) {
      signal?.throwIfAborted();
      logFailure(error);
      return [];
    }
  },
  async find(sought, signal) {
    for (const source of sources) {
      try {
        const found = await firstAnswer(source, queriesFor(sought), signal);
        if (found.length > 0) return found;
      } catch (error) {
        signal?.throwIfAborted();
        logFailure(error);
      }
    }
    return [];
  },
});

async function firstAnswer(source: PictureSource, queries: readonly string[], signal?: AbortSignal) {
  for (const query of queries) {
    signal?.throwIfAborted();
    const found = await source.search(query, signal);
    if (found.length > 0) return found;
  }
  return [];
}

const WORDS_OF_TOPIC = 2;

/** The thing within its topic, then the thing alone; without a thing the topic. */
export function queriesFor({ subject, topic }: Sought): readonly string[] {
  const about = taggedWords(topic)
    .filter(({ text, tags }) => !isLittle(text) && !tags.has('Verb'))
    .map(({ text }) => text.toLowerCase().replace(/[^\p{L}\p{N}'-]/gu, ''))
    .filter((word) => word && !(subject ?? '').includes(word))
    .slice(0, WORDS_OF_TOPIC)
    .join(' ');
  if (subject === null) return about ? [about] : [];
  return about ? [`${subject} ${about}`, subject] : [subject];
}
