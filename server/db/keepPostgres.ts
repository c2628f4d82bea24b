/** Keeps the embedded Postgres running: a connection that only listens notices its end, and it is started again. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from './embeddedPostgres';

export interface KeptPostgres {
  readonly url: string;
  /** Stops keeping it, then the server itself unless somebody else is connected. */
  stop(): Promise<void>;
}

interface Options {
  readonly dir: string;
  readonly say: (line: string) => void;
}

/** One that takes connections and never answers is as good as gone. */
const ANSWER_MS = 10_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 30_000;

export async function keepPostgres({ dir, say }: Options): Promise<KeptPostgres> {
  let postgres = await startPostgres({ dir });
  const { url } = postgres;
  const leaving = new AbortController();
  let listener: pg.Client | undefined;

  /** Resolves when the server that listens at `url` has gone away. */
  async function untilItEnds(): Promise<void> {
    listener = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS });
    listener.on('error', () => {});
    const ended = new Promise((resolve) => listener?.once('end', resolve));
    try {
      // One that is ended while it connects never says so.
      await Promise.race([listener.connect(), ended]);
    } catch {
      return;
    }
    await ended;
  }

  async function keep(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!leaving.signal.aborted) {
      await untilItEnds();
      if (leaving.signal.aborted) return;
      try {
        postgres = await startPostgres({ dir });
        say('The database had ended and was started again.');
        pauseMs = FIRST_PAUSE_MS;
      } catch (error) {
        say(`The database has ended and does not start: ${error instanceof Error ? error.message : error}`);
        await pause(pauseMs, undefined, leaving).catch(() => {});
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      }
    }
  }
  const keeping = keep();

  return {
    url,
    async stop() {
      leaving.abort();
      await listener?.end().catch(() => {});
      await keeping;
      await postgres.stop();
    },
  };
}
