/** A film's frames as chunks in a folder: what was drawn before is taken from the cache, the rest is drawn and kept. */
import path from 'node:path';
import { nameOf } from '../cache/canonical';
import type { OwnCache } from '../cache/renderCache';
import { observed } from '../../observing/activities';
import type { Drawing, FrameRange } from '../draw';
import { allOrAbort } from '../../limits/allOrAbort';

export interface Chunk {
  readonly range: FrameRange;
  /** The hash of all that it is made of. */
  readonly key: string;
  /** The same as far as it is known without reading a file, as `chunkLooks` names it. */
  readonly look: string;
}

export interface ChunkWork {
  readonly drawing: Drawing;
  readonly chunks: readonly Chunk[];
  readonly cache: OwnCache | undefined;
  /** Whose chunks drawn by another way are taken: only they are kept for the rest of their render. */
  readonly renderId: string | undefined;
  /** Where the chunks' files go. */
  readonly folder: string;
  readonly signal: AbortSignal;
  onFrames(done: number, taken: number): void;
  /** Once, before anything is drawn: what was there already. */
  onTaken?(inHand: readonly ChunkInHand[]): void;
  /** Its file is whole. */
  onDrawn?(chunk: Chunk): void;
  /** Once: no more chunks wait than are drawn at a time. */
  onNearEnd?(): void;
  /** Once: at most one chunk is still drawn. */
  onSpare?(): void;
}

/** A chunk that is there: the name that its file is kept under, and what was said of it before. */
export interface ChunkInHand {
  readonly chunk: Chunk;
  readonly keptAs: string | null;
  readonly facts: unknown;
}

export const chunkFile = (folder: string, { range }: Chunk) => path.join(folder, `chunk-${range.from}.ts`);

const lengthOf = ({ range }: Chunk) => range.to - range.from;

/**
 * The names that a chunk may be kept under, the better one first. What another way drew, because the first one failed,
 * is the same render's only: the next one tries again.
 */
function namesOf({ key }: Chunk, renderId: string | undefined) {
  return { ownWay: key, otherWay: renderId === undefined ? null : nameOf([key, renderId]) };
}

/** @returns which of them `cache` has nothing for */
export async function missingChunks(
  chunks: readonly Chunk[],
  cache: OwnCache,
  renderId: string,
): Promise<Chunk[]> {
  const names = chunks.map((chunk) => namesOf(chunk, renderId));
  const kept = await cache.has(names.flatMap(({ ownWay, otherWay }) => [ownWay, otherWay ?? []].flat()));
  return chunks.filter((_, at) => !Object.values(names[at] ?? {}).some((name) => name && kept.has(name)));
}

/** All of them are in the folder then. */
export async function drawChunks(work: ChunkWork): Promise<ChunkInHand[]> {
  const { chunks, cache, folder, renderId, signal } = work;
  const inHand: ChunkInHand[] = [];
  const missing: Chunk[] = [];
  let taken = 0;
  for (const chunk of chunks) {
    signal.throwIfAborted();
    const found = await taking(chunk, cache, chunkFile(folder, chunk), renderId);
    if (found) inHand.push(found);
    else missing.push(chunk);
    if (found) taken += lengthOf(chunk);
  }
  work.onTaken?.(inHand);
  work.onFrames(taken, taken);
  return [...inHand, ...(await drawMissing({ ...work, chunks: missing }, taken))];
}

async function taking(
  chunk: Chunk,
  cache: OwnCache | undefined,
  file: string,
  renderId: string | undefined,
): Promise<ChunkInHand | null> {
  for (const name of Object.values(namesOf(chunk, renderId))) {
    const kept = name ? await cache?.fetch(name, file) : null;
    if (kept) return { chunk, keptAs: name, facts: kept.facts };
  }
  return null;
}

/** The same for somebody else, who takes them from the cache. @returns those that were missing */
export async function drawForCache(
  work: ChunkWork & { readonly cache: OwnCache; readonly renderId: string },
): Promise<ChunkInHand[]> {
  const chunks = await missingChunks(work.chunks, work.cache, work.renderId);
  return drawMissing({ ...work, chunks }, 0);
}

async function drawMissing(work: ChunkWork, taken: number): Promise<ChunkInHand[]> {
  const { drawing, chunks, cache, folder, renderId, signal } = work;
  let done = taken;
  const drawn: Promise<ChunkInHand>[] = [];
  const keep = async (chunk: Chunk, name: string | null): Promise<ChunkInHand> => {
    const isKept =
      name !== null && ((await cache?.keep(name, chunkFile(folder, chunk), { look: chunk.look })) ?? false);
    return { chunk, keptAs: isKept ? name : null, facts: null };
  };
  const left = [...chunks];
  const lanes = Math.min(drawing.lanes, chunks.length);
  let busy = lanes;
  let isNearEnd = false;
  const next = () => {
    const chunk = left.shift();
    if (left.length < lanes && !isNearEnd) {
      isNearEnd = true;
      work.onNearEnd?.();
    }
    return chunk;
  };
  const lane = async (stop: AbortSignal) => {
    for (let chunk = next(); chunk; chunk = next()) {
      const onFrame = () => work.onFrames((done += 1), taken);
      const by = await observed('chunk', chunk.range, () =>
        drawing.chunk(chunk.range, chunkFile(folder, chunk), { signal: stop, onFrame }),
      );
      work.onDrawn?.(chunk);
      // Beside the next one: whoever dies now has not drawn this one in vain.
      drawn.push(keep(chunk, namesOf(chunk, renderId)[by]));
    }
    busy -= 1;
    if (busy === Math.min(1, lanes - 1)) work.onSpare?.();
  };
  try {
    if (lanes === 0) {
      work.onNearEnd?.();
      work.onSpare?.();
    }
    await allOrAbort(
      signal,
      Array.from({ length: lanes }, () => lane),
    );
  } finally {
    await Promise.all(drawn);
  }
  return Promise.all(drawn);
}
