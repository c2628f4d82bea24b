/** Turns a mix up or down and holds its peaks, from disk to disk. */
import { open, type FileHandle } from 'node:fs/promises';
import { createLimiter } from '../../audio/limiter';
import { ratioOf, type Sound } from '../../audio/sound';
import { SAMPLE_RATE } from './mixPlan';
import { CHANNELS, FRAME_BYTES, samplesIn, startOfSamples } from './mixSamples';

const BLOCK_SAMPLES = 65_536;
/** Samples before a block that the curve at its beginning depends on. */
const BEHIND = 16;
/** More of a file than its header is long. */
const HEAD_BYTES = 4096;

/** How ffmpeg reads what is written here. */
export const RAW_SOUND = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', String(CHANNELS)];

export interface Limiting {
  readonly gainDb: number;
  /** dBTP */
  readonly ceilingDb: number;
  readonly signal?: AbortSignal;
}

/**
 * @param mixPath as `mixToFile` writes it
 * @param output raw samples, as `RAW_SOUND` says
 */
export async function limitFile(
  mixPath: string,
  output: string,
  { gainDb, ceilingDb, signal }: Limiting,
): Promise<void> {
  const [source, target] = [await open(mixPath), await open(output, 'w')];
  try {
    const limiter = createLimiter(SAMPLE_RATE, ratioOf(ceilingDb));
    const start = await startIn(source);
    const length = Math.floor(((await source.stat()).size - start) / FRAME_BYTES);
    for (let at = 0; at < length; at += BLOCK_SAMPLES) {
      signal?.throwIfAborted();
      const from = Math.max(0, at - BEHIND);
      const to = Math.min(length, at + BLOCK_SAMPLES);
      const bytes = Buffer.alloc((Math.min(length, to + limiter.lookAhead) - from) * FRAME_BYTES);
      await source.read(bytes, 0, bytes.length, start + from * FRAME_BYTES);
      const sound = { sampleRate: SAMPLE_RATE, channels: samplesIn(bytes, ratioOf(gainDb)) };
      const gains = limiter.gainsOf(sound, at - from, to - from);
      await target.write(interleaved(sound, gains, at - from));
    }
  } finally {
    await source.close();
    await target.close();
  }
}

async function startIn(file: FileHandle): Promise<number> {
  const head = Buffer.alloc(HEAD_BYTES);
  await file.read(head, 0, HEAD_BYTES, 0);
  const start = startOfSamples(head);
  if (start === null) throw new Error('The mix has no samples.');
  return start;
}

function interleaved({ channels }: Sound, gains: Float32Array, start: number): Uint8Array {
  const out = new Float32Array(gains.length * CHANNELS);
  for (const [channel, samples] of channels.entries())
    for (let i = 0; i < gains.length; i++)
      out[i * CHANNELS + channel] = (samples[start + i] ?? 0) * (gains[i] ?? 0);
  return new Uint8Array(out.buffer);
}
