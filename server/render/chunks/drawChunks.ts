/** A film's frames as chunks in a folder: what was drawn before is taken from the cache, the rest is drawn and kept. */
import path from 'node:path';
import type { OwnCache } from '../cache/renderCache';
import type { Draw, DrawInput, FrameRange } from '../draw';
import { allOrAbort } from '../allOrAbort';

export interface Chunk {
  readonly range: FrameRange;
  /** The hash of all that it is made of. */
  readonly key: string;
}

export interface ChunkWork {
  readonly draw: Draw;
  readonly input: DrawInput;
  readonly chunks: readonly Chunk[];
  readonly cache: OwnCache | undefined;
  /** Where the chunks' files go. */
  readonly folder: string;
  readonly signal: AbortSignal;
  onFrames(done: number, taken: number): void;
}

export const chunkFile = (folder: string, { range }: Chunk) => path.join(folder, `chunk-${range.from}.ts`);

const lengthOf = ({ range }: Chunk) => range.to - range.from;

export async function drawChunks(work: ChunkWork): Promise<void> {
  const { draw, input, chunks, cache, folder, signal } = work;
  const missing: Chunk[] = [];
  let taken = 0;
  for (const chunk of chunks) {
    signal.throwIfAborted();
    if (await cache?.fetch(chunk.key, chunkFile(folder, chunk))) taken += lengthOf(chunk);
    else missing.push(chunk);
  }
  let done = taken;
  work.onFrames(done, taken);
  if (missing.length === 0) return;
  const drawn = draw.open(input);
  const keeping: Promise<unknown>[] = [];
  const left = missing.values();
  const lane = async (stop: AbortSignal) => {
    for (const chunk of left) {
      const file = chunkFile(folder, chunk);
      const onFrame = () => work.onFrames((done += 1), taken);
      await drawn.chunk(chunk.range, file, { signal: stop, onFrame });
      // Beside the next one: whoever dies now has not drawn this one in vain.
      if (cache) keeping.push(cache.keep(chunk.key, file));
    }
  };
  try {
    const lanes = Math.min(drawn.lanes, missing.length);
    await allOrAbort(
      signal,
      Array.from({ length: lanes }, () => lane),
    );
  } finally {
    await Promise.all([drawn.close(), ...keeping]);
  }
}
