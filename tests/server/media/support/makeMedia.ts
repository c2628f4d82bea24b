/** Small real pictures and clips. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { runFfmpeg } from '../../../../server/ffmpeg/ffmpeg';

export const picture = (width: number, height: number, colour = '#c0392b') =>
  sharp({ create: { width, height, channels: 3, background: colour } });
export const jpeg = (width: number, height: number, colour?: string) =>
  picture(width, height, colour).jpeg().toBuffer();

interface ClipOptions {
  readonly width?: number;
  readonly height?: number;
  readonly fps?: number;
  readonly frames?: number;
  /** ffmpeg's output options. */
  readonly as?: readonly string[];
  readonly extension?: string;
  /** Its pictures in turn, JPEG; else noise. */
  readonly drawn?: readonly Buffer[];
}
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

/** Frames of noise that change, so that a clip has a size worth cutting. */
export async function clip(options: ClipOptions = {}): Promise<Buffer> {
  const { width = 320, height = 240, fps = 30, frames = 30, as = H264, extension = 'mp4' } = options;
  const drawn =
    options.drawn ??
    (await Promise.all(
      [40, 128, 200].map((mean) =>
        sharp({
          create: {
            width,
            height,
            channels: 3,
            background: '#000',
            noise: { type: 'gaussian', mean, sigma: 30 },
          },
        })
          .jpeg()
          .toBuffer(),
      ),
    ));
  const input = Buffer.concat(Array.from({ length: frames }, (_, index) => drawn[index % drawn.length]!));
  const folder = await mkdtemp(path.join(tmpdir(), 'clip-'));
  const file = path.join(folder, `clip.${extension}`);
  try {
    const source = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', `${fps}`, '-i', 'pipe:0'];
    await runFfmpeg([...source, ...as, '-pix_fmt', 'yuv420p', '-y', file], { input });
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A PNG that says in 33 bytes that it is enormous. */
export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4);
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 2, 0, 0, 0], 16);
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21);
  const data = Buffer.from('0000000049444154', 'hex');
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    header,
    data,
    Buffer.from('35af061e', 'hex'),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
