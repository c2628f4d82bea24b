/** Reads HTML in a thread of its own: one page may be slow or greedy, the next one does not wait for it. */
import { createTurns } from '../../fetching/turns';
import { createThread, ThreadFailed } from '../../threads/askThread';
import { startThread } from '../../threads/startThread';
import { PageRefused } from '../pageRefusals';
import type { HtmlAnswer, HtmlQuestion } from './readHtml';

const AT_ONCE = 4;
const READ_MS = 8_000;
const THREAD_MB = 256;

const inTurn = createTurns(AT_ONCE);

/** Throws PageRefused `page_too_heavy`, or the signal's reason. */
export const readInThread = (question: HtmlQuestion, signal?: AbortSignal): Promise<HtmlAnswer> =>
  inTurn(async () => {
    const thread = createThread<HtmlQuestion, HtmlAnswer>({
      start: () =>
        startThread('readHtml', import.meta.url, { resourceLimits: { maxOldGenerationSizeMb: THREAD_MB } }),
      timeoutMs: READ_MS,
    });
    try {
      return await thread.ask(question, signal ? { signal } : {});
    } catch (cause) {
      throw cause instanceof ThreadFailed ? new PageRefused('page_too_heavy', { cause }) : cause;
    } finally {
      await thread.close();
    }
  });
