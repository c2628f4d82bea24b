/** Mixes sounds whose files are known into one, before it is levelled. */
import { runFfmpeg } from '../../ffmpeg/ffmpeg';
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

/**
 * What repeats becomes a file of its own first, uncompressed and as long as the preview takes it to be: a compressed
 * one ends with up to 20 ms that are no part of it, and would be further behind with each round.
 */
export async function cutPart(sound: OpenedSound, part: string, stop: Stop): Promise<OpenedSound> {
  if (!sound.repeats) return sound;
  const once = inputOf({ ...sound, repeats: null }, sound.file);
  const lengthMs = Math.min(sound.lengthMs * sound.speed, (await fileMs(sound.file)) - sound.trimMs);
  const seconds = (lengthMs / 1000).toFixed(6);
  const whole = ['-vn', '-ac', '2', '-af', `apad=whole_dur=${seconds}`, '-t', seconds];
  await runFfmpeg(['-y', ...once, ...whole, '-c:a', 'pcm_s16le', part], stop);
  return { ...sound, file: part, trimMs: 0, repeats: 'file' };
}

/** By the same reader as the preview's. */
async function fileMs(file: string): Promise<number> {
  const { ALL_FORMATS, FilePathSource, Input } = await import('mediabunny');
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(file) });
  try {
    return (await input.computeDuration()) * 1000;
  } finally {
    input.dispose();
  }
}
