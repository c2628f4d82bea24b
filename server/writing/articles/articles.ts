/** Articles on a topic, by others: what every adapter offers. All of it throws when Wikipedia cannot be asked. */
import type { Credit } from '../../../contract/credit';
import type { ArticleRef } from '../../../contract/scripts/article';
import type { ArticlePicture } from '../../pictures/found/pictureSource';

/** A page as it came: strangers' text, read in a thread. */
export interface Page {
  /** With its revision, and where redirects ended. */
  readonly ref: ArticleRef;
  /** Plain text under `== headings ==`; empty where the wiki makes none. */
  readonly extract: string;
  readonly wikitext: string;
  /** It only says what a word may mean. */
  readonly isDisambiguation: boolean;
}

/** What a script is written from. */
export interface Article {
  readonly title: string;
  readonly text: string;
  readonly credit: Credit;
}

/** A page that a title or a search leads to. */
export interface Hit {
  readonly title: string;
  /** The title that was asked for, where it was one. */
  readonly asked?: string;
}

export interface Articles {
  /** Pages of these titles, in their order. */
  named(titles: readonly string[], edition: string, signal?: AbortSignal): Promise<readonly Hit[]>;
  /** What a search finds, the best first. */
  search(text: string, edition: string, signal?: AbortSignal): Promise<readonly Hit[]>;
  open(ref: ArticleRef, signal?: AbortSignal): Promise<Page | undefined>;
  /** Those of these titles that there is a page of, as wikitext alone. */
  openAll(titles: readonly string[], edition: string, signal?: AbortSignal): Promise<readonly Page[]>;
  /** Before a colon, in lower case: "category". What stands there is no article. */
  namespaces(edition: string, signal?: AbortSignal): Promise<ReadonlySet<string>>;
  /** Only those that stand on Commons under a free licence; where Simple English has few, the full article's as well. */
  picturesOf(ref: ArticleRef, signal?: AbortSignal): Promise<readonly ArticlePicture[]>;
}
