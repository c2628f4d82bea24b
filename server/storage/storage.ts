/** Files by key: what every adapter of storage offers. */
import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly bytes: number;
  readonly contentType: string;
  /** Changes when the content does; without quotes. */
  readonly etag: string;
}

export interface Storage {
  /** Writes whole or not at all. A stream of unknown length is allowed. */
  put(key: string, body: Buffer | Readable, contentType: string): Promise<void>;
  /** Moves a local file in, whole or not at all. */
  putFile(key: string, path: string, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  stat(key: string): Promise<StoredFile | null>;
  read(key: string): Promise<Buffer>;
  /** `range` in bytes, both ends inclusive. */
  stream(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** One file as it is now, with its size: what replaces it meanwhile is not seen. */
  open(key: string): Promise<{ readonly body: Readable; readonly bytes: number }>;
  /** The keys of all files below a folder, which is named with its final slash; in no order. */
  list(folder: string): AsyncIterable<string>;
  delete(key: string): Promise<void>;
  /** Everything below a folder, which is named with its final slash; there may be nothing. */
  deleteFolder(folder: string): Promise<void>;
  /** A path on this machine with the file's content, to be read only; disk storage answers its own file. */
  localPath(key: string): Promise<string>;
  /** What this machine holds of files below a folder that are gone or were replaced, by whichever machine. */
  tidyCopies(folder: string): Promise<void>;
}

const USERS = 'u/';
export const PACKS = 'packs/';
/** Where files are whose copies a machine may hold. */
export const COPIED = [USERS, PACKS] as const;
/** Where things are kept: the first two parts of a key say whose they are. */
export const userPrefix = (userId: string) => `${USERS}${userId}/`;
/** One file an asset, which is nobody else's. */
export const brandKey = (userId: string, name: string) => `${userPrefix(userId)}brand/${name}`;
export const recordingKey = (userId: string, name: string) => `${userPrefix(userId)}recordings/${name}`;
export const mediaKey = (userId: string, name: string) => `${userPrefix(userId)}media/${name}`;
/** Parts of films, kept to be used again. */
export const renderCachePrefix = (userId: string) => `${userPrefix(userId)}render-cache/`;
export const jobPrefix = (userId: string, jobId: string) => `${userPrefix(userId)}jobs/${jobId}/`;
const FILM = /\/video-([^/]+)\.(?:mp4|webm)$/u;
export const isFilmKey = (key: string): boolean => FILM.test(key);
/** Beside a project's film: what its check shows of it, deleted with it. */
export const checkFolder = (filmKey: string) => filmKey.replace(FILM, '/check-$1/');
export const projectPrefix = (userId: string, projectId: string) =>
  `${userPrefix(userId)}projects/${projectId}/`;
