/** Whether a browser that Remotion opened still lives: Remotion itself waits for ever on one that is gone. */
import { withinLimit } from '../../limits/withinLimit';
import type { HeadlessBrowser } from '../remotion/singlePaint';

/** The browser ended by itself, or somebody ended it. */
export class BrowserGone extends Error {
  override readonly name = 'BrowserGone';
  constructor() {
    super('The browser that draws is gone.');
  }
}

/** A question that a living browser answers in milliseconds; on a machine that is busy, in seconds. */
const ANSWER_MS = 15_000;

/** Aborts with BrowserGone when the browser ends: its end of the connection closes with it. */
export function goneSignal({ connection }: HeadlessBrowser): AbortSignal {
  const gone = new AbortController();
  connection.transport.websocket.addEventListener('close', () => gone.abort(new BrowserGone()));
  return gone.signal;
}

/** False also for one that is there and does not answer. */
export async function answers({ connection }: HeadlessBrowser, gone: AbortSignal): Promise<boolean> {
  if (gone.aborted) return false;
  const limit = { what: 'The browser', limitMs: ANSWER_MS, signal: gone };
  // Remotion's list of commands holds only those that it sends itself.
  const send = connection.send.bind(connection) as (method: string) => Promise<unknown>;
  return withinLimit(limit, () => send('Browser.getVersion')).then(
    () => true,
    () => false,
  );
}
