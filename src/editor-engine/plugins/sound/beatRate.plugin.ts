/** How fast the beats of brought music are counted: what finds them takes the half or the double of a tempo for it. [E2] */
import type { ItemOf, VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { itemOf } from '../shared/chosen';
import { isRefusal, withDetails } from '../shared/itemEdits';
import { onBeatsOf } from '../shared/newMusic';
import { planned, type Plan } from '../shared/plan';

interface BeatRate {
  readonly id: string;
  /** Beats that are counted for each that was found: one of `BEAT_RATES`. */
  readonly beatRate: number;
}

/** What jumps on its beats goes with them. */
function planBeatRate(data: VideoData, { id, beatRate }: BeatRate): Plan | Refusal {
  const item = itemOf(data, id);
  if (!item) return 'noSuchItem';
  if (item.type !== 'audio' || !item.details.fileBeats) return 'wrongKind';
  if (beatRate === (item.details.beatRate ?? 1)) return 'nothingChanges';
  const counted = withDetails(item, { beatRate: beatRate === 1 ? null : beatRate });
  if (isRefusal(counted)) return counted;
  return { rewritten: [counted, ...onBeatsOf(data, counted as ItemOf<'audio'>, item)], selected: [id] };
}

export const beatRatePlugin = definePlugin({
  id: 'beatRate',
  commands: { 'music.setBeatRate': planned<BeatRate>(planBeatRate) },
});
