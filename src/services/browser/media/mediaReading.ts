/** What is said between the page and the worker that reads media. */
import type { PictureSize } from './mediaReader';

export type Ask =
  | {
      readonly what: 'frames';
      readonly blob: Blob;
      readonly atMs: readonly number[];
      readonly size: PictureSize;
    }
  | { readonly what: 'picture'; readonly blob: Blob; readonly size: PictureSize }
  | { readonly what: 'peaks'; readonly blob: Blob };

export type ToWorker = { readonly id: number } & (Ask | { readonly what: 'cancel' });

export type FromWorker = { readonly id: number } & (
  | { readonly what: 'frame'; readonly atMs: number; readonly picture: string }
  | { readonly what: 'picture'; readonly picture: string }
  | { readonly what: 'peaks'; readonly peaks: Float32Array }
  | { readonly what: 'done' }
  | { readonly what: 'failed'; readonly message: string }
);
