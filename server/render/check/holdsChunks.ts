/**
 * Whether a joined file holds what its chunks hold, slice for slice, each frame in its own time: then what is seen in a
 * chunk is seen in the file. Nothing is decoded for it.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { InputVideoTrack } from 'mediabunny';
import { typeOf, unitsOf, unitsWithLengths } from '../chunks/annexB';
import { videoOf } from '../chunks/transportPackets';
import type { RenderPlan } from '../renderPlan';
import type { Stop } from './smallFrames';

/** Of a picture, and of one that needs no other. */
const SLICES = [1, 5];

/** @param chunkPaths in the film's order */
export async function holdsChunks(
  file: string,
  chunkPaths: readonly string[],
  { fps, frames }: Pick<RenderPlan, 'fps' | 'frames'>,
  stop: Stop,
): Promise<boolean> {
  const [joined, apart] = await Promise.all([picturesIn(file, stop), slicesOf(chunkPaths, stop)]);
  const inOrder = joined.times.toSorted((a, b) => a - b);
  const isInTime = inOrder.every((time, frame) => Math.abs(time * fps - frame) < 0.5);
  return joined.slices === apart && inOrder.length === frames && isInTime;
}

/** A hash of all coded pictures: containers differ in what they put between them. */
const hashOfSlices = () => {
  const hash = createHash('sha256');
  return {
    add(units: Iterable<Buffer>) {
      for (const unit of units) if (SLICES.includes(typeOf(unit))) hash.update(unit);
    },
    done: () => hash.digest('hex'),
  };
};

async function slicesOf(chunkPaths: readonly string[], { signal }: Stop): Promise<string> {
  const slices = hashOfSlices();
  for (const path of chunkPaths) slices.add(unitsOf(videoOf(await readFile(path, { signal }))));
  return slices.done();
}

/** When each is shown, in s, in the order in which they are decoded. */
async function picturesIn(file: string, { signal }: Stop) {
  const { EncodedPacketSink, FilePathSource, Input, MP4 } = await import('mediabunny');
  const source = new FilePathSource(file, { handleUnhandledError: () => {} });
  const input = new Input({ formats: [MP4], source });
  try {
    const slices = hashOfSlices();
    const times: number[] = [];
    const track = await input.getPrimaryVideoTrack();
    if (!track) return { times, slices: slices.done() };
    const lengthBytes = await lengthBytesOf(track);
    for await (const { data, timestamp } of new EncodedPacketSink(track).packets()) {
      signal.throwIfAborted();
      times.push(timestamp);
      slices.add(unitsWithLengths(Buffer.from(data.buffer, data.byteOffset, data.byteLength), lengthBytes));
    }
    return { times, slices: slices.done() };
  } finally {
    input.dispose();
  }
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
