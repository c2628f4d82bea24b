/** Signs and reads the addresses of stored files. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { NotFound } from '../http/problems';
import { isStorageKey } from '../storage/storageKey';
import { mapStrings } from './mapStrings';
import { mediaRef, type MediaAddresses } from './mediaAddresses';

interface Settings {
  readonly secret: Buffer;
}

const REF_BEGINS = mediaRef('');
const REF = /^media:(u\/.+)$/;
const ADDRESS = /^https?:\/\/[^/]+\/media\/([^/]+)\/([^?#]+)/;
const GRANT = /^([\da-f-]{36})\.([\w-]+)$/;
/** What one right opens: the files of a job or a project, or one kind of what somebody has; and whose they are. */
const FOLDER = /^(u\/([\w-]+)\/(?:(?:jobs|projects)\/)?[\w-]+\/)/;
/** Signatures that are kept: a list names the same folders again and again. */
const MOST_KEPT = 2000;

export function createMediaAddresses({ secret }: Settings): MediaAddresses {
  const kept = new Map<string, string>();
  const signatureOf = (sessionId: string, folder: string) => {
    const what = `${sessionId}\n${folder}`;
    const known = kept.get(what);
    if (known) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const signature = createHmac('sha256', secret).update(what).digest('base64url');
    kept.set(what, signature);
    return signature;
  };

  const toUrl: MediaAddresses['toUrl'] = (key, { origin, sessionId }) => {
    const place = placeOf(key);
    if (!place) throw new NotFound('file');
    return `${origin}/media/${sessionId}.${signatureOf(sessionId, place.folder)}/${key}`;
  };

  const rightOf: MediaAddresses['rightOf'] = (grant, key) => {
    const place = placeOf(key);
    const [, sessionId, signature] = GRANT.exec(grant) ?? [];
    if (!place || !sessionId || !signature) return null;
    const given = Buffer.from(signature);
    const right = Buffer.from(signatureOf(sessionId, place.folder));
    const isOurs = given.length === right.length && timingSafeEqual(given, right);
    return isOurs ? { sessionId, ownerId: place.ownerId } : null;
  };

  const toKey = (address: string) => {
    const ref = REF.exec(address)?.[1];
    if (ref) return placeOf(ref) ? ref : null;
    const [, grant = '', key = ''] = ADDRESS.exec(address) ?? [];
    return rightOf(grant, key) && key;
  };

  return {
    toUrl,
    toKey,
    rightOf,
    sign: (value, reader) =>
      mapStrings(value, (text) => {
        if (!text.startsWith(REF_BEGINS)) return text;
        const key = REF.exec(text)?.[1];
        return key && placeOf(key) ? toUrl(key, reader) : text;
      }),
    unsign: (value, userId) =>
      mapStrings(value, (text) => {
        const key = toKey(text);
        if (key === null) return text;
        if (placeOf(key)?.ownerId !== userId) throw new NotFound('ownMedia');
        return mediaRef(key);
      }),
  };
}

/** Of a file's key, or a folder's with its final slash (a job's `remote_dir`). */
function placeOf(key: string) {
  const [, folder, ownerId] = FOLDER.exec(key) ?? [];
  if (!folder || !ownerId || !isStorageKey(key.endsWith('/') ? key.slice(0, -1) : key)) return null;
  return { folder, ownerId };
}
