/** The user's brand taken into the video or out of it: the document with it is worked out elsewhere, and becomes one step. [B4] */
import { videoDataSchema, type TrackItem, type VideoData } from '../../../../contract/video/videoData';
import { MARKERS } from '../../document/schema';
import { defineCommand, definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { planned, type Plan } from '../shared/plan';

interface Rebranding {
  /** The document as it is to be: the same one, with other brand items, times and type. */
  readonly videoData: VideoData;
}

function planRebranding(before: VideoData, { videoData: after }: Rebranding): Plan | Refusal {
  if (!videoDataSchema.safeParse(after).success) return 'badValue';
  if (after.projectId !== before.projectId) return 'wrongKind';
  const [was, is] = [before.trackItemsMap, after.trackItemsMap];
  const added = Object.values(is).filter(({ id }) => !was[id]);
  const removed = Object.keys(was).filter((id) => !is[id]);
  const rewritten = Object.values(is).filter((item) => differs(was[item.id], item));
  const isSame = added.length + removed.length + rewritten.length === 0;
  if (isSame && before.duration === after.duration) return 'nothingChanges';
  return {
    added: added.map((item) => ({ item })),
    removed,
    rewritten,
    durationMs: after.duration,
    // What is put in is not opened for editing: the hands stay at the switches.
    ...(removed.length > 0 ? { selected: [] } : {}),
  };
}

const differs = (before: TrackItem | undefined, after: TrackItem): boolean =>
  before !== undefined && before !== after && JSON.stringify(before) !== JSON.stringify(after);

const rebrand = planned<Rebranding>(planRebranding);

export const brandPlugin = definePlugin({
  id: 'brand',
  commands: {
    'brand.change': defineCommand<Rebranding>({
      check: rebrand.check,
      run(context, payload) {
        const selected = rebrand.run(context, payload);
        for (const { id, at } of payload.videoData.markers ?? [])
          if (context.doc.hasRow(MARKERS, id)) context.doc.setCell(MARKERS, id, 'at', at);
        return selected;
      },
    }),
  },
});
