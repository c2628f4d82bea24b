/** Reads articles and notes, and tags English sentences, in a thread of its own. */
import { createThread } from '../../threads/askThread';
import { startThread } from '../../threads/startThread';
import type { SentenceWords } from '../condensing/sentenceWords';
import { spokenText, type Topic } from '../explainer/topic';
import type { Part } from '../../text/partsOfSpeech';
import type { Page } from './articles';
import type { Captions } from './articleText';
import type { ArticleAnswer, ArticleQuestion, NotesQuestion, PageQuestion } from './readArticle';

const READ_MS = 8_000;
const THREAD_MB = 384;
/** To start it takes a second or more: it outlives a while in which nobody asks. */
const REST_MS = 30 * 60_000;

/** English to warm it by: the taggers and the dictionary are loaded with the first sentence, and compiled with many. */
export interface Warming {
  readonly words: SentenceWords;
  /** Short ones: who asks meanwhile waits for the one that is being read. */
  readonly pages: readonly Pick<Page, 'ref' | 'extract'>[];
}

type PageAnswer = Extract<ArticleAnswer, { kind: 'told' | 'meanings' }>;
type Condensed = Extract<ArticleAnswer, { kind: 'condensed' }>;
type PartsAnswer = Extract<ArticleAnswer, { kind: 'parts' }>;
type CaptionsAnswer = Extract<ArticleAnswer, { kind: 'captions' }>;

export interface ArticleReader {
  /** Starts the thread before there is an article to read. */
  warm(): void;
  /** Throws ThreadFailed where it takes too long. */
  read(question: PageQuestion, signal?: AbortSignal): Promise<PageAnswer>;
  /** The notes' own sentences. Throws ThreadFailed where it takes too long. */
  condense(notes: NotesQuestion, signal?: AbortSignal): Promise<Condensed>;
  captionsIn(wikitext: string, signal?: AbortSignal): Promise<Captions>;
  /** Of each English sentence its words by their parts of speech. Throws ThreadFailed where it takes too long. */
  tag(sentences: readonly string[], signal?: AbortSignal): Promise<readonly (readonly Part[])[]>;
  close(): Promise<void>;
}

/** As many as a machine reads while a person looks at what they were offered. */
const WARMED_BY = 16;

/** By our own scripts, which are English sentences of many kinds. */
export const warmingBy = (topics: readonly Topic[], words: SentenceWords | undefined): Warming | undefined =>
  words && {
    words,
    pages: topics.slice(0, WARMED_BY).map(({ name, scripts }) => ({
      ref: { edition: 'en', title: name },
      extract: scripts.map(spokenText).join('\n'),
    })),
  };

export function createArticleReader(warming?: Warming): ArticleReader {
  const thread = createThread<ArticleQuestion, ArticleAnswer>({
    start: () =>
      startThread('readArticle', import.meta.url, { resourceLimits: { maxOldGenerationSizeMb: THREAD_MB } }),
    timeoutMs: READ_MS,
    restMs: REST_MS,
  });
  let isAsked = false;
  const ask = <Answer extends ArticleAnswer>(question: ArticleQuestion, signal: AbortSignal | undefined) =>
    thread.ask(question, signal ? { signal } : {}) as Promise<Answer>;
  const asked = <Answer extends ArticleAnswer>(
    question: ArticleQuestion,
    signal: AbortSignal | undefined,
  ) => {
    isAsked = true;
    return ask<Answer>(question, signal);
  };
  async function warmBy({ words, pages }: Warming) {
    for (const { ref, extract } of pages) {
      if (isAsked) return;
      const page: Page = { ref, extract, wikitext: extract, isDisambiguation: false };
      await ask({ kind: 'page', page, asked: [], language: 'en', words, isChosenFrom: true }, undefined);
    }
  }
  return {
    warm() {
      if (thread.isRunning()) return;
      isAsked = false;
      const begun = warming ? warmBy(warming) : ask({ kind: 'captions', wikitext: '' }, undefined);
      void begun.catch(() => {});
    },
    read: (question, signal) => asked({ kind: 'page', ...question }, signal),
    condense: (notes, signal) => asked({ kind: 'notes', ...notes }, signal),
    captionsIn: async (wikitext, signal) =>
      (await asked<CaptionsAnswer>({ kind: 'captions', wikitext }, signal)).captions,
    tag: async (sentences, signal) => (await asked<PartsAnswer>({ kind: 'parts', sentences }, signal)).parts,
    close: () => thread.close(),
  };
}
