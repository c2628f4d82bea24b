/** Mixes sounds whose files are known into one, before it is levelled. */
import { runFfmpeg } from '../ffmpeg/ffmpeg';
import { inputOf, mixGraph, type MixedSound } from './mixPlan';

export interface OpenedSound extends MixedSound {
  readonly file: string;
}
export interface Stop {
  readonly signal?: AbortSignal;
}

export async function mixToFile(
  sounds: readonly OpenedSound[],
  durationMs: number,
  output: string,
  stop: Stop,
): Promise<void> {
  const files = sounds.flatMap((sound) => inputOf(sound, sound.file));
  const mixed = ['-filter_complex', mixGraph(sounds, durationMs), '-map', '[mix]'];
  await runFfmpeg(['-y', ...files, ...mixed, '-c:a', 'pcm_s24le', output], stop);
}

/** A part that repeats becomes a file of its own, which is then repeated as a whole. */
export async function cutPart(sound: OpenedSound, part: string, stop: Stop): Promise<OpenedSound> {
  if (sound.repeats !== 'part') return sound;
  const once = inputOf({ ...sound, repeats: null }, sound.file);
  await runFfmpeg(['-y', ...once, '-vn', '-ac', '2', '-c:a', 'pcm_s16le', part], stop);
  return { ...sound, file: part, trimMs: 0, repeats: 'file' };
}
