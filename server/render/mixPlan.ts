/** The sound of a video as one filter graph: what plays when, and how loud. Pure. */
import type { TrackItem, VideoData } from '../../contract/videoData';
import { planItems } from '../../src/templates/motion/timing';
import { audioEnvelope, voiceSpans } from '../../src/templates/sound/ducking';
import type { Envelope } from '../../src/templates/sound/envelope';
import { RENDERED_SAMPLE_RATE } from './renderSettings';

export const SAMPLE_RATE = RENDERED_SAMPLE_RATE;

export interface MixedSound {
  readonly ref: string;
  readonly startMs: number;
  readonly lengthMs: number;
  /** Where in the file it begins, ms. */
  readonly trimMs: number;
  readonly loop: boolean;
  readonly envelope: Envelope;
}

/** What is heard, in the order of the document; silent items are left out. */
export function planMix(videoData: VideoData, hasSound: (ref: string) => boolean): MixedSound[] {
  const voices = voiceSpans(videoData);
  return planItems(videoData).flatMap(({ item }) => {
    const envelope = envelopeOf(item, voices);
    if (!envelope || (item.type !== 'audio' && item.type !== 'video')) return [];
    const { display, trim, details } = item;
    const to = Math.min(display.to, videoData.duration);
    if (to <= display.from || details.volume <= 0 || !hasSound(details.src)) return [];
    return [
      {
        ref: details.src,
        startMs: display.from,
        lengthMs: to - display.from,
        trimMs: trim?.from ?? 0,
        loop: item.type === 'audio' ? (item.details.loop ?? false) : false,
        envelope,
      },
    ];
  });
}

function envelopeOf(item: TrackItem, voices: ReturnType<typeof voiceSpans>): Envelope | null {
  if (item.type === 'audio') return audioEnvelope(item, voices);
  if (item.type === 'video') return [{ atMs: item.display.from, gain: item.details.volume / 100 }];
  return null;
}

const inSeconds = (valueMs: number) => (valueMs / 1000).toFixed(4);

/** Straight lines between the envelope's points as an expression of `t`, seconds since the sound's own start. */
export function gainExpression([first, ...rest]: Envelope, startMs: number): string {
  let left = first;
  const ramps = rest.map((right) => {
    const [from, to] = [left, right];
    left = right;
    const change = to.gain - from.gain;
    if (Math.abs(change) < 1e-6) return '';
    const length = inSeconds(to.atMs - from.atMs);
    return `+${change.toFixed(5)}*clip((t-(${inSeconds(from.atMs - startMs)}))/${length},0,1)`;
  });
  return `${first.gain.toFixed(5)}${ramps.join('')}`;
}

/** The graph that ends in `[mix]`; input n is sound n. */
export function mixGraph(sounds: readonly MixedSound[], durationMs: number): string {
  const end = `apad=whole_dur=${inSeconds(durationMs)},atrim=0:${inSeconds(durationMs)}`;
  if (sounds.length === 0) return `anullsrc=r=${SAMPLE_RATE}:cl=stereo,atrim=0:${inSeconds(durationMs)}[mix]`;
  const chains = sounds.map((sound, index) => {
    const delay = Math.round(sound.startMs);
    return (
      `[${index}:a:0]aresample=${SAMPLE_RATE},aformat=sample_fmts=fltp:channel_layouts=stereo,` +
      `atrim=${inSeconds(sound.trimMs)}:${inSeconds(sound.trimMs + sound.lengthMs)},asetpts=PTS-STARTPTS,` +
      `volume='${gainExpression(sound.envelope, sound.startMs)}':eval=frame,` +
      `adelay=${delay}:all=1[s${index}]`
    );
  });
  const inputs = sounds.map((_, index) => `[s${index}]`).join('');
  return `${chains.join(';')};${inputs}amix=inputs=${sounds.length}:normalize=0:dropout_transition=0,${end}[mix]`;
}
