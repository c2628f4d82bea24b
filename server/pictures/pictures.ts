/** A picture for what is being said: what every adapter offers. */
import type { PointOfInterest } from '../../contract/video/itemDetails';
import type { TemplateName } from '../../contract/video/templateName';
import type { ArticleRef } from '../../contract/scripts/article';
import type { ArticlePicture, Found, Sought } from './found/pictureSource';

/** What has one picture, or one for each thing that it lists: a sentence, or half of a long one. */
export interface SpokenPart {
  readonly text: string;
  /** The whole sentences that it is of, or that it holds, in order. */
  readonly sentences: readonly string[];
  /** Seconds: where the first word begins and the last one ends. */
  readonly start: number;
  readonly end: number;
  /** Where each of its words begins, seconds. */
  readonly wordStarts: readonly number[];
}

export interface Illustrated {
  /** What the whole video is about: stands in where a part says nothing that can be shown. */
  readonly topic: string;
  readonly parts: readonly SpokenPart[];
}

export interface Picture {
  /** JPEG */
  readonly body: Buffer;
  readonly width: number;
  readonly height: number;
  /** What is shown on it; null where it is words alone. */
  readonly focus: PointOfInterest | null;
}

/** One picture of the video. */
export interface Illustration {
  /** While what is it seen, seconds. */
  readonly start: number;
  readonly end: number;
  /** What it shows, in the words that are spoken; null where only words are shown. */
  readonly subject: string | null;
  /** Nothing but what is said, written out. */
  readonly isWords: boolean;
  /** As the cards of this template look; the same words give the same picture. */
  readonly draw: (template: TemplateName) => Promise<Picture>;
}

export interface Pictures {
  /** At least one a part, in order. */
  readonly illustrate: (what: Illustrated) => readonly Illustration[];
  /** Photographs and footage of it, the best first; empty when there are none, or nobody to ask. */
  readonly find: (sought: Sought, signal?: AbortSignal) => Promise<readonly Found[]>;
  /** Those of an article that may be shown, in its order; empty when it cannot be had. */
  readonly ofArticle: (article: ArticleRef, signal?: AbortSignal) => Promise<readonly ArticlePicture[]>;
}
