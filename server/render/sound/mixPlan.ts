/** The sound of a video as one filter graph: what plays when, and how loud. Pure. */
import type { ItemOf, TrackItem, VideoData } from '../../../contract/video/videoData';
import { clipPlay } from '../../../src/templates/motion/clipPlay';
import { planItems } from '../../../src/templates/motion/timing';
import { clipEnvelope } from '../../../src/templates/sound/clipEnvelope';
import { audioEnvelope, voiceSpans, type Span } from '../../../src/templates/sound/ducking';
import type { Envelope } from '../../../src/templates/sound/envelope';
import { RENDERED_SAMPLE_RATE } from '../renderSettings';

export const SAMPLE_RATE = RENDERED_SAMPLE_RATE;

export interface MixedSound {
  readonly ref: string;
  readonly startMs: number;
  readonly lengthMs: number;
  /** Where in the file it begins, ms. */
  readonly trimMs: number;
  /** ms of the file in one ms of the video; its pitch stays. */
  readonly speed: number;
  /**
   * What begins again when it ends too early: the whole file, or the part from `trimMs` on, which is cut out
   * first; null when it falls silent.
   */
  readonly repeats: 'file' | 'part' | null;
  readonly envelope: Envelope;
}

/** What is heard, in the order of the document; silent items are left out. */
export function planMix(videoData: VideoData, hasSound: (ref: string) => boolean): MixedSound[] {
  const voices = voiceSpans(videoData);
  return planItems(videoData).flatMap(({ item }) => {
    if (!isHeard(item) || !hasSound(item.details.src)) return [];
    const { display, details } = item;
    const to = Math.min(display.to, videoData.duration);
    if (to <= display.from) return [];
    return [
      { ref: details.src, startMs: display.from, lengthMs: to - display.from, ...playOf(item, voices) },
    ];
  });
}

const isHeard = (item: TrackItem): item is ItemOf<'audio' | 'video'> =>
  (item.type === 'audio' || item.type === 'video') && item.details.volume > 0;

type Play = Pick<MixedSound, 'trimMs' | 'speed' | 'repeats' | 'envelope'>;

function playOf(item: ItemOf<'audio' | 'video'>, voices: readonly Span[]): Play {
  if (item.type === 'audio') {
    const trimMs = item.trim?.from ?? 0;
    const repeats = item.details.loop ? repeated(trimMs) : null;
    return { trimMs, speed: 1, repeats, envelope: audioEnvelope(item, voices) };
  }
  const { fromMs, speed, repeats } = clipPlay(item);
  return {
    trimMs: fromMs,
    speed,
    repeats: repeats ? repeated(fromMs) : null,
    envelope: clipEnvelope(item),
  };
}

const repeated = (trimMs: number) => (trimMs > 0 ? 'part' : 'file');

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

/** Factors of a change of tempo, each within what the filter does without dropping samples. */
export function tempos(speed: number): number[] {
  if (speed === 1) return [];
  if (speed > 2) return [2, ...tempos(speed / 2)];
  if (speed < 0.5) return [0.5, ...tempos(speed * 2)];
  return [speed];
}

/** How a sound's file is opened: only what is needed of it is read. */
export function inputOf({ lengthMs, trimMs, speed, repeats }: MixedSound, file: string): string[] {
  return [
    ...(repeats === 'file' ? ['-stream_loop', '-1'] : []),
    ...(trimMs > 0 ? ['-ss', inSeconds(trimMs)] : []),
    ...['-t', inSeconds(lengthMs * speed), '-i', file],
  ];
}

const STEREO = `aformat=sample_rates=${SAMPLE_RATE}:sample_fmts=fltp:channel_layouts=stereo`;
const silence = (lengthMs: number, frameSamples = 1024) =>
  `anullsrc=r=${SAMPLE_RATE}:cl=stereo:n=${frameSamples},atrim=0:${inSeconds(lengthMs)},${STEREO}`;
const MIXED = 'normalize=0:dropout_transition=0';

/**
 * A gain changes from frame to frame, and a decoder's frames are so long that its steps are heard: mixed into
 * silence in short frames, a sound comes in short frames, too. 5 ms.
 */
const FINE_SAMPLES = 256;

/**
 * One sound from its file to its place in the video. The silence before it is a source of its own: that of
 * `adelay` is lost in `amix` when the sound was cut or its tempo changed.
 */
function chainOf({ startMs, lengthMs, speed, envelope }: MixedSound, index: number): string {
  const played = [
    `[${index}:a:0]aresample=${SAMPLE_RATE}`,
    STEREO,
    ...tempos(speed).map((tempo) => `atempo=${tempo}`),
    `atrim=0:${inSeconds(lengthMs)}`,
  ].join(',');
  const gain = gainExpression(envelope, startMs);
  const turned = gain.includes('t')
    ? `${played}[r${index}];${silence(lengthMs, FINE_SAMPLES)}[f${index}];[f${index}][r${index}]amix=inputs=2:${MIXED},volume='${gain}':eval=frame`
    : `${played},volume='${gain}'`;
  if (startMs <= 0) return `${turned}[s${index}]`;
  return `${silence(startMs)}[b${index}];${turned}[p${index}];[b${index}][p${index}]concat=n=2:v=0:a=1[s${index}]`;
}

/** What a mix is turned down by while it is whole numbers, so that loud sounds together are not cut off. */
export const HEADROOM = 0.25;

/** The graph that ends in `[mix]`; input n is sound n. */
export function mixGraph(sounds: readonly MixedSound[], durationMs: number): string {
  const end = `apad=whole_dur=${inSeconds(durationMs)},atrim=0:${inSeconds(durationMs)}`;
  if (sounds.length === 0) return `${silence(durationMs)}[mix]`;
  const inputs = sounds.map((_, index) => `[s${index}]`).join('');
  const mixed = `amix=inputs=${sounds.length}:${MIXED},volume=${HEADROOM}`;
  return `${sounds.map(chainOf).join(';')};${inputs}${mixed},${end}[mix]`;
}
