/** Media addresses without signatures: `{origin}/media/grant/{key}`, opened by who owns the key. */
import { NotFound } from '../../../server/http/problems';
import { isId } from '../../../server/repositories/ids';
import { mapStrings } from '../../../server/media/mapStrings';
import { mediaRef, type MediaAddresses, type MediaReader } from '../../../server/media/mediaAddresses';
import { userPrefix } from '../../../server/storage/storage';

const ADDRESS = /^https?:\/\/[^/]+\/media\/grant\/(.+)$/;

export function fakeAddresses(): MediaAddresses {
  const toKey = (address: string) =>
    address.startsWith('media:') ? address.slice(6) : (ADDRESS.exec(address)?.[1] ?? null);
  const toUrl = (key: string, { origin }: MediaReader) => `${origin}/media/grant/${key}`;
  return {
    toUrl,
    toKey,
    rightOf: (_, key) => {
      const [, ownerId = ''] = key.split('/');
      return isId(ownerId) ? { sessionId: ownerId, ownerId } : null;
    },
    sign: (value, reader) =>
      mapStrings(value, (text) => (text.startsWith('media:') ? toUrl(text.slice(6), reader) : text)),
    unsign: (value, userId) =>
      mapStrings(value, (text) => {
        const key = toKey(text);
        if (key === null) return text;
        if (!key.startsWith(userPrefix(userId))) throw new NotFound('file');
        return mediaRef(key);
      }),
  };
}
