/** What was kept for long has addresses whose right has run out: they are given the right of a document just opened. */

/** The right in an address of a stored file; one right opens everything of its owner. */
const RIGHT = /\/media\/([^/"\\]+)\/u\//;
const EVERY_RIGHT = new RegExp(RIGHT, 'g');

/** @param value JSON. @param fresh a document with addresses that open; without any, the value stays as it is. */
export function renewAddresses<T>(value: T, fresh: unknown): T {
  const right = RIGHT.exec(JSON.stringify(fresh) ?? '')?.[1];
  if (right === undefined) return value;
  return JSON.parse(JSON.stringify(value).replace(EVERY_RIGHT, `/media/${right}/u/`)) as T;
}
