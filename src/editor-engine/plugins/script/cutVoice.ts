/** The voice-over with a stretch taken out of it, and what is said there now put in. [SC1] */
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import type { Refusal } from '../../kernel/refusal';
import { shortestMs } from '../../selectors/placement.selectors';
import type { ScriptTime } from '../../script/scriptTime';
import { voiceClips, type VoiceClip } from '../../script/voiceClips';
import { isRefusal } from '../shared/itemEdits';
import { partsOf } from '../shared/parts';
import { noPieces, type Pieces } from './pieces';
import { shifted } from './stretches';

/** Against a click where a breath is cut through. */
const SEAM_MS = 10;

export interface SpokenSound {
  readonly src: string;
  readonly durationMs: number;
  /** Null where the owner said it. */
  readonly voice: string | null;
  readonly speed: number;
}

/** Each clip is parted at the stretch; what lies within is gone, what lies behind comes with the rest. */
export function withoutStretch(
  data: VideoData,
  time: ScriptTime,
  newId: (prefix: string) => string,
): Pieces | Refusal {
  const pieces = noPieces();
  for (const clip of voiceClips(data)) {
    const parts = partedAround(clip, time, shortestMs(data));
    if (isRefusal(parts)) return parts;
    const [first, ...others] = parts;
    if (!first) pieces.removed.push(clip.id);
    else if (first !== clip) pieces.rewritten.push(first);
    for (const other of others) {
      const isHidden = !data.trackItemIds.includes(clip.id);
      const added = { item: { ...other, id: newId('voice') }, beside: clip.id, isHidden };
      pieces.added.push(added);
    }
  }
  return pieces;
}

/** What is shorter than a frame behind a cut is nothing that anybody hears. */
function partedAround(
  clip: VoiceClip,
  { was, byMs }: ScriptTime,
  leastMs: number,
): readonly TrackItem[] | Refusal {
  const { from, to } = clip.display;
  if (to <= was.from) return [clip];
  if (from >= was.to) return [shifted(clip, byMs)];
  const kept: TrackItem[] = [];
  if (from <= was.from - leastMs) {
    const parts = partsOf(clip, was.from);
    if (isRefusal(parts)) return parts;
    kept.push(withFade(parts.left, 'fadeOut'));
  }
  if (to >= was.to + leastMs) {
    const parts = partsOf(clip, was.to);
    if (isRefusal(parts)) return parts;
    kept.push(shifted(withFade(parts.right, 'fadeIn'), byMs));
  }
  return kept;
}

const withFade = (item: TrackItem, fade: 'fadeIn' | 'fadeOut'): TrackItem =>
  item.type === 'audio' ? { ...item, details: { ...item.details, [fade]: SEAM_MS } } : item;

/** As loud as the voice beside it. @param fromMs where the sound begins, @param untilMs where its stretch ends */
export function voiceClip(
  data: VideoData,
  { src, durationMs, voice, speed }: SpokenSound,
  { id, fromMs, untilMs }: { readonly id: string; readonly fromMs: number; readonly untilMs: number },
): { readonly item: VoiceClip; readonly beside?: string } {
  const nearest = voiceClips(data).findLast(({ display }) => display.from <= fromMs) ?? voiceClips(data)[0];
  const saidBy = voice === null ? { recorded: true } : { spokenBy: { voice, speed } };
  const lengthMs = Math.min(Math.round(durationMs), untilMs - fromMs);
  const item: VoiceClip = {
    id,
    name: nearest?.name ?? 'Voice-over',
    type: 'audio',
    display: { from: fromMs, to: fromMs + lengthMs },
    trim: { from: 0, to: lengthMs },
    details: { src, volume: nearest?.details.volume ?? 100, ...saidBy },
  };
  return nearest ? { item, beside: nearest.id } : { item };
}
