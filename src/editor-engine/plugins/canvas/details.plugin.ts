/** Everything else that can be said of an item: each detail of its kind, as the contract has it. [Y3] */
import {
  audioDetailsSchema,
  imageDetailsSchema,
  shapeDetailsSchema,
  textDetailsSchema,
  videoDetailsSchema,
} from '../../../../contract/video/itemDetails';
import type { ItemOf, TrackItem } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import { editItem, editItems, ifValid, withDetails } from '../shared/itemEdits';

/** What has commands of its own, because more than one detail depends on it, or what only a file can tell. */
const ofOtherCommands = [
  'src',
  'backdropSrc',
  'naturalWidth',
  'naturalHeight',
  'plainGround',
  'focus',
  'duration',
  'speed',
  'text',
  'words',
] as const;

type Fixed = (typeof ofOtherCommands)[number];
type Settable<Type extends TrackItem['type']> = {
  readonly [Name in Exclude<keyof ItemOf<Type>['details'], Fixed>]?: ItemOf<Type>['details'][Name] | null;
};
/** What is absent stays, null goes back to what the template does. */
export type DetailChanges = Settable<'image'> &
  Settable<'video'> &
  Settable<'text'> &
  Settable<'shape'> &
  Settable<'audio'>;

const settable = {
  image: namesOf(imageDetailsSchema),
  video: namesOf(videoDetailsSchema),
  text: namesOf(textDetailsSchema),
  shape: namesOf(shapeDetailsSchema),
  audio: namesOf(audioDetailsSchema),
} satisfies Record<TrackItem['type'], ReadonlySet<string>>;

function namesOf({ shape }: { readonly shape: object }): ReadonlySet<string> {
  const fixed: ReadonlySet<string> = new Set(ofOtherCommands);
  return new Set(Object.keys(shape).filter((name) => !fixed.has(name)));
}

/** The inspector offers a detail for every item of a selection, or for none. */
export const hasDetail = (type: TrackItem['type'], name: string): boolean => settable[type].has(name);

interface Setting {
  readonly ids: readonly string[];
  readonly details: DetailChanges;
}
interface Naming {
  readonly id: string;
  readonly name: string;
}

export const detailsPlugin = definePlugin({
  id: 'details',
  commands: {
    'item.setDetails': editItems<Setting>((item, { details }) =>
      Object.keys(details).every((name) => hasDetail(item.type, name))
        ? withDetails(item, details)
        : 'unknownDetail',
    ),
    'item.rename': editItem<Naming>((item, { name }) =>
      name.trim() === '' ? 'emptyText' : ifValid({ ...item, name: name.trim() }),
    ),
  },
});
