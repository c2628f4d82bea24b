/** Keyframes: where an item is, how large, turned and clear at its moments. [Y4] */
import type { KeyedPose, Keyframe, KeyframeEasing } from '../../../../contract/video/keyframes';
import type { TrackItem } from '../../../../contract/video/videoData';
import { keyframeNear, keyframesOf, keyframesWith } from '../../canvas/keyedPose';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { editItem, withDetails } from '../shared/itemEdits';

interface Setting extends Partial<KeyedPose> {
  readonly id: string;
  /** ms of the video. One that is there already is changed. */
  readonly atMs: number;
  readonly easing?: KeyframeEasing;
}
interface Moving {
  readonly id: string;
  /** ms of the video. */
  readonly atMs: number;
  readonly toMs: number;
}
interface Removing {
  readonly id: string;
  readonly atMs: number;
}
type Seen = Exclude<TrackItem, { type: 'audio' }>;

const isWithin = ({ display }: TrackItem, atMs: number) => atMs >= display.from && atMs <= display.to;
const written = (item: Seen, keyframes: readonly Keyframe[]) =>
  withDetails(item, { keyframes: keyframes.length > 0 ? keyframes.toSorted((a, b) => a.at - b.at) : null });

function set(item: Seen, { id: _, atMs, ...said }: Setting, fps: number): TrackItem | Refusal {
  if (!isWithin(item, atMs)) return 'notBetween';
  const changes = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  return written(item, keyframesWith(item, { ...changes, atMs, fps }));
}

function move(item: Seen, { atMs, toMs }: Moving, fps: number): TrackItem | Refusal {
  const there = keyframeNear(item, atMs, fps);
  if (!there) return 'noSuchKeyframe';
  if (!isWithin(item, toMs)) return 'notBetween';
  const at = Math.round(toMs - item.display.from);
  // One that it lands on makes room for it.
  const taken = keyframeNear(item, toMs, fps);
  const rest = keyframesOf(item).filter((one) => one !== there && one !== taken);
  return written(item, [...rest, { ...there, at }]);
}

function remove(item: Seen, { atMs }: Removing, fps: number): TrackItem | Refusal {
  const there = keyframeNear(item, atMs, fps);
  return there
    ? written(
        item,
        keyframesOf(item).filter((one) => one !== there),
      )
    : 'noSuchKeyframe';
}

const ofSeen = <Payload extends { readonly id: string }>(
  edit: (item: Seen, payload: Payload, fps: number) => TrackItem | Refusal,
) =>
  editItem<Payload>((item, payload, context) =>
    item.type === 'audio' ? 'wrongKind' : edit(item, payload, context.videoData().fps),
  );

export const keyframesPlugin = definePlugin({
  id: 'keyframes',
  commands: {
    'keyframe.set': ofSeen<Setting>(set),
    'keyframe.move': ofSeen<Moving>(move),
    'keyframe.remove': ofSeen<Removing>(remove),
  },
});
