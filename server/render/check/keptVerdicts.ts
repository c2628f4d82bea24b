/** What was found of a chunk beside its preview, kept with it: whoever takes it need not compare it again. */
import * as z from 'zod/mini';
import type { OwnCache } from '../cache/renderCache';
import { chunkFile, type ChunkInHand } from '../chunks/drawChunks';
import type { KnownEqual } from './chooseFrames';
import type { Proof } from './proveFilm';

const verdictSchema = z.object({
  /** Frames that were as in the preview. */
  equal: z.array(z.int().check(z.nonnegative())),
});
type Verdict = z.infer<typeof verdictSchema>;

export const equalFacts = (equal: number[]): Verdict => ({ equal });

export const knownEqual = (inHand: readonly ChunkInHand[]): KnownEqual =>
  new Map(
    inHand.flatMap(({ chunk, facts }) => {
      const verdict = z.safeParse(verdictSchema, facts);
      return verdict.success ? [[chunk.range.from, verdict.data.equal] as const] : [];
    }),
  );

interface Found {
  readonly proof: Proof;
  readonly inHand: readonly ChunkInHand[];
  readonly cache: OwnCache;
  /** Where the chunks are, drawn again where they differed. */
  readonly folder: string;
}

/** A chunk that differed goes; what was drawn in its place is kept instead where it is as in the preview. */
export async function keepVerdicts({ proof, inHand, cache, folder }: Found): Promise<void> {
  if (proof.outcome !== 'checked') return;
  const { differing, compared, redrawn } = proof;
  const keep = async ({ chunk, keptAs, facts }: ChunkInHand) => {
    const inside = (frame: number) => frame >= chunk.range.from && frame < chunk.range.to;
    const isEqual = !differing.some(inside);
    const looked = compared.filter(inside);
    const verdict = equalFacts(looked);
    const isRedrawn = redrawn.includes(chunk.range);
    if (isRedrawn || !isEqual) await cache.drop(keptAs ?? chunk.key);
    if (!isEqual || looked.length === 0) return;
    if (isRedrawn)
      await cache.keep(chunk.key, chunkFile(folder, chunk), { facts: verdict, look: chunk.look });
    else if (keptAs !== null && facts === null) await cache.note(keptAs, chunkFile(folder, chunk), verdict);
  };
  // Side by side: the film waits for all of them.
  await Promise.all(inHand.map(keep));
}
