/** A film's frames as chunks in a folder: what was drawn before is taken from the cache, the rest is drawn and kept. */
import path from 'node:path';
import type { OwnCache } from '../cache/renderCache';
import type { Drawing, FrameRange } from '../draw';
import { allOrAbort } from '../allOrAbort';

export interface Chunk {
  readonly range: FrameRange;
  /** The hash of all that it is made of. */
  readonly key: string;
}

export interface ChunkWork {
  readonly drawing: Drawing;
  readonly chunks: readonly Chunk[];
  readonly cache: OwnCache | undefined;
  /** Where the chunks' files go. */
  readonly folder: string;
  readonly signal: AbortSignal;
  onFrames(done: number, taken: number): void;
}

export const chunkFile = (folder: string, { range }: Chunk) => path.join(folder, `chunk-${range.from}.ts`);

const lengthOf = ({ range }: Chunk) => range.to - range.from;

/** All of them are in the folder then. */
export async function drawChunks(work: ChunkWork): Promise<void> {
  const { chunks, cache, folder, signal } = work;
  const missing: Chunk[] = [];
  let taken = 0;
  for (const chunk of chunks) {
    signal.throwIfAborted();
    if (await cache?.fetch(chunk.key, chunkFile(folder, chunk))) taken += lengthOf(chunk);
    else missing.push(chunk);
  }
  work.onFrames(taken, taken);
  await drawMissing({ ...work, chunks: missing }, taken);
}

/** The same for somebody else, who takes them from the cache. @returns whether they are there */
export async function drawForCache(work: ChunkWork & { readonly cache: OwnCache }): Promise<boolean> {
  const kept = await work.cache.has(work.chunks.map(({ key }) => key));
  return drawMissing({ ...work, chunks: work.chunks.filter(({ key }) => !kept.has(key)) }, 0);
}

async function drawMissing(work: ChunkWork, taken: number): Promise<boolean> {
  const { drawing, chunks, cache, folder, signal } = work;
  let done = taken;
  const keeping: Promise<boolean>[] = [];
  const left = chunks.values();
  const lane = async (stop: AbortSignal) => {
    for (const chunk of left) {
      const file = chunkFile(folder, chunk);
      const onFrame = () => work.onFrames((done += 1), taken);
      await drawing.chunk(chunk.range, file, { signal: stop, onFrame });
      // Beside the next one: whoever dies now has not drawn this one in vain.
      if (cache) keeping.push(cache.keep(chunk.key, file));
    }
  };
  try {
    const lanes = Math.min(drawing.lanes, chunks.length);
    await allOrAbort(
      signal,
      Array.from({ length: lanes }, () => lane),
    );
  } finally {
    await Promise.all(keeping);
  }
  return (await Promise.all(keeping)).every(Boolean);
}
