/** A saved editing document is whole, and shows and plays the owner's own files and the built-in ones, nothing else. */
import { refusalSentences } from '../../contract/refusalSentences';
import { trackOf } from '../../contract/sound/music';
import type { TemplateName } from '../../contract/video/templateName';
import type { TrackItem, VideoData } from '../../contract/video/videoData';
import { templateNames } from '../../src/templates/arrangements';
import { TemplateNotFound } from '../../src/templates/templateNotFound';
import { isNestedDeeperThan } from '../http/nested';
import { NotFound, Unprocessable } from '../http/problems';
import { isBuiltIn, mediaRef, type MediaAddresses } from '../media/mediaAddresses';
import { checkIds } from './checkIds';
import { checkStrings } from './checkStrings';
import { checkWindows } from './checkWindows';
import { LayoutRefused, NoSuchFile } from './layoutRefused';

/** Far deeper than any document of ours, and far from where a walk through it would fall. */
const MOST_DEPTH = 32;

/** The document in stored form. Throws a `Problem` and has changed nothing. */
export function checkLayout(
  addresses: MediaAddresses,
  userId: string,
  projectId: string,
  layout: VideoData,
): VideoData {
  if (layout.projectId !== projectId) {
    throw new Unprocessable('wrong_project', refusalSentences.wrong_project);
  }
  if (!templateNames.includes(layout.template as TemplateName))
    throw new Unprocessable('unknown_template', new TemplateNotFound(layout.template).message, undefined, {
      name: layout.template,
    });
  if (isNestedDeeperThan(MOST_DEPTH, layout))
    throw new LayoutRefused('too_deep', layout, [], 'it is nested too deeply', {});
  checkIds(layout);
  checkWindows(layout);
  const stored = withStoredFiles(unsigned(addresses, userId, layout));
  checkStrings(stored, userId);
  return stored;
}

function unsigned(addresses: MediaAddresses, userId: string, layout: VideoData): VideoData {
  try {
    return addresses.unsign(layout, userId);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    const isForeign = (item: TrackItem) => {
      try {
        addresses.unsign(item, userId);
        return false;
      } catch {
        return true;
      }
    };
    const found = Object.entries(layout.trackItemsMap).find(([, item]) => isForeign(item));
    throw new NoSuchFile(layout, found ? ['trackItemsMap', found[0]] : []);
  }
}

/** Fields that hold the address of a file. */
const FILE_FIELDS = ['src', 'backdropSrc', 'fontSrc'] as const;

function withStoredFiles(layout: VideoData): VideoData {
  const items = Object.entries(layout.trackItemsMap).map(([id, item]) => {
    const details: Record<string, unknown> = { ...item.details };
    for (const field of FILE_FIELDS) {
      const address = details[field];
      if (typeof address !== 'string') continue;
      const stored = trackOf(address)?.audio ?? address;
      if (!isBuiltIn(stored) && !stored.startsWith(mediaRef('')))
        throw new LayoutRefused(
          'foreign_media',
          layout,
          ['trackItemsMap', id, 'details', field],
          `“${address.slice(0, 100)}” is not one of your files. Upload it first, then use it in the video`,
          { address: address.slice(0, 100) },
        );
      details[field] = stored;
    }
    return [id, { ...item, details }] as const;
  });
  return { ...layout, trackItemsMap: Object.fromEntries(items) as VideoData['trackItemsMap'] };
}
