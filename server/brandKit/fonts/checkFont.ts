/** Checks a font file in a thread of its own, which is ended when it takes too long. */
import { readFile } from 'node:fs/promises';
import { createTurns } from '../../fetching/turns';
import { createThread, ThreadFailed } from '../../threads/askThread';
import { startThread } from '../../threads/startThread';
import { AssetRefused } from '../assetRefusals';
import type { FontFormat } from './fontFile';
import type { FontAnswer, FontQuestion } from './readFont';

const AT_ONCE = 2;
const READ_MS = 15_000;
const THREAD_MB = 256;

const inTurn = createTurns(AT_ONCE);

/** @throws AssetRefused */
export const checkFont = (file: string): Promise<FontFormat> =>
  inTurn(async () => {
    const thread = createThread<FontQuestion, FontAnswer>({
      start: () =>
        startThread('readFont', import.meta.url, { resourceLimits: { maxOldGenerationSizeMb: THREAD_MB } }),
      timeoutMs: READ_MS,
    });
    try {
      const answer = await thread.ask({ bytes: await readFile(file) });
      if ('refusal' in answer) throw new AssetRefused(answer.refusal);
      return answer.format;
    } catch (cause) {
      throw cause instanceof ThreadFailed ? new AssetRefused('font_broken', { cause }) : cause;
    } finally {
      await thread.close();
    }
  });
