/** Which part of its file a clip or a sound plays: from another moment on, where it stands and as long as it is. */
import { VIDEO_MS } from '../../../../contract/limits';
import type { ItemOf, TrackItem, VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { isVoiceClip } from '../../script/voiceClips';
import { itemOf } from '../shared/chosen';
import {
  isPlaying,
  lengthOf,
  loops,
  roundEnd,
  sourceStart,
  speedOf,
  withSourceFrom,
  type Playing,
} from '../shared/itemTimes';
import { onBeatsOf } from '../shared/newMusic';
import { planned, type Plan } from '../shared/plan';

interface SourceStart {
  readonly id: string;
  /** ms of the file. */
  readonly fromMs: number;
}

/** ms: what begins again has so much to play at least. */
const LEAST_ROUND_MS = 1000;

/** The voice-over has its place in the script. */
export const hasSourceStart = (item: TrackItem): item is Playing => isPlaying(item) && !isVoiceClip(item);

/** ms of the file, whole; 0 where all of it is played, or nobody knows how long it is. */
export function latestStartMs(item: Playing): number {
  const length = roundEnd(item);
  const played = loops(item) ? LEAST_ROUND_MS : lengthOf(item) * speedOf(item);
  return Number.isFinite(length) ? Math.max(0, Math.floor(length - played)) : 0;
}

function planSourceStart(data: VideoData, { id, fromMs }: SourceStart): Plan | Refusal {
  const item = itemOf(data, id);
  if (!item) return 'noSuchItem';
  if (!hasSourceStart(item)) return 'wrongKind';
  if (!(fromMs >= 0)) return 'badValue';
  const from = Math.min(Math.round(fromMs), latestStartMs(item), VIDEO_MS.max);
  if (from === sourceStart(item)) return 'nothingChanges';
  const timed = withSourceFrom(item, from);
  const jumping = item.type === 'audio' ? onBeatsOf(data, timed as ItemOf<'audio'>, item) : [];
  return { rewritten: [timed, ...jumping], selected: [id] };
}

export const sourceStartPlugin = definePlugin({
  id: 'sourceStart',
  commands: { 'item.setSourceStart': planned<SourceStart>(planSourceStart) },
});
