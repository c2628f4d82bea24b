/** Puts the pictures of a check beside its video, and says of it what is kept with the render. */
import type { DifferingFrame, RenderCheck } from '../../../contract/renderCheck';
import { withinLimit } from '../../limits/withinLimit';
import { mediaRef } from '../../media/mediaAddresses';
import type { Proof } from '../../render/check/proveFilm';
import { checkFolder, type Storage } from '../../storage/storage';

interface Kept {
  readonly key: string;
  readonly fps: number;
  readonly proof: Proof;
  readonly logError: (error: unknown, what: string) => void;
}

/** For one small picture. */
const KEEPING_MS = 30_000;

/** Pictures that cannot be kept are left out: the film and what was found of it stay. */
export async function keepCheck(storage: Storage, { key, fps, proof, logError }: Kept): Promise<RenderCheck> {
  if (proof.outcome === 'unchecked') return { outcome: 'unchecked', reason: proof.reason };
  const folder = checkFolder(key);
  const keep = async (name: string, jpeg: Buffer) => {
    const limit = { what: 'Keeping a picture of the check', limitMs: KEEPING_MS };
    await withinLimit(limit, () => storage.put(`${folder}${name}`, jpeg, 'image/jpeg'));
    return mediaRef(`${folder}${name}`);
  };
  const differing: DifferingFrame[] = [];
  try {
    for (const { frame, file, preview } of proof.pictures)
      differing.push({
        frame,
        at_ms: (frame * 1000) / fps,
        file_url: await keep(`${frame}-file.jpg`, file),
        preview_url: await keep(`${frame}-preview.jpg`, preview),
      });
  } catch (error) {
    logError(error, 'pictures of a check were not kept');
  }
  const { outcome, frames, words, misplaced } = proof;
  const frames_differing = proof.differing.length;
  return { outcome, frames, frames_differing, differing, words, misplaced, redrawn: proof.redrawn.length };
}
