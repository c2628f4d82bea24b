/** The sound of a clip or a recording, as recognisers want it: 16 kHz, mono, 16 bit. */
import { SOUND_MS } from '../../contract/limits';
import { refusalSentences } from '../../contract/refusalSentences';
import { readWav, writeWav } from '../audio/wav';
import { FfmpegFailed, runFfmpeg } from '../ffmpeg/ffmpeg';
import { Unprocessable } from '../http/problems';
import { MediaRefused } from '../media/mediaRefusals';
import { holdsSound, SOUND_CONTAINERS } from '../recordings/decodeSound';

export interface PlainSound {
  readonly wav: Buffer;
  readonly durationMs: number;
  /** Nothing is heard in it: a recogniser would make words up. */
  readonly isSilent: boolean;
}

const RATE = 16_000;
const TIMEOUT_MS = 60_000;
/** A little more than what is listened to, so that what is longer shows. */
const READ_SECONDS = String(SOUND_MS.max / 1000 + 1);
/** Of full scale; dither and hum lie below it. */
const SILENT = 10 ** (-60 / 20);

/** Throws a `Problem`, or the signal's reason. */
export async function soundOf(file: string, signal: AbortSignal): Promise<PlainSound> {
  if (!(await holdsSound(file))) throw soundless();
  const guarded = ['-protocol_whitelist', 'file', '-format_whitelist', SOUND_CONTAINERS];
  const sound = ['-t', READ_SECONDS, '-vn', '-sn', '-dn', '-map', '0:a:0', '-ac', '1', '-ar', String(RATE)];
  const args = ['-v', 'error', ...guarded, '-i', file, ...sound, '-c:a', 'pcm_s16le', '-f', 'wav', 'pipe:1'];
  const { stdout } = await runFfmpeg(args, { timeoutMs: TIMEOUT_MS, signal }).catch((cause: unknown) => {
    throw cause instanceof FfmpegFailed ? soundless({ cause }) : cause;
  });
  const samples = readWav(stdout).channels[0] ?? new Float32Array();
  const durationMs = Math.floor((samples.length * 1000) / RATE);
  if (durationMs > SOUND_MS.max) throw new MediaRefused('sound_too_long');
  return {
    // With its length in its head, which a pipe leaves open.
    wav: writeWav({ sampleRate: RATE, channels: [samples] }),
    durationMs,
    isSilent: samples.every((sample) => Math.abs(sample) < SILENT),
  };
}

const soundless = (options?: ErrorOptions) =>
  new Unprocessable('media_soundless', refusalSentences.media_soundless, options);
