/** How loud a sound is over the video's own time, as preview and file have it: of the peaks of its file. Pure. */
import type { ItemOf, VideoData } from '../../../contract/video/videoData';
import { clipPlay } from '../motion/clipPlay';
import { clipEnvelope } from './clipEnvelope';
import { audioEnvelope, type Span } from './ducking';
import { gainAt, type Envelope } from './envelope';

export interface Peaks {
  readonly peaks: Float32Array;
  readonly perSecond: number;
}
type Sounding = ItemOf<'audio' | 'video'>;

/** A value, 0 to 1, for each step of the video: the root of the mean power of the peaks in it. */
export function levelsOf(
  item: Sounding,
  { peaks, perSecond }: Peaks,
  { data, voices, stepMs }: { data: VideoData; voices: readonly Span[]; stepMs: number },
): Float32Array {
  const levels = new Float32Array(Math.floor(data.duration / stepMs));
  if (peaks.length === 0) return levels;
  const { from, to } = item.display;
  const play = playOf(item, voices);
  const first = Math.max(0, Math.ceil(from / stepMs));
  const last = Math.min(levels.length, Math.floor(to / stepMs));
  const perStep = Math.max(1, Math.round((stepMs / 1000) * perSecond));
  for (let step = first; step < last; step += 1) {
    const inFileMs = play.trimMs + (step * stepMs - from) * play.speed;
    const start = Math.floor((inFileMs / 1000) * perSecond);
    let power = 0;
    for (let at = start; at < start + perStep; at += 1)
      power += (peakAt(peaks, at, play, perSecond) ?? 0) ** 2;
    levels[step] = Math.sqrt(power / perStep) * gainAt(play.envelope, (step + 0.5) * stepMs);
  }
  return levels;
}

interface Play {
  readonly trimMs: number;
  readonly speed: number;
  readonly repeats: boolean;
  readonly envelope: Envelope;
}

function playOf(item: Sounding, voices: readonly Span[]): Play {
  if (item.type === 'audio')
    return {
      ...{ trimMs: item.trim?.from ?? 0, speed: 1, repeats: item.details.loop ?? false },
      envelope: audioEnvelope(item, voices),
    };
  const { fromMs, speed, repeats } = clipPlay(item);
  return { trimMs: fromMs, speed, repeats, envelope: clipEnvelope(item) };
}

/** What begins again does so where it was trimmed. */
function peakAt(peaks: Float32Array, index: number, { repeats, trimMs }: Play, perSecond: number) {
  if (!repeats || index < peaks.length) return peaks[index];
  const start = Math.min(peaks.length - 1, Math.floor((trimMs / 1000) * perSecond));
  return peaks[start + ((index - start) % (peaks.length - start))];
}
