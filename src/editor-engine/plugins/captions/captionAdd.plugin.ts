/** A new caption where nobody speaks yet. */
import { NEW_ITEM_MS } from '../../../../contract/limits';
import type { VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { captionsOf, type Caption } from '../../selectors/captions.selectors';
import { roomAround, shortestMs, takenIn } from '../../selectors/placement.selectors';
import { TEXT_CHARACTERS } from '../../../../contract/video/subtitles/cue';
import { captionLike } from '../shared/captionLike';
import { hasRoomFor } from '../shared/newItems';
import { planned, type Plan } from '../shared/plan';

interface NewCaption {
  /** ms of the video. */
  readonly atMs: number;
  readonly text: string;
}

export const captionAddPlugin = definePlugin({
  id: 'captionAdd',
  commands: { 'caption.add': planned<NewCaption>(planCaption) },
});

/** As long as a new item is, or as the next caption and the end of the video leave. */
function planCaption(
  data: VideoData,
  { atMs, text }: NewCaption,
  newId: (prefix: string) => string,
): Plan | Refusal {
  if (text.trim() === '') return 'emptyText';
  if (text.length > TEXT_CHARACTERS) return 'tooLong';
  if (!hasRoomFor(data, 1)) return 'tooManyItems';
  const from = Math.round(atMs);
  if (!(from >= 0 && from < data.duration)) return 'notBetween';
  const taken = takenIn(data, 'captions');
  if (taken.some((one) => one.from <= from && from < one.to)) return 'noRoom';
  const room = roomAround({ from, to: from }, taken);
  const to = Math.floor(Math.min(from + NEW_ITEM_MS, room.to, data.duration));
  if (to - from < shortestMs(data)) return 'noRoom';
  const id = newId('caption');
  const caption = captionLike(nearest(captionsOf(data), from), text, { from, to });
  return { added: [{ item: { ...caption, id } }], selected: [id] };
}

const distance = ({ display }: Caption, atMs: number) => Math.abs((display.from + display.to) / 2 - atMs);

const nearest = (captions: readonly Caption[], atMs: number) =>
  captions.reduce<Caption | undefined>(
    (best, one) => (best && distance(best, atMs) <= distance(one, atMs) ? best : one),
    undefined,
  );
