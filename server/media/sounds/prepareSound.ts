/** From a sound that somebody sent to the one that is stored: AAC in an MP4 that starts at once, with its beats. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { SOUND_MS } from '../../../contract/limits';
import { readWav } from '../../audio/wav';
import { FfmpegFailed, runFfmpeg } from '../../ffmpeg/ffmpeg';
import type { StoredMedia } from '../mediaLibrary';
import { MediaRefused } from '../mediaRefusals';
import { findBeats } from './findBeats';
import { BEAT_SAMPLE_RATE } from './onsets';

/** Containers of sound, films too: nothing that fetches or lists other files. */
const FORMATS = 'mp3,mov,wav,matroska,ogg,flac,aac,aiff';
const TIMEOUT_MS = 2 * 60 * 1000;
/** A little more than what is accepted, so that what is longer shows. */
const READ_SECONDS = String(SOUND_MS.max / 1000 + 1);
/** Of full scale; dither and hum lie below it. */
const SILENT = 10 ** (-60 / 20);

interface PreparedSound extends Omit<StoredMedia, 'key' | 'backdropKey' | 'ground' | 'margins' | 'focus'> {
  /** In the scratch folder. */
  readonly file: string;
  readonly extension: 'm4a';
}

/** Writes only into `scratch`. Throws MediaRefused. */
export async function prepareSound(
  source: string,
  scratch: string,
  signal?: AbortSignal,
): Promise<PreparedSound> {
  const run = (args: readonly string[]) =>
    runFfmpeg(args, { timeoutMs: TIMEOUT_MS, ...(signal && { signal }) }).catch((cause: unknown) => {
      throw cause instanceof FfmpegFailed ? new MediaRefused('sound_broken', { cause }) : cause;
    });
  const file = path.join(scratch, 'sound.m4a');
  // A cover is a picture in it: left out.
  const sound = ['-t', READ_SECONDS, '-vn', '-sn', '-dn', '-map', '0:a:0', '-map_metadata', '-1'];
  const aac = ['-c:a', 'aac', '-b:a', '192k', '-ac', '2', '-ar', '48000', '-movflags', '+faststart'];
  const guarded = ['-protocol_whitelist', 'file', '-format_whitelist', FORMATS];
  await run(['-y', '-v', 'error', ...guarded, '-i', source, ...sound, ...aac, '-f', 'mp4', file]);
  // Of what is stored, so that a beat is where it is heard.
  const plain = ['-ac', '1', '-ar', String(BEAT_SAMPLE_RATE), '-c:a', 'pcm_s16le', '-f', 'wav', 'pipe:1'];
  const { stdout } = await run(['-v', 'error', '-i', file, ...plain]);
  const samples = readWav(stdout).channels[0] ?? new Float32Array();
  const durationMs = Math.floor((samples.length * 1000) / BEAT_SAMPLE_RATE);
  if (durationMs > SOUND_MS.max) throw new MediaRefused('sound_too_long');
  if (durationMs < SOUND_MS.min) throw new MediaRefused('sound_too_short');
  if (samples.every((sample) => Math.abs(sample) < SILENT)) throw new MediaRefused('sound_silent');
  const beats = await findBeats(samples, signal);
  return {
    ...{ kind: 'audio', extension: 'm4a', contentType: 'audio/mp4', file, bytes: (await stat(file)).size },
    ...{ width: 0, height: 0, durationMs, beats: beats.length === 0 ? null : beats },
  };
}
