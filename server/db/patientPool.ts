/** A pool that waits for a database which is just being started again, instead of failing whoever asks meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const PATIENCE_MS = 10_000;
const AGAIN_MS = 100;
/** Nobody listens, the socket is gone, or Postgres says that it is starting, ending or recovering. */
const AWAY: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ECONNRESET',
  '57P01',
  '57P02',
  '57P03',
]);

type Answer = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

export class PatientPool extends pg.Pool {
  readonly #patienceMs: number;

  constructor({ patienceMs = PATIENCE_MS, ...options }: pg.PoolConfig & { patienceMs?: number }) {
    super(options);
    this.#patienceMs = patienceMs;
    // A connection that breaks must not end the process: between two queries of a transaction nobody else listens.
    this.on('error', () => {});
    this.on('connect', (client) => client.on('error', () => {}));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(answer: Answer): void;
  override connect(answer?: Answer): Promise<pg.PoolClient> | undefined {
    const connected = this.#connectWithin(Date.now() + this.#patienceMs);
    if (!answer) return connected;
    connected.then(
      (client) => answer(undefined, client, (error?: Error | boolean) => client.release(error)),
      (error: Error) => answer(error, undefined, () => {}),
    );
    return undefined;
  }

  async #connectWithin(deadline: number): Promise<pg.PoolClient> {
    for (;;)
      try {
        return await super.connect();
      } catch (error) {
        if (this.ending || Date.now() > deadline || !isAway(error)) throw error;
        await pause(AGAIN_MS);
      }
  }
}

const isAway = (error: unknown) =>
  error instanceof Error &&
  (AWAY.has((error as { code?: unknown }).code) || error.message === 'Connection terminated unexpectedly');
