/** Signs and checks the addresses of stored files. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { NotFound } from '../http/problems';
import { isStorageKey } from '../storage/storageKey';
import { mapStrings } from './mapStrings';
import { mediaRef, type MediaAddresses } from './mediaAddresses';

interface Settings {
  readonly secret: Buffer;
  readonly now?: () => number;
}

const DAY_S = 24 * 60 * 60;
/** Rights end at midnight UTC a week on: all of a day's addresses of one file are the same, so that caches work. */
const RIGHT_DAYS = 7;
const OWNER = /^u\/([\w-]+)\//;
const REF_BEGINS = mediaRef('');
/** The key, and whose it is. */
const REF = /^media:(u\/([\w-]+)\/.+)$/;
const ADDRESS = /^https?:\/\/[^/]+\/media\/([^/]+)\/([^?#]+)/;

export function createMediaAddresses({ secret, now = Date.now }: Settings): MediaAddresses {
  const signatureOf = (expiry: string, owner: string) =>
    createHmac('sha256', secret).update(`${expiry}\n${owner}`).digest('base64url');

  /** A list is full of files of one owner, so the last grant is the next one too. */
  let last = { owner: '', expiry: '', grant: '' };
  const grantFor = (owner: string) => {
    const expiry = String((Math.floor(now() / 1000 / DAY_S) + RIGHT_DAYS + 1) * DAY_S);
    if (last.owner !== owner || last.expiry !== expiry)
      last = { owner, expiry, grant: `${expiry}.${signatureOf(expiry, owner)}` };
    return last.grant;
  };

  /** When the right ends, in seconds; null when the grant was not made by us for the key's owner. */
  const expiryOf = (grant: string, key: string): number | null => {
    const owner = ownerOf(key);
    const [expiry = '', signature = ''] = grant.split('.');
    if (!owner || !isAddressable(key) || !/^\d{1,12}$/.test(expiry)) return null;
    const given = Buffer.from(signature);
    const right = Buffer.from(signatureOf(expiry, owner));
    return given.length === right.length && timingSafeEqual(given, right) ? Number(expiry) : null;
  };

  const addressOf = (owner: string, key: string, origin: string) =>
    `${origin}/media/${grantFor(owner)}/${key}`;

  const toUrl = (key: string, origin: string) => {
    const owner = ownerOf(key);
    if (!owner || !isAddressable(key)) throw new NotFound('file');
    return addressOf(owner, key, origin);
  };

  const toKey = (address: string) => {
    const ref = REF.exec(address)?.[1];
    if (ref) return isAddressable(ref) ? ref : null;
    const [, grant = '', key = ''] = ADDRESS.exec(address) ?? [];
    return expiryOf(grant, key) === null ? null : key;
  };

  return {
    toUrl,
    toKey,
    opens: (grant, key) => (expiryOf(grant, key) ?? 0) > now() / 1000,
    sign: (value, origin) =>
      mapStrings(value, (text) => {
        if (!text.startsWith(REF_BEGINS)) return text;
        const [, key, owner] = REF.exec(text) ?? [];
        return key && owner && isAddressable(key) ? addressOf(owner, key, origin) : text;
      }),
    unsign: (value, userId) =>
      mapStrings(value, (text) => {
        const key = toKey(text);
        if (key === null) return text;
        if (ownerOf(key) !== userId) throw new NotFound('ownMedia');
        return mediaRef(key);
      }),
  };
}

const ownerOf = (key: string) => OWNER.exec(key)?.[1];
/** A file's key, or a folder's with its final slash (a job's `remote_dir`). */
const isAddressable = (key: string) => isStorageKey(key.endsWith('/') ? key.slice(0, -1) : key);

/** Rewrites the stored form for one reader: files of a document open with the right that opened the document. */
export const signWithGrant = <T>(value: T, origin: string, grant: string): T =>
  mapStrings(value, (text) => {
    const key = REF.exec(text)?.[1];
    return key ? `${origin}/media/${grant}/${key}` : text;
  });
