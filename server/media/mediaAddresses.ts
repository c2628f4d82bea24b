/**
 * Addresses of stored files. An address carries its right in the path,
 * `/media/{expiry}.{signature}/{key}`, because a player cannot send a bearer header; one right opens
 * everything below `u/{userId}/`. Documents keep keys as `media:{key}`, so that nothing saved expires.
 */
export interface MediaAddresses {
  /** An absolute address on `origin` that opens `key` until the right expires. */
  toUrl(key: string, origin: string): string;
  /** The key in an address of ours (any origin, expired or not, but rightly signed) or `media:` form; else null. */
  toKey(address: string): string | null;
  /** Whether a path `{grant}/{key}` opens now. */
  opens(grant: string, key: string): boolean;
  /** Every `media:` string in a JSON value becomes an address. */
  sign<T>(value: T, origin: string): T;
  /**
   * Every address of ours in a JSON value becomes its `media:` form.
   * Throws NotFound when one belongs to somebody else than `userId`. Other strings stay as they are.
   */
  unsign<T>(value: T, userId: string): T;
}
export const mediaRef = (key: string) => `media:${key}`;
