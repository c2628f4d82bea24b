/**
 * A pool that waits for a database which is just being started again, instead of failing whoever asks meanwhile. What is
 * broken off is not repeated where it may have been done: only what reads is, and a connection is tried before it writes.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const PATIENCE_MS = 10_000;
const AGAIN_MS = 100;
/** Nobody listens, the socket is gone, or Postgres is starting, ending or recovering: nothing has reached it, or it has rolled back what had. */
const UNDONE: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03']);
/** Or it broke off, and what was asked may have been done. */
const AWAY: ReadonlySet<unknown> = new Set([...UNDONE, 'ECONNRESET']);

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
    const deadline = Date.now() + this.#patienceMs;
    if (!answer) return this.#again(deadline, () => this.#sound());
    this.#again(deadline, () => super.connect()).then(
      (client) => answer(undefined, client, (error?: Error | boolean) => client.release(error)),
      (error: Error) => answer(error, undefined, () => {}),
    );
    return undefined;
  }

  /** As drizzle asks: by promise, for texts and not for cursors. */
  override query = ((asked: string | pg.QueryConfig, values?: unknown[]) => {
    const text = typeof asked === 'string' ? asked : asked.text;
    const deadline = Date.now() + this.#patienceMs;
    return READS.test(text)
      ? this.#again(deadline, () => super.query(asked, values))
      : this.#again(deadline, () => this.#write(deadline, asked, values), isUndone);
  }) as pg.Pool['query'];

  async #write(deadline: number, asked: string | pg.QueryConfig, values?: unknown[]) {
    const client = await this.#again(deadline, () => this.#sound());
    let broken = false;
    try {
      return await client.query(asked, values);
    } catch (error) {
      broken = isAway(error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** A connection may be known to be broken a moment after it is: what nothing can be lost by is asked first. */
  async #sound(): Promise<pg.PoolClient> {
    const client = goneWithItsConnection(await super.connect());
    try {
      await client.query('select 1');
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async #again<Done>(deadline: number, ask: () => Promise<Done>, mayRepeat = isAway): Promise<Done> {
    for (;;)
      try {
        return await ask();
      } catch (error) {
        if (this.ending || Date.now() > deadline || !mayRepeat(error)) throw error;
        await pause(AGAIN_MS);
      }
  }
}

/** Given back when its connection breaks: drizzle keeps a client for ever whose `begin` fails. */
function goneWithItsConnection(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  const broken = () => client.release(true);
  client.once('error', broken).once('end', broken);
  client.release = (destroy) => {
    if (isReleased) return;
    isReleased = true;
    client.off('error', broken).off('end', broken);
    release(destroy);
  };
  return client;
}

const codeOf = (error: unknown) => (error instanceof Error ? (error as { code?: unknown }).code : undefined);
const isUndone = (error: unknown) => UNDONE.has(codeOf(error));
const READS = /^\s*select\b/i;
/** As pg says it, which gives these no code. */
const BROKEN = ['Connection terminated unexpectedly', 'Client has encountered a connection error'];
const isAway = (error: unknown) =>
  AWAY.has(codeOf(error)) ||
  (error instanceof Error && BROKEN.some((begin) => error.message.startsWith(begin)));
