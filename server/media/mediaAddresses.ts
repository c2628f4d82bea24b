/**
 * Addresses of stored files. An address carries its right in the path, `/media/{session}.{signature}/{key}`, because a
 * player cannot send a bearer header. A right opens one folder (what a job or a project made, or one part of the library)
 * for as long as its session keeps it open (`mediaRights.ts`). Documents keep keys as `media:{key}`, so that nothing saved
 * expires.
 */
export interface MediaAddresses {
  /** An absolute address that opens `key`, a file or a folder, to `reader`. */
  toUrl(key: string, reader: MediaReader): string;
  /** The key in an address of ours (any origin, ended or not, but rightly signed) or `media:` form; else null. */
  toKey(address: string): string | null;
  /** Whose right a path `{grant}/{key}` carries; null where we did not give it for that key. */
  rightOf(grant: string, key: string): MediaRight | null;
  /** Every `media:` string in a JSON value becomes an address. */
  sign<T>(value: T, reader: MediaReader): T;
  /**
   * Every address of ours in a JSON value becomes its `media:` form.
   * Throws NotFound when one belongs to somebody else than `userId`. Other strings stay as they are.
   */
  unsign<T>(value: T, userId: string): T;
}
/** Who opens an address, from where. */
export interface MediaReader {
  readonly origin: string;
  readonly sessionId: string;
}
export interface MediaRight {
  readonly sessionId: string;
  /** Whose file it is. */
  readonly ownerId: string;
}
export const mediaRef = (key: string) => `media:${key}`;

/** A file that comes with the product: music, a voice, a sound of nature, a sticker. What a layout may name, a render draws. */
const BUILT_IN = /^\/assets\/(?:[\w-]+\/)+[\w-]+\.\w+$/u;
export const isBuiltIn = (ref: string): boolean => BUILT_IN.test(ref);
