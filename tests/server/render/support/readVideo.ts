/** Looks into a rendered file: its streams, its pictures and its sound. */
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { probe, runFfmpeg } from '../../../../server/ffmpeg/ffmpeg';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, 0 to 255. */
  at(x: number, y: number): readonly [number, number, number];
  /** How many pixels of a rectangle a colour test holds for. */
  count(
    box: { x: number; y: number; width: number; height: number },
    test: (r: number, g: number, b: number) => boolean,
  ): number;
}

export interface ProbedStream {
  readonly codec_type: string;
  readonly [key: string]: unknown;
}
export const streamsOf = async (file: string) => ((await probe(file)) as { streams: ProbedStream[] }).streams;

export async function frameAt(file: string, atSeconds: number): Promise<Picture> {
  const args = [
    '-ss',
    String(atSeconds),
    '-i',
    file,
    '-frames:v',
    '1',
    '-c:v',
    'png',
    '-f',
    'image2pipe',
    'pipe:1',
  ];
  return pictureOf((await runFfmpeg(args)).stdout);
}

export async function pictureOf(encoded: Buffer): Promise<Picture> {
  const { data, info } = await sharp(encoded).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const place = (y * info.width + x) * 3;
    return [data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0] as const;
  };
  return {
    width: info.width,
    height: info.height,
    at,
    count(box, test) {
      let hits = 0;
      for (let y = box.y; y < box.y + box.height; y += 1)
        for (let x = box.x; x < box.x + box.width; x += 1) if (test(...at(x, y))) hits += 1;
      return hits;
    },
  };
}

/** 48 kHz samples of the left channel, -1 to 1. */
export async function samplesOf(file: string): Promise<Float32Array> {
  const args = [
    '-i',
    file,
    '-vn',
    '-af',
    'pan=mono|c0=c0',
    '-ar',
    '48000',
    '-c:a',
    'pcm_s16le',
    '-f',
    'wav',
    'pipe:1',
  ];
  const { stdout } = await runFfmpeg(args);
  const start = stdout.indexOf('data') + 8;
  const count = Math.floor((stdout.length - start) / 2);
  return Float32Array.from({ length: count }, (_, index) => stdout.readInt16LE(start + index * 2) / 32768);
}

/** The amplitude of one tone within a stretch (Goertzel's filter). */
export function toneLevel(
  samples: Float32Array,
  hertz: number,
  fromSeconds: number,
  toSeconds: number,
): number {
  const part = samples.subarray(Math.round(fromSeconds * 48_000), Math.round(toSeconds * 48_000));
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / 48_000);
  let [before, last] = [0, 0];
  for (const sample of part) [before, last] = [last, sample + turn * last - before];
  return (2 * Math.sqrt(before ** 2 + last ** 2 - turn * before * last)) / part.length;
}

/** The names of the top-level boxes of an MP4, in order. */
export async function boxesOf(file: string): Promise<string[]> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const names: string[] = [];
    for (let at = 0; at < size;) {
      const head = Buffer.alloc(8);
      await handle.read(head, 0, 8, at);
      names.push(head.toString('latin1', 4, 8));
      at += Math.max(8, head.readUInt32BE(0));
    }
    return names;
  } finally {
    await handle.close();
  }
}
