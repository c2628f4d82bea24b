/** Brings pictures, clips and sounds in: checked by content, normalised, measured, stored. */
import type { Readable } from 'node:stream';
import type { Crop, PointOfInterest } from '../../contract/video/itemDetails';

export interface StoredMedia {
  readonly key: string;
  readonly kind: 'image' | 'video' | 'audio';
  readonly contentType: string;
  readonly bytes: number;
  /** px; 0 of a sound. */
  readonly width: number;
  readonly height: number;
  /** Null for a picture. */
  readonly durationMs: number | null;
  /** Null for a sound. */
  readonly backdropKey: string | null;
  /** The one colour all along a picture's edges, #rrggbb; null where there are several, and for a clip. */
  readonly ground: string | null;
  /** What is only that colour, in shares of its sides; null where there are several, and for a clip. */
  readonly margins: Crop | null;
  /** What is looked at first in a picture; null where nothing stands out, and for a clip. */
  readonly focus: PointOfInterest | null;
  /** When a sound beats, ms from its start; null for all else, and where it has no beat. */
  readonly beats: readonly number[] | null;
}

/** As a list tells of it. */
export interface ListedMedia extends StoredMedia {
  readonly name: string;
  readonly createdAt: Date;
}
export interface MediaPage {
  readonly media: readonly ListedMedia[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
}

export interface BringInOptions {
  readonly signal?: AbortSignal | undefined;
  /** By a job, which was refused where there was no room; all else is refused where it does not fit. */
  readonly isLetIn?: boolean;
}

export interface MediaLibrary {
  /** Fetched once a user and address, behind the address guard. Throws a `Problem`. */
  bringIn(userId: string, url: string, options?: BringInOptions): Promise<StoredMedia>;
  /** An upload, streamed to disk first. Throws a `Problem` and leaves nothing behind. */
  accept(userId: string, body: Readable, fileName: string): Promise<StoredMedia>;
  /** Null when the key is not the user's or there is no such file. */
  find(userId: string, key: string): Promise<StoredMedia | null>;
  /** Those of the keys that are the user's, in no order. */
  findAll(userId: string, keys: readonly string[]): Promise<readonly ListedMedia[]>;
  /** What the user uploaded, and what was fetched for their videos, newest first. */
  list(userId: string, kind: StoredMedia['kind'], after?: string): Promise<MediaPage>;
}
