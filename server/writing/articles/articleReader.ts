/** Reads articles and notes in a thread of its own. */
import { createThread } from '../../threads/askThread';
import { startThread } from '../../threads/startThread';
import type { Told } from '../condensing/text';
import type { SentenceWords } from '../condensing/sentenceWords';
import type { Page } from './articles';
import type { Captions } from './articleText';
import type { ArticleAnswer, ArticleQuestion } from './readArticle';

const READ_MS = 8_000;
const THREAD_MB = 384;
/** To start it takes a second or more: it outlives a while in which nobody asks. */
const REST_MS = 30 * 60_000;

/** The taggers and the dictionary are loaded, and their grammar compiled, with the first sentences that are read. */
const WARMING = [
  'Tea is a drink that is made of dried leaves. It has been drunk in China for more than two thousand years, where it grew first.',
  'Black tea, which is left to dry in the air, is stronger than green tea. Many people drink it with milk, because it tastes softer then.',
  'Sencha sells well in Japan. Merchants from Holland, who had bought it in 1610, brought tea to Paris, and then to London.',
];

const WARMING_PAGE: Page = {
  ref: { edition: 'en', title: 'Tea' },
  extract: WARMING.join('\n'),
  wikitext: '',
  isDisambiguation: false,
};

type PageQuestion = Omit<Extract<ArticleQuestion, { kind: 'page' }>, 'kind'>;
type NotesQuestion = Omit<Extract<ArticleQuestion, { kind: 'notes' }>, 'kind'>;
type PageAnswer = Extract<ArticleAnswer, { kind: 'told' | 'meanings' }>;
type Condensed = Extract<ArticleAnswer, { kind: 'condensed' }>;

export interface ArticleReader {
  /** Starts the thread before there is an article to read. */
  warm(): void;
  /** Throws ThreadFailed where it takes too long. */
  read(question: PageQuestion, signal?: AbortSignal): Promise<PageAnswer>;
  /** Throws ThreadFailed where it takes too long. */
  condense(notes: NotesQuestion, signal?: AbortSignal): Promise<Told>;
  captionsIn(wikitext: string, signal?: AbortSignal): Promise<Captions>;
  close(): Promise<void>;
}

/** @param english what its first question in English would wait for is read before it is asked */
export function createArticleReader(english?: SentenceWords): ArticleReader {
  const thread = createThread<ArticleQuestion, ArticleAnswer>({
    start: () =>
      startThread('readArticle', import.meta.url, { resourceLimits: { maxOldGenerationSizeMb: THREAD_MB } }),
    timeoutMs: READ_MS,
    restMs: REST_MS,
  });
  const ask = <Answer extends ArticleAnswer>(question: ArticleQuestion, signal: AbortSignal | undefined) =>
    thread.ask(question, signal ? { signal } : {}) as Promise<Answer>;
  const captionsIn = async (wikitext: string, signal?: AbortSignal) =>
    (await ask<Extract<ArticleAnswer, { kind: 'captions' }>>({ kind: 'captions', wikitext }, signal))
      .captions;
  const read: ArticleReader['read'] = (question, signal) => ask({ kind: 'page', ...question }, signal);
  const condense: ArticleReader['condense'] = async (notes, signal) =>
    (await ask<Condensed>({ kind: 'notes', ...notes }, signal)).told;
  return {
    warm() {
      if (thread.isRunning()) return;
      const warming = english
        ? read({ page: WARMING_PAGE, asked: [], language: 'en', words: english })
        : captionsIn('');
      void warming.catch(() => {});
    },
    read,
    condense,
    captionsIn,
    close: () => thread.close(),
  };
}
