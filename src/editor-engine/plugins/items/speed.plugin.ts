/** How fast a clip plays: the same stretch of its source in more or less time, and with it the captions of what it says. */
import { CLIP_SPEED, VIDEO_MS } from '../../../../contract/limits';
import { keyframesAtSpeed } from '../../../../contract/video/keyframes';
import type { ItemOf, VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { laneKindOf } from '../../selectors/laneKinds.selectors';
import { shortestMs } from '../../selectors/placement.selectors';
import { itemOf } from '../shared/chosen';
import { isRefusal } from '../shared/itemEdits';
import { lengthOf, sourceStart, speedOf, withSourceFrom, withWindow } from '../shared/itemTimes';
import { laterItems } from '../shared/laterItems';
import { planned, type Plan } from '../shared/plan';
import { withEndClosedUp, withRoomForMain } from '../shared/videoEnd';
import { captionsAtSpeed } from './captionsAtSpeed';
import { roomFor } from './resize.plugin';

interface Speed {
  readonly id: string;
  /** ms of the clip in one ms of the video. */
  readonly speed: number;
  /** What comes later makes room, or closes up. Otherwise it stays, and the clip gets no longer than there is room. */
  readonly ripple?: boolean;
}

export function planSpeed(data: VideoData, { id, speed, ripple = false }: Speed): Plan | Refusal {
  const item = itemOf(data, id);
  if (!item) return 'noSuchItem';
  if (item.type !== 'video') return 'wrongKind';
  if (!(speed >= CLIP_SPEED.min && speed <= CLIP_SPEED.max)) return 'badValue';
  if (speed === speedOf(item)) return 'nothingChanges';
  const isMain = laneKindOf(item) === 'main';
  const wantedMs = Math.round((lengthOf(item) * speedOf(item)) / speed);
  if (wantedMs < shortestMs(data)) return 'tooShort';
  const { from, to } = item.display;
  const most = ripple && isMain ? VIDEO_MS.max : roomFor(data, item).to;
  const end = Math.min(Math.round(from + wantedMs), most);
  const timed = atSpeed(item, speed, end);
  const said = captionsAtSpeed(data, item, { factor: speedOf(item) / speed, until: end });
  const own: Plan = { ...said, rewritten: [timed, ...said.rewritten], selected: [id] };
  if (!ripple || !isMain) return withRoomForMain(data, own);
  const later = laterItems(data, (ms) => (ms >= to - 1 ? end - to : 0), { retimed: timed });
  if (isRefusal(later)) return later;
  const plan = { ...own, rewritten: [timed, ...said.rewritten, ...later] };
  return end > to ? withRoomForMain(data, plan) : withEndClosedUp(data, plan, to - end);
}

function atSpeed(item: ItemOf<'video'>, speed: number, end: number): ItemOf<'video'> {
  const { speed: _, ...rest } = item.details;
  const { keyframes } = rest;
  const factor = speed / speedOf(item);
  const details = keyframes ? { ...rest, keyframes: keyframesAtSpeed(keyframes, factor) } : rest;
  const timed: ItemOf<'video'> = { ...item, details: speed === 1 ? details : { ...details, speed } };
  const window = { from: item.display.from, to: end };
  return withSourceFrom(withWindow(timed, window), sourceStart(item)) as ItemOf<'video'>;
}

export const speedPlugin = definePlugin({
  id: 'speed',
  commands: { 'clip.speed': planned<Speed>(planSpeed) },
});
