/** Any sound that ffmpeg reads, as the WAVE that every voice is: 48 kHz, mono, 16 bit. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RECORDING_MS } from '../../contract/limits';
import { FfmpegFailed, probe, runFfmpeg } from '../ffmpeg/ffmpeg';
import { SPEECH_RATE } from '../speech/speechTarget';
import { RecordingRefused } from './recordingRefusals';

/** Containers of sound, films too: nothing that fetches or lists other files. */
export const SOUND_CONTAINERS = 'mp3,mov,wav,matroska,ogg,flac,aac,aiff';
const TIMEOUT_MS = 60_000;

/** Writes into `scratch` only. Throws RecordingRefused. */
export async function decodeSound(file: string, scratch: string): Promise<Buffer> {
  if (!(await holdsSound(file))) throw new RecordingRefused('recording_not_sound');
  const decoded = path.join(scratch, 'decoded.wav');
  // A little more than what is accepted, so that what is longer shows.
  const seconds = String(RECORDING_MS.max / 1000 + 1);
  const args = ['-y', '-v', 'error', '-i', file, '-t', seconds, '-vn', '-sn', '-map', '0:a:0', '-ac', '1', '-ar', String(SPEECH_RATE), '-c:a', 'pcm_s16le', decoded]; // prettier-ignore
  await runFfmpeg(['-format_whitelist', SOUND_CONTAINERS, ...args], { timeoutMs: TIMEOUT_MS }).catch(
    (cause: unknown) => {
      throw cause instanceof FfmpegFailed ? new RecordingRefused('recording_not_sound', { cause }) : cause;
    },
  );
  return readFile(decoded);
}

export async function holdsSound(file: string): Promise<boolean> {
  const found = await probe(file, { timeoutMs: TIMEOUT_MS }).catch((error: unknown) => {
    if (error instanceof FfmpegFailed) return null;
    throw error;
  });
  const { streams = [] } = (found ?? {}) as { streams?: { codec_type?: string }[] };
  return streams.some(({ codec_type }) => codec_type === 'audio');
}
