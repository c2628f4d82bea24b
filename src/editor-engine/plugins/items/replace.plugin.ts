/** Another file in the place of an item's own: when it is there, where it stands and how it moves stay. [E2] */
import { hasFile, type TrackItem, type VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { itemOf } from '../shared/chosen';
import { ifValid, isRefusal } from '../shared/itemEdits';
import { withSourceFrom } from '../shared/itemTimes';
import { detailsOf, mainDetailsOf, metadataOf, nameOf, type Medium } from '../shared/media';
import { planned, type Plan } from '../shared/plan';

interface Replacement extends Medium {
  readonly id: string;
}

/** What says something of the file that goes, or only of its kind. */
const OF_THE_FILE = [
  'src',
  'backdropSrc',
  'naturalWidth',
  'naturalHeight',
  'plainGround',
  'focus',
  'crop',
  'largestScale',
  'duration',
  'fileBeats',
  'beatRate',
];
const OF_WHAT_PLAYS = ['volume', 'speed', 'fadeIn', 'fadeOut'];

function planReplace(data: VideoData, { id, ...medium }: Replacement): Plan | Refusal {
  const item = itemOf(data, id);
  if (!item) return 'noSuchItem';
  if (!hasFile(item) || (item.type === 'audio') !== (medium.type === 'audio')) return 'wrongKind';
  const gone = [...OF_THE_FILE, ...(medium.type === 'image' ? OF_WHAT_PLAYS : [])];
  const kept = Object.fromEntries(Object.entries(item.details).filter(([name]) => !gone.includes(name)));
  const { trim: _, ...rest } = item;
  const replaced = {
    ...rest,
    type: medium.type,
    name: nameOf(medium),
    metadata: { ...item.metadata, ...metadataOf(medium) },
    details: { ...(item.isMain ? mainDetailsOf(medium) : detailsOf(medium)), ...kept },
  } as TrackItem;
  const valid = ifValid(medium.type === 'video' ? withSourceFrom(replaced, 0) : replaced);
  return isRefusal(valid) ? valid : { rewritten: [valid], selected: [id] };
}

export const replacePlugin = definePlugin({
  id: 'replace',
  commands: { 'item.replace': planned<Replacement>(planReplace) },
});
