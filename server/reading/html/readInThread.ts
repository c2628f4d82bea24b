/** Reads HTML in threads of its own. */
import { ThreadFailed } from '../../threads/askThread';
import { startThread } from '../../threads/startThread';
import { createThreadPool } from '../../threads/threadPool';
import { PageRefused } from '../pageRefusals';
import type { HtmlAnswer, HtmlQuestion } from './readHtml';

const READ_MS = 8_000;
const THREAD_MB = 256;

const threads = createThreadPool<HtmlQuestion, HtmlAnswer>({
  start: () =>
    startThread('readHtml', import.meta.url, { resourceLimits: { maxOldGenerationSizeMb: THREAD_MB } }),
  timeoutMs: READ_MS,
  atOnce: 4,
});

/** Throws PageRefused `page_too_heavy`, or the signal's reason. */
export async function readInThread(question: HtmlQuestion, signal?: AbortSignal): Promise<HtmlAnswer> {
  try {
    return await threads.ask(question, signal);
  } catch (cause) {
    throw cause instanceof ThreadFailed ? new PageRefused('page_too_heavy', { cause }) : cause;
  }
}
