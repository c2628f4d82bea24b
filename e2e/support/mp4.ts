/** Opens a rendered video and tells what is in it. */
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { probe, runFfmpeg } from '../../server/ffmpeg/ffmpeg';

interface ProbedStream {
  codec_type: string;
  codec_name: string;
  pix_fmt?: string;
  width?: number;
  height?: number;
  r_frame_rate?: string;
}

export interface Mp4Facts {
  readonly durationSeconds: number;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: string;
  readonly videoCodec: string;
  readonly pixelFormat: string;
  readonly audioCodec: string;
}

export async function readMp4(file: string): Promise<Mp4Facts> {
  const { streams, format } = (await probe(file)) as {
    streams: ProbedStream[];
    format: { duration: string };
  };
  const video = streams.find(({ codec_type }) => codec_type === 'video');
  const audio = streams.find(({ codec_type }) => codec_type === 'audio');
  return {
    durationSeconds: Number(format.duration),
    width: video?.width ?? 0,
    height: video?.height ?? 0,
    framesPerSecond: video?.r_frame_rate ?? '',
    videoCodec: video?.codec_name ?? 'none',
    pixelFormat: video?.pix_fmt ?? 'none',
    audioCodec: audio?.codec_name ?? 'none',
  };
}

/** The names of the top-level boxes in order: `moov` before `mdat` plays while it loads. */
export async function boxesOf(file: string): Promise<string[]> {
  const handle = await open(file);
  try {
    const { size: end } = await handle.stat();
    const names: string[] = [];
    for (let at = 0; at < end;) {
      const head = Buffer.alloc(16);
      await handle.read(head, 0, 16, at);
      const size = head.readUInt32BE(0);
      names.push(head.toString('latin1', 4, 8));
      at += size === 1 ? Number(head.readBigUInt64BE(8)) : size || end;
    }
    return names;
  } finally {
    await handle.close();
  }
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGB, 3 bytes a pixel. */
  readonly pixels: Buffer;
}

/** The frame that shows at a moment, at a quarter of its size. */
export async function frameAt(file: string, atSeconds: number): Promise<Picture> {
  const { stdout } = await runFfmpeg([
    ...['-ss', atSeconds.toFixed(3), '-i', file, '-frames:v', '1'],
    ...['-vf', 'scale=270:480', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
  ]);
  const { data, info } = await sharp(stdout).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** The mean difference of two pictures, 0 to 255 a channel. */
export function difference(one: Picture, other: Picture): number {
  let sum = 0;
  for (let i = 0; i < one.pixels.length; i++) sum += Math.abs((one.pixels[i] ?? 0) - (other.pixels[i] ?? 0));
  return sum / one.pixels.length;
}

/** The part of a band's pixels (in rows, 0 to 1 of the height) that are nearly white. */
export function whiteness({ width, height, pixels }: Picture, fromRow: number, toRow: number): number {
  const first = Math.round(fromRow * height) * width;
  const last = Math.round(toRow * height) * width;
  let white = 0;
  for (let i = first; i < last; i++) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(i * 3, i * 3 + 3);
    if (red > 225 && green > 225 && blue > 225) white++;
  }
  return white / (last - first);
}

const WAV_HEADER_BYTES = 44;

/** How loud a stretch is: root mean square, 0 to 1. */
export async function loudnessOf(file: string, fromSeconds: number, seconds: number): Promise<number> {
  const { stdout } = await runFfmpeg([
    ...['-ss', String(fromSeconds), '-t', String(seconds), '-i', file, '-vn'],
    ...['-ac', '1', '-ar', '16000', '-fflags', '+bitexact', '-f', 'wav', 'pipe:1'],
  ]);
  const sound = Uint8Array.from(stdout.subarray(WAV_HEADER_BYTES));
  const samples = new Int16Array(sound.buffer, 0, sound.length >> 1);
  const energy = samples.reduce((sum, sample) => sum + (sample / 32768) ** 2, 0);
  return Math.sqrt(energy / Math.max(1, samples.length));
}
