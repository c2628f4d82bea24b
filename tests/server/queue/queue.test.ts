/** The queue: work appears with its transaction, belongs to one worker at a time, and ends once. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openReceiver } from '../../../server/queue/openReceiver';
import { openSender } from '../../../server/queue/openSender';
import { ClaimLost, type Claim, type Receiver, type Sender } from '../../../server/queue/queue';
import { installQueues } from '../../../server/queue/queues';
import { freshDatabase, type FreshDatabase } from '../../support/postgres/freshDatabase';

let database: FreshDatabase;
let sender: Sender;
const receivers: Receiver[] = [];
const ANN = randomUUID();

beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query('drop schema pgboss cascade');
  await Promise.all([installQueues(database.url), installQueues(database.url)]);
  sender = await openSender(database.db);
});
afterEach(async () => {
  await Promise.all(receivers.splice(0).map((receiver) => receiver.stop()));
});
afterAll(async () => {
  await sender.stop();
  await database.drop();
});

async function receiver(): Promise<Receiver> {
  const opened = await openReceiver({ url: database.url, onError: () => {} });
  receivers.push(opened);
  return opened;
}
const statesOf = async (jobId: string) => {
  const found = await database.pool.query('select state from pgboss.job where data->>$1 = $2', [
    'jobId',
    jobId,
  ]);
  return found.rows.map(({ state }) => state as string);
};
const complete = (claim: Claim<'generate'>) => database.db.transaction((tx) => claim.complete(tx));

test('work whose transaction is rolled back is never there', async () => {
  const jobId = randomUUID();
  const rolledBack = database.db.transaction(async (tx) => {
    await sender.enqueue(tx, 'generate', { jobId }, ANN);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await statesOf(jobId)).toEqual([]);
});

test('the same work is not queued twice', async () => {
  const jobId = randomUUID();
  await sender.enqueue(database.db, 'generate', { jobId }, ANN);
  await expect(sender.enqueue(database.db, 'generate', { jobId }, ANN)).rejects.toThrow('has this already');
  const worker = await receiver();
  await worker.work('generate', complete);
  await expect.poll(() => statesOf(jobId), { timeout: 10_000 }).toEqual(['completed']);
});

test('a worker whose heartbeat stopped cannot end the work any more', async () => {
  const jobId = randomUUID();
  await sender.enqueue(database.db, 'generate', { jobId }, ANN);
  const claims: Claim<'generate'>[] = [];
  const worker = await receiver();
  await worker.work('generate', async (claim) => {
    claims.push(claim);
    if (claims.length > 1) return complete(claim);
    await database.pool.query(
      "update pgboss.job set heartbeat_on = now() - interval '1 hour' where data->>$1 = $2",
      ['jobId', jobId],
    );
    await new Promise((_, reject) =>
      claim.signal.addEventListener('abort', () => reject(claim.signal.reason)),
    );
  });
  await expect.poll(() => statesOf(jobId), { timeout: 20_000 }).toEqual(['completed']);
  const [first, second] = claims;
  expect([first?.attempt, second?.attempt]).toEqual([0, 1]);
  expect(first?.signal.aborted).toBe(true);
  if (first) await expect(complete(first)).rejects.toThrow(ClaimLost);
});
