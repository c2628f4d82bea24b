/** A place on the web where photographs and footage can be found: what every adapter offers. */
import type { Credit } from '../../../contract/credit';

export interface Sought {
  /** What it is to show; null: something of the topic. */
  readonly subject: string | null;
  readonly topic: string;
}

export interface Found {
  readonly kind: 'image' | 'video';
  /** Of the file itself. */
  readonly address: string;
  readonly credit: Credit;
}

/** A picture of an article, with what stands below it there. */
export interface ArticlePicture extends Found {
  readonly caption: string;
  /** The heading of its section; empty above the first one. */
  readonly heading: string;
}

export interface PictureSource {
  readonly name: string;
  /** The best first; empty when there is nothing. Throws when the place does not answer as it should. */
  readonly search: (query: string, signal?: AbortSignal) => Promise<readonly Found[]>;
}
export const definePictureSource = (source: PictureSource): PictureSource => source;
