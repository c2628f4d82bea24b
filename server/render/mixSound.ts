/** Mixes the sound once, beside the frames, and brings it to the loudness that phones expect. */
import { runFfmpeg } from '../ffmpeg/ffmpeg';
import { gatherSounds } from './gatherSounds';
import { SAMPLE_RATE, type MixedSound } from './mixPlan';
import { cutPart, mixToFile, type OpenedSound } from './mixToFile';

/** -14 LUFS is what the short-video sites play at; the room below 0 dB is for what AAC adds to peaks. */
export const LOUDNESS = { lufs: -14, truePeakDb: -2, range: 11 } as const;
/** Below this there is nothing to make louder; the mix is written with headroom. */
const SILENCE_LUFS = -70;
const SETTLED_LU = 0.3;

export interface MixInput {
  readonly sounds: readonly MixedSound[];
  readonly pathOf: (ref: string) => string;
  readonly durationMs: number;
  /** An .m4a file. */
  readonly outputPath: string;
  /** For the sound before it is levelled; its folder is the mix's own. */
  readonly mixPath: string;
  readonly signal?: AbortSignal;
}

/** What loudnorm reports of its input. */
export interface Loudness {
  readonly lufs: number;
  readonly truePeakDb: number;
  readonly range: number;
  readonly threshold: number;
  readonly offset: number;
}

export async function mixSound(input: MixInput): Promise<void> {
  const { sounds, pathOf, durationMs, mixPath, outputPath } = input;
  const stop = input.signal ? { signal: input.signal } : {};
  const fileOf = (name: string) => `${mixPath}.${name}.wav`;
  const opened: OpenedSound[] = [];
  for (const [index, sound] of sounds.entries())
    opened.push(await cutPart({ ...sound, file: pathOf(sound.ref) }, fileOf(`part${index}`), stop));
  await mixToFile(await gatherSounds(opened, fileOf, stop), durationMs, mixPath, stop);
  const level = levelling(await measureLoudness(mixPath, stop));
  const encode = [
    '-af',
    level,
    '-ar',
    String(SAMPLE_RATE),
    '-ac',
    '2',
    '-c:a',
    'aac',
    '-b:a',
    '192k',
    '-f',
    'mp4',
  ];
  await runFfmpeg(['-y', '-i', mixPath, ...encode, outputPath], stop);
}

export async function measureLoudness(file: string, stop: { signal?: AbortSignal } = {}): Promise<Loudness> {
  const { lufs, truePeakDb, range } = LOUDNESS;
  const filter = `loudnorm=I=${lufs}:TP=${truePeakDb}:LRA=${range}:print_format=json`;
  const { log } = await runFfmpeg(['-i', file, '-vn', '-af', filter, '-f', 'null', '-'], stop);
  const report = JSON.parse(log.slice(log.lastIndexOf('{'), log.lastIndexOf('}') + 1)) as Record<
    string,
    string
  >;
  const number = (name: string) => Number(report[name]);
  return {
    lufs: number('input_i'),
    truePeakDb: number('input_tp'),
    range: number('input_lra'),
    threshold: number('input_thresh'),
    offset: number('target_offset'),
  };
}

/** A plain gain where the peaks allow it, else loudnorm with what was measured, which limits the peaks. */
export function levelling({ lufs, truePeakDb, range, threshold, offset }: Loudness): string {
  if (!(lufs > SILENCE_LUFS)) return 'anull';
  const gain = LOUDNESS.lufs - lufs;
  if (truePeakDb + gain <= LOUDNESS.truePeakDb || Math.abs(gain) < SETTLED_LU)
    return `volume=${gain.toFixed(2)}dB`;
  const aims = `I=${LOUDNESS.lufs}:TP=${LOUDNESS.truePeakDb}:LRA=${LOUDNESS.range}`;
  const measured = `measured_I=${lufs}:measured_TP=${truePeakDb}:measured_LRA=${range}:measured_thresh=${threshold}`;
  return `loudnorm=${aims}:${measured}:offset=${offset}:linear=false,aresample=${SAMPLE_RATE}`;
}
