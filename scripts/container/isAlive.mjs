/** The container's health: the server answers; with `worker`, this container's worker has given a sign of life lately. */
import { hostname } from 'node:os';

const { PORT = '3000', DATABASE_URL } = process.env;

async function serverAnswers() {
  const answer = await fetch(`http://127.0.0.1:${PORT}/v1/health`, { signal: AbortSignal.timeout(4_000) });
  return answer.ok;
}
/** Its row in the database is named by its host and its process. */
async function workerBeats() {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: DATABASE_URL,
    connectionTimeoutMillis: 4_000,
    query_timeout: 4_000,
  });
  try {
    await client.connect();
    const { rowCount } = await client.query(
      "select 1 from workers where name like $1 and seen_at > now() - interval '30 seconds'",
      [`${hostname()} %`],
    );
    return (rowCount ?? 0) > 0;
  } finally {
    await client.end();
  }
}
const isAlive = await (process.argv[2] === 'worker' ? workerBeats() : serverAnswers()).catch(() => false);
process.exit(isAlive ? 0 : 1);
