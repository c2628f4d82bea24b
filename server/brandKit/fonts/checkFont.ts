/** Checks a font file in a thread of its own, which is ended when it takes too long. */
import { readFile } from 'node:fs/promises';
import { ThreadFailed } from '../../threads/askThread';
import { startThread } from '../../threads/startThread';
import { createThreadPool } from '../../threads/threadPool';
import { AssetRefused } from '../assetRefusals';
import type { FontFormat } from './fontFile';
import type { FontAnswer, FontQuestion } from './readFont';

const READ_MS = 15_000;
const THREAD_MB = 256;

const threads = createThreadPool<FontQuestion, FontAnswer>({
  start: () =>
    startThread('readFont', import.meta.url, { resourceLimits: { maxOldGenerationSizeMb: THREAD_MB } }),
  timeoutMs: READ_MS,
  atOnce: 2,
});

/** @throws AssetRefused */
export async function checkFont(file: string): Promise<FontFormat> {
  try {
    const answer = await threads.ask({ bytes: await readFile(file) });
    if ('refusal' in answer) throw new AssetRefused(answer.refusal);
    return answer.format;
  } catch (cause) {
    throw cause instanceof ThreadFailed ? new AssetRefused('font_broken', { cause }) : cause;
  }
}
