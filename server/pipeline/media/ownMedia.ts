/** Addresses of pictures and clips in a request: the caller's own files, or pages of the open web. */
import { refusalSentences } from '../../../contract/refusalSentences';
import { NotFound, Unprocessable } from '../../http/problems';
import { mediaRef, type MediaAddresses } from '../../media/mediaAddresses';
import type { MediaLibrary } from '../../media/mediaLibrary';

interface Media {
  readonly addresses: MediaAddresses;
  readonly library: MediaLibrary;
}

/** The address in stored form; a foreign http(s) one stays, to be brought in. Throws a `Problem` for anything else. */
export async function keepOwn(
  { addresses, library }: Media,
  userId: string,
  address: string,
): Promise<string> {
  const stored = addresses.unsign(address, userId);
  if (stored.startsWith(mediaRef(''))) {
    const found = await library.find(userId, stored.slice(mediaRef('').length));
    if (!found) throw new NotFound('chosenMedia');
    return stored;
  }
  if (!/^https?:\/\//i.test(stored) || !URL.canParse(stored)) {
    throw new Unprocessable(
      'invalid_media',
      refusalSentences.invalid_media({ address: stored.slice(0, 100) }),
      undefined,
      { address: stored.slice(0, 100) },
    );
  }
  return stored;
}
