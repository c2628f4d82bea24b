/** A medium of the library over the timeline: where it would land. Pure. [E3] */
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import { planDrop } from '../plugins/items/mediaDrop.plugin';
import { laneKindOf } from '../selectors/laneKinds.selectors';
import type { HeldMedia } from './held';
import { dropAt } from './hints';
import type { Move } from './pointer';
import type { Proposal } from './proposal';
import { snapped } from './snapTargets';

/** Only asked where it would land, it needs no id of its own. */
const noId = (prefix: string) => prefix;

function landingAt(data: VideoData, { media }: HeldMedia, atMs: number): TrackItem | null {
  const plan = planDrop(data, { ...media, atMs }, noId);
  return typeof plan === 'string' ? null : (plan.added?.[0]?.item ?? null);
}

export function proposeDrop(data: VideoData, held: HeldMedia, move: Move): Proposal {
  const wanted = Math.max(0, move.place.atMs);
  const window = landingAt(data, held, wanted)?.display;
  const lengthMs = window ? window.to - window.from : 0;
  const { from, guideMs } = snapped({ from: wanted, to: wanted + lengthMs }, held.targets, move, data.fps);
  const atMs = Math.max(0, Math.round(from));
  const item = landingAt(data, held, atMs);
  return {
    previews: item ? dropAt({ ...item.display, kind: laneKindOf(item) }) : {},
    guideMs: item ? guideMs : null,
    command: { name: 'media.drop', payload: { ...held.media, atMs } },
  };
}
