/** One worker at a time downloads a pack: who stopped it and adds it again at once waits until the former run has let go of its file. */
import pg from 'pg';
import { unlessAborted } from '../limits/withinLimit';

/** The connection is the turn: with a process that dies it ends. Throws the signal's reason. */
export async function takeTurn(
  url: string,
  packId: string,
  signal: AbortSignal,
): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', () => {});
  const release = () => client.end().catch(() => {});
  try {
    await unlessAborted(
      signal,
      (async () => {
        await client.connect();
        await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`pack ${packId}`]);
      })(),
    );
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
}
