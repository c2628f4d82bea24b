/**
 * Whether a joined file holds what its chunks hold, each frame in its own time: then what is seen in a chunk is seen in
 * the file. Nothing is decoded for it.
 */
import { createHash, type Hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { InputVideoTrack } from 'mediabunny';
import { typeOf, unitsOf, unitsWithLengths } from '../chunks/annexB';
import { videoOf } from '../chunks/transportPackets';
import type { RenderPlan } from '../renderPlan';
import type { Stop } from './smallFrames';

/** Of a picture, and of one that needs no other. */
const SLICES = [1, 5];

export interface PictureHash {
  readonly frames: number;
  /** Of all its coded pictures in the order in which they are decoded. */
  readonly hash: string;
}

/** Of a chunk's file. Containers differ in what they put between coded pictures: it is not hashed. */
export async function hashOfPictures(chunkPath: string, frames: number, stop: Stop): Promise<PictureHash> {
  const hash = createHash('sha256');
  addSlices(hash, unitsOf(videoOf(await readFile(chunkPath, stop))));
  return { frames, hash: hash.digest('hex') };
}

/** @param chunks in the film's order */
export async function holdsChunks(
  file: string,
  chunks: readonly PictureHash[],
  { fps }: Pick<RenderPlan, 'fps'>,
  { signal }: Stop,
): Promise<boolean> {
  const { EncodedPacketSink, FilePathSource, Input, MP4 } = await import('mediabunny');
  const source = new FilePathSource(file, { handleUnhandledError: () => {} });
  const film = new Input({ formats: [MP4], source });
  try {
    const track = await film.getPrimaryVideoTrack();
    if (!track) return false;
    const lengthBytes = await lengthBytesOf(track);
    const times: number[] = [];
    let [chunk, left, hash] = [0, chunks[0]?.frames ?? 0, createHash('sha256')];
    const sink = new EncodedPacketSink(track);
    // In the order in which they are decoded; `packets()` would read ahead, for twice the work.
    for (let one = await sink.getFirstPacket(); one; one = await sink.getNextPacket(one)) {
      const { timestamp, data } = one;
      signal.throwIfAborted();
      times.push(timestamp);
      addSlices(
        hash,
        unitsWithLengths(Buffer.from(data.buffer, data.byteOffset, data.byteLength), lengthBytes),
      );
      left -= 1;
      if (left > 0) continue;
      if (hash.digest('hex') !== chunks[chunk]?.hash) return false;
      chunk += 1;
      [left, hash] = [chunks[chunk]?.frames ?? 0, createHash('sha256')];
    }
    const inOrder = times.toSorted((a, b) => a - b);
    return chunk === chunks.length && inOrder.every((time, frame) => Math.abs(time * fps - frame) < 0.5);
  } finally {
    film.dispose();
  }
}

function addSlices(hash: Hash, units: Iterable<Buffer>): void {
  for (const unit of units) if (SLICES.includes(typeOf(unit))) hash.update(unit);
}

/** As the decoder's configuration says (ISO/IEC 14496-15 §5.3.3.1.2). */
async function lengthBytesOf(track: InputVideoTrack): Promise<number> {
  const { description } = (await track.getDecoderConfig()) ?? {};
  if (!description) throw new Error('The film names no way to decode it.');
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
  return ((bytes[4] ?? 0) & 3) + 1;
}
