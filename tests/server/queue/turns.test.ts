/** Turns: the pick of the queue beside the rule, for any order of asking, taking and ending. [TR2] */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openReceiver } from '../../../server/queue/openReceiver';
import { openSender } from '../../../server/queue/openSender';
import type { Receiver, Sender } from '../../../server/queue/queue';
import { installQueues } from '../../../server/queue/queues';
import { moveUp } from '../../../server/queue/turns';
import { placeInQueue } from '../../../server/repositories/accounts/usage.repository';
import { freshDatabase, type FreshDatabase } from '../../support/postgres/freshDatabase';
import { longTest } from '../../support/form';

let database: FreshDatabase;
let sender: Sender;
let boss: PgBoss;
let receiver: Receiver | undefined;
beforeAll(async () => {
  database = await freshDatabase();
  await installQueues(database.url);
  sender = await openSender(database.db);
  boss = new PgBoss({ db: fromDrizzle(database.db, sql), migrate: false, supervise: false, schedule: false });
  await boss.start();
});
afterEach(() => receiver?.stop());
afterAll(async () => {
  await boss.stop({ graceful: false, close: false });
  await sender.stop();
  await database.drop();
});

const PEOPLE = [randomUUID(), randomUUID(), randomUUID()];
const ask = async (userId: string) => {
  const jobId = randomUUID();
  await database.db.transaction((tx) => sender.enqueue(tx, 'generate', { jobId }, userId));
  return jobId;
};
const take = async () => (await boss.fetch<{ jobId: string }>('generate'))[0];
type Taken = NonNullable<Awaited<ReturnType<typeof take>>>;
const end = (taken: Taken) =>
  database.db.transaction(async (tx) => {
    await boss.complete('generate', taken, null, { db: fromDrizzle(tx, sql) });
    await moveUp(tx, 'generate', taken.groupId ?? '');
  });

interface Piece {
  readonly userId: string;
  readonly jobId: string;
}
/** The rule, as it is said. */
function nextOf(waiting: readonly Piece[], running: readonly Piece[]): Piece | undefined {
  const has = (userId: string) => running.filter((piece) => piece.userId === userId).length;
  return waiting.toSorted((a, b) => has(a.userId) - has(b.userId))[0];
}

const stepArbitrary = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('ask' as const), who: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('take' as const), who: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('end' as const), who: fc.nat(5) }) },
);

test('[TR2] whatever is asked, taken and ended, the next is of who has the fewest under way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { minLength: 10, maxLength: 30 }), async (steps) => {
      await database.pool.query('delete from pgboss.job');
      let waiting: Piece[] = [];
      const running: (Piece & { readonly taken: Taken })[] = [];
      for (const { does, who } of steps) {
        if (does === 'ask') {
          const userId = PEOPLE[who] ?? '';
          waiting.push({ userId, jobId: await ask(userId) });
        } else if (does === 'take') {
          const expected = nextOf(waiting, running);
          const taken = await take();
          expect(taken?.data.jobId).toBe(expected?.jobId);
          if (!taken || !expected) continue;
          waiting = waiting.filter((piece) => piece !== expected);
          running.push({ ...expected, taken });
        } else {
          const [ended] = running.splice(who % Math.max(1, running.length), 1);
          if (ended) await end(ended.taken);
        }
      }
    }),
    { numRuns: 15 },
  );
});

test('[TR2] one who comes after twenty of another is next, and knows the place', async () => {
  await database.pool.query('delete from pgboss.job');
  const [ann = '', bob = ''] = PEOPLE;
  for (let n = 0; n < 20; n += 1) await ask(ann);
  const first = await take();
  expect(first?.groupId).toBe(ann);
  const bobs = await ask(bob);
  expect([
    await placeInQueue(database.db, 'generate', bob),
    await placeInQueue(database.db, 'generate', ann),
  ]).toEqual([1, 2]);
  expect((await take())?.data.jobId).toBe(bobs);
  expect((await take())?.groupId).toBe(ann);
});

longTest('[TR2] whoever is alone uses every worker, and an end moves the others up', async () => {
  await database.pool.query('delete from pgboss.job');
  const asked = [await ask(PEOPLE[0] ?? ''), await ask(PEOPLE[0] ?? ''), await ask(PEOPLE[0] ?? '')];
  const begun: string[] = [];
  receiver = await openReceiver({ url: database.url, onError: () => {}, concurrency: 2 });
  let resolve = () => {};
  const twoAreHere = new Promise<void>((come) => (resolve = come));
  await receiver.work('generate', async (claim) => {
    begun.push(claim.data.jobId);
    if (begun.length === 2) resolve();
    await twoAreHere;
    await database.db.transaction((tx) => claim.complete(tx));
  });
  await expect.poll(() => begun.toSorted(), { timeout: 10_000 }).toEqual(asked.toSorted());
});
