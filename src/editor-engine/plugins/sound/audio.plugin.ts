/** Sounds put under the video. [E8] */
import { NEW_ITEM_MS } from '../../../../contract/limits';
import type { ItemOf, VideoData } from '../../../../contract/video/videoData';
import { addItem, deleteItem, rewriteItem, standingOf } from '../../document/writeItems';
import { defineCommand, definePlugin, type CommandContext } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { shortestMs } from '../../selectors/placement.selectors';
import { ifValid, isRefusal } from '../shared/itemEdits';
import { onBeatsOf } from '../shared/newMusic';
import { hasRoomFor, nameAfter } from '../shared/newItems';

interface NewSound {
  readonly src: string;
  readonly name: string;
  /** ms of the video. */
  readonly atMs: number;
  /** The sound's own length. */
  readonly durationMs: number;
  /** It starts again until the video ends. */
  readonly loop: boolean;
  /** Of music of one's own: when it beats, ms from its start. */
  readonly beats?: readonly number[];
  /** Id of the sound whose place it takes; without one it is heard beside the others. */
  readonly replaces?: string;
}

/** 0 to 100: under a voice. */
const VOLUME = 30;

export const audioPlugin = definePlugin({
  id: 'audio',
  commands: {
    /** As background: ducked under the voice, to the end of the video. */
    'audio.add': defineCommand<NewSound>({
      check(context, payload) {
        const sound = newSound(context, payload);
        return isRefusal(sound) ? sound : null;
      },
      run(context, payload) {
        const sound = newSound(context, payload);
        if (isRefusal(sound)) return;
        const { doc, newId } = context;
        const id = newId('bg_music');
        const replaced = payload.replaces === undefined ? undefined : context.item(payload.replaces);
        if (replaced?.type === 'audio')
          for (const item of onBeatsOf(context.videoData(), sound, replaced)) rewriteItem(doc, item);
        const { formerLayer: _, ...standing } = payload.replaces ? standingOf(doc, payload.replaces) : {};
        if (payload.replaces) deleteItem(doc, payload.replaces);
        addItem(doc, { ...sound, id }, standing);
        return [id];
      },
    }),
  },
});

function newSound(context: CommandContext, payload: NewSound): ItemOf<'audio'> | Refusal {
  const data = context.videoData();
  const { src, name, durationMs, loop, beats, replaces } = payload;
  const replaced = replaces === undefined ? undefined : context.item(replaces);
  if (replaces !== undefined && !replaced) return 'noSuchItem';
  if (replaced && replaced.type !== 'audio') return 'wrongKind';
  if (!replaced && !hasRoomFor(data, 1)) return 'tooManyItems';
  if (!(durationMs > 0) || !Number.isFinite(payload.atMs)) return 'badValue';
  const end = Math.floor(data.duration);
  const from = replaced ? Math.round(replaced.display.from) : beginning(data, payload.atMs);
  const to =
    replaced && loop
      ? Math.round(replaced.display.to)
      : loop
        ? end
        : Math.min(end, Math.round(from + durationMs));
  if (to - from < shortestMs(data)) return 'noRoom';
  // Of what is ours everything is known; a sound of nature goes round for as long as it is asked to.
  const own = beats === undefined ? {} : { duration: Math.round(durationMs), fileBeats: [...beats] };
  const item: ItemOf<'audio'> = {
    id: 'bg_music',
    name: nameAfter(name),
    type: 'audio',
    display: { from, to },
    details: { src, volume: VOLUME, duck: true, ...(loop ? { loop } : {}), ...own },
  };
  const valid = ifValid(item);
  return isRefusal(valid) ? valid : item;
}

/** Where nothing of the video is left, from its start. */
const beginning = ({ duration }: VideoData, atMs: number) =>
  duration - atMs < Math.min(NEW_ITEM_MS, duration) ? 0 : Math.max(0, Math.round(atMs));
