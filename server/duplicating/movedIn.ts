/** A document as another project's: under that one's ids, showing and playing that one's copies of its files. */
import { mapStrings } from '../media/mapStrings';
import { mediaRef } from '../media/mediaAddresses';
import { projectPrefix, userPrefix } from '../storage/storage';

export interface Move {
  readonly userId: string;
  readonly from: string;
  readonly to: string;
}

const NAME = /^[\w-]+$/;

/**
 * Where the copy of a file is: what jobs and projects made goes with them, so each project has its own. Null for what is
 * kept for as long as any project shows it (media), or has a life of its own (the brand kit).
 */
export function copyOfKey(key: string, { userId, from, to }: Move): string | null {
  const own = projectPrefix(userId, from);
  if (key.startsWith(own)) return projectPrefix(userId, to) + key.slice(own.length);
  const library = userPrefix(userId);
  return key.startsWith(`${library}jobs/`) || key.startsWith(`${library}projects/`)
    ? `${projectPrefix(userId, to)}from/${key.slice(library.length)}`
    : null;
}

interface Moved<T> {
  readonly moved: T;
  /** Which file is to be copied where. */
  readonly files: Map<string, string>;
  /** What both show, in stored form. */
  readonly shared: Set<string>;
}

/** @returns the value for the copy */
export function movedIn<T>(value: T, move: Move): Moved<T> {
  const files = new Map<string, string>();
  const shared = new Set<string>();
  const isFile = (text: string) => text.startsWith(mediaRef(''));
  const moved = mapStrings(value, (text) => {
    // Ids of items end with the id of their project; a text that a person wrote is not one word of that.
    if (!isFile(text)) return NAME.test(text) ? text.replaceAll(move.from, move.to) : text;
    const key = text.slice(mediaRef('').length);
    const copy = copyOfKey(key, move);
    if (copy === null) {
      shared.add(text);
      return text;
    }
    files.set(key, copy);
    return mediaRef(copy);
  });
  return { moved, files, shared };
}
