/** Wikipedia: the introduction of the article on a topic, where it is on just this. */
import { z } from 'zod';
import { askJson } from '../../fetching/askJson';
import type { GuardedFetch } from '../../fetching/guardedFetch';
import { readQuestion } from '../explainer/finding/readQuestion';
import { rootOf, wordsOf } from '../../text/words';
import { articleCredit } from './articleCredit';
import type { Articles } from './articles';

interface Settings {
  readonly guardedFetch: GuardedFetch;
  readonly address?: string;
}

const pageSchema = z.object({
  index: z.number(),
  title: z.string(),
  extract: z.string().default(''),
  pageprops: z.object({ disambiguation: z.string().optional() }).optional(),
});
const answerSchema = z.object({ query: z.object({ pages: z.array(pageSchema) }).optional() });
type Page = z.infer<typeof pageSchema>;

export function createWikipedia({ guardedFetch, address = 'https://en.wikipedia.org' }: Settings): Articles {
  return {
    async find(topic, signal) {
      const url = new URL('/w/api.php', address);
      url.search = new URLSearchParams({
        action: 'query',
        format: 'json',
        formatversion: '2',
        generator: 'search',
        gsrnamespace: '0',
        gsrsearch: topic,
        gsrlimit: '5',
        prop: 'extracts|pageprops',
        ppprop: 'disambiguation',
        exintro: '1',
        explaintext: '1',
        exlimit: '5',
      }).toString();
      const { query } = await askJson(answerSchema, { guardedFetch, url, signal });
      const pages = (query?.pages ?? []).toSorted((a, b) => a.index - b.index);
      const page = pages.find((one) => isOn(topic, one));
      return page && { title: page.title, text: page.extract, credit: articleCredit(page.title) };
    },
  };
}

/** A search always finds something: it is on the topic when its title names nothing else, and its text all of it. */
function isOn(topic: string, { title, extract, pageprops }: Page): boolean {
  if (pageprops?.disambiguation !== undefined) return false;
  const { asked, contentWords } = readQuestion(topic);
  const named = readQuestion(title.replace(/\(.*\)/, '')).contentWords;
  const said = new Set(wordsOf(`${title} ${extract}`).map(rootOf));
  return (
    named.length > 0 &&
    named.every((word) => asked.includes(word)) &&
    contentWords.every((word) => said.has(word))
  );
}
