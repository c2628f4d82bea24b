/** A saved editing document may show and play the owner's own files and the built-in ones, nothing else. */
import { hasFile, type VideoData } from '../../contract/videoData';
import { trackOf } from '../../contract/music';
import { NotFound, Unprocessable } from '../http/problems';
import { mediaRef, type MediaAddresses } from '../media/mediaAddresses';
import { userPrefix } from '../providers/storage/storage';

const BUILT_IN = /^\/assets\/(?:[\w-]+\/)+[\w-]+\.\w+$/;

/** The document in stored form. Throws a `Problem` and has changed nothing. */
export function checkLayout(
  addresses: MediaAddresses,
  userId: string,
  projectId: string,
  layout: VideoData,
): VideoData {
  if (layout.projectId !== projectId) {
    throw new Unprocessable(
      'wrong_project',
      'This layout belongs to another project. Open the project again.',
    );
  }
  const document = addresses.unsign(layout, userId);
  const own = (address: string) => storedAddress(address, userId);
  const items = Object.entries(document.trackItemsMap).map(([id, item]) => {
    if (!hasFile(item)) return [id, item] as const;
    const details = { ...item.details, src: own(item.details.src) };
    if ('backdropSrc' in details && details.backdropSrc) details.backdropSrc = own(details.backdropSrc);
    return [id, { ...item, details } as typeof item] as const;
  });
  return { ...document, trackItemsMap: Object.fromEntries(items) };
}

function storedAddress(address: string, userId: string): string {
  const builtIn = trackOf(address)?.audio ?? address;
  if (BUILT_IN.test(builtIn)) return builtIn;
  if (!address.startsWith(mediaRef(''))) {
    throw new Unprocessable(
      'foreign_media',
      `“${address.slice(0, 100)}” is not one of your files. Upload it first, then use it in the video.`,
    );
  }
  if (!address.startsWith(mediaRef(userPrefix(userId))) || address.includes('..')) {
    throw new NotFound('One of the files in this video does not exist. Remove it and save again.');
  }
  return address;
}
