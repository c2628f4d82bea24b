/** The ledger of credits: whatever happens, in whatever order, at once or again, its amounts are the balance. */
import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { creditLedgerSchema, LEDGER_PAGE } from '../../../contract/creditLedger';
import type { Transaction } from '../../../server/db/database';
import { creditBookings, creditHolds, jobs, profiles } from '../../../server/db/schema/app';
import { bookCredits } from '../../../server/repositories/accounts/bookCredits';
import { creditsRepository } from '../../../server/repositories/accounts/credits.repository';
import { jobsRepository } from '../../../server/repositories/jobs/jobs.repository';
import { changeBalance } from '../../../server/repositories/operator/accounts.repository';
import { accountsSweep } from '../../../server/sweeping/accounts.sweep';
import { isLong } from '../../support/form';
import { adRequest } from '../../support/world/adRequest';
import { testApp, type TestApp } from '../../support/world/testApp';
import { withCredits } from '../../support/world/withCredits';

let server: TestApp;
let ann: string;
beforeAll(async () => {
  server = await testApp({ CREDITS_ON_SIGNUP: '45', USER_JOBS: '0' });
});
afterAll(() => server.close());
beforeEach(() => {
  ann = randomUUID();
});

const inOne = <Result>(run: (tx: Transaction) => Promise<Result>) => server.db.transaction(run);
const start = (user = ann) => server.call(user, 'POST', '/generate/videos', adRequest(user));
const begin = async (): Promise<string> => (await start()).json().job_id;
const failure = { failure: 'No.', refusal: { code: 'generation_failed' as const }, cause: 'No.' };
const fail = (id: string) =>
  inOne(async (tx) => {
    await jobsRepository(tx).fail(id, failure);
    return creditsRepository(tx).giveBack(id);
  });
const finish = (id: string) =>
  inOne(async (tx) => {
    await jobsRepository(tx).finish(id, randomUUID());
    return creditsRepository(tx).spend(id);
  });
const change = (amount: number, userId = ann) =>
  inOne(async (tx) => {
    const isChanged = await changeBalance(tx, { userId, amount, reason: 'A gift', by: userId });
    if (!isChanged) tx.rollback();
  });
const ledger = async (query = '', user = ann) =>
  creditLedgerSchema.parse((await server.call(user, 'GET', `/usage/credits${query}`)).json());
const bookingsOf = (userId: string) =>
  server.db
    .select()
    .from(creditBookings)
    .where(eq(creditBookings.userId, userId))
    .orderBy(asc(creditBookings.number));

/** @returns the balance */
async function expectToSumUp(userId = ann): Promise<number> {
  const [profile] = await server.db.select().from(profiles).where(eq(profiles.userId, userId));
  const bookings = await bookingsOf(userId);
  const sum = bookings.reduce((all, { amount }) => all + amount, 0);
  expect([sum, bookings.at(-1)?.balance]).toEqual([profile?.credits, profile?.credits]);
  expect(bookings.map(({ number }) => number)).toEqual(bookings.map((_, index) => index + 1));
  return sum;
}

test('[AR1] a video is held, then charged or given back; what an operator gives is told with its reason', async () => {
  await server.call(ann, 'GET', '/user');
  const [made, failed, running] = [await begin(), await begin(), await begin()];
  await finish(made);
  await fail(failed);
  await change(-3);
  const { bookings, ...rest } = await ledger();
  expect(rest).toEqual({ balance: 22, held: 10, before: null });
  const lamp = { job_kind: 'urltoads', about: 'Lamp', state: null };
  const nobodys = { job_id: null, job_kind: null, about: '', state: null };
  expect(bookings.map(({ at: _, ...booking }) => booking)).toEqual([
    { ...nobodys, number: 7, kind: 'operator', amount: -3, balance: 22, about: 'A gift' },
    { ...lamp, number: 6, kind: 'give_back', amount: 10, balance: 25, job_id: failed },
    { ...lamp, number: 4, kind: 'hold', amount: -10, balance: 15, job_id: running, state: 'held' },
    { ...lamp, number: 3, kind: 'hold', amount: -10, balance: 25, job_id: failed, state: 'given_back' },
    { ...lamp, number: 2, kind: 'hold', amount: -10, balance: 35, job_id: made, state: 'charged' },
    { ...nobodys, number: 1, kind: 'grant', amount: 45, balance: 45 },
  ]);
});

test('[AR1] the ledger is read a page at a time, the newest first, by its owner alone', async () => {
  await withCredits(server.db, { userId: ann, email: 'a@example.com', credits: 1 });
  await inOne(async (tx) => {
    for (let amount = 1; amount < LEDGER_PAGE + 2; amount++)
      await bookCredits(tx, { userId: ann, kind: 'operator', key: `gift ${amount}`, amount });
  });
  const newest = await ledger();
  const older = await ledger(`?before=${newest.before}`);
  expect([newest.bookings[0]?.number, newest.before, newest.bookings.length]).toEqual([32, 3, LEDGER_PAGE]);
  expect([older.bookings.map(({ number }) => number), older.before]).toEqual([[2, 1], null]);
  expect((await ledger('', randomUUID())).bookings.map(({ kind }) => kind)).toEqual(['grant']);
  expect((await server.call(ann, 'GET', '/usage/credits?before=0')).statusCode).toBe(422);
});

const some = fc.nat({ max: 9 });
const act = fc.oneof(
  fc.record({ does: fc.constantFrom('start', 'stop') }),
  fc.record({ does: fc.constantFrom('fail', 'finish', 'failAgain', 'delete', 'breakDown'), which: some }),
  fc.record({ does: fc.constant('change'), amount: fc.integer({ min: -30, max: 30 }) }),
);

test('[AR1] jobs, failures, repeated steps, operators’ changes and deletions in any order sum to the balance', async () => {
  const job = { kind: 'urltoads' as const, request: adRequest(ann) };
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      const userId = randomUUID();
      await withCredits(server.db, { userId, email: 'a@example.com', credits: 45 });
      const begun: string[] = [];
      /** What should be left: the simplest book-keeping. */
      let left = 45;
      const held = new Set<string>();
      for (const one of acts) {
        const id = 'which' in one ? begun[one.which % begun.length] : undefined;
        if (one.does === 'start' || one.does === 'stop') {
          await inOne(async (tx) => {
            const started = await jobsRepository(tx).create({ ...job, userId });
            const about = { id: started, kind: job.kind, title: 'Lamp' };
            await creditsRepository(tx).hold({ userId, job: about, amount: 10 });
            // What ends half way has booked nothing.
            if (one.does === 'stop') tx.rollback();
            begun.push(started);
            held.add(started);
            left -= 10;
          }).catch(() => {});
        } else if ('amount' in one) {
          await change(one.amount, userId).catch(() => {});
          if (left + one.amount >= 0) left += one.amount;
        } else if (id !== undefined) {
          if (one.does === 'finish' && (await finish(id))) held.delete(id);
          if (one.does.startsWith('fail') && (await fail(id)) && held.delete(id)) left += 10;
          if (one.does === 'breakDown')
            await inOne(async (tx) => {
              await creditsRepository(tx).giveBack(id);
              tx.rollback();
            }).catch(() => {});
          // As sweeping does: the job goes with its hold, once it is settled.
          if (one.does === 'delete' && !held.has(id)) await server.db.delete(jobs).where(eq(jobs.id, id));
        }
      }
      expect(await expectToSumUp(userId)).toBe(left);
      const told = await ledger('', userId);
      expect([told.balance, told.held]).toEqual([left, held.size * 10]);
    }),
    { numRuns: isLong ? 400 : 12, seed: 20_261_124 },
  );
});

test('[AR1] twenty at once on one balance leave no gap and nothing below none', async () => {
  await server.call(ann, 'GET', '/user');
  const under = [await begin(), await begin()];
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => start()),
    ...under.flatMap((id) => [fail(id), finish(id), fail(id)]),
    ...Array.from({ length: 6 }, () => change(1)),
  ]);
  const started = answers.filter((one) => typeof one === 'object' && one.statusCode === 200).length;
  const givenBack = (await bookingsOf(ann)).filter(({ kind }) => kind === 'give_back').length;
  expect(await expectToSumUp()).toBe(45 - 20 + 6 - started * 10 + givenBack * 10);
  // Each of the two was settled once, whoever came first.
  expect((await bookingsOf(ann)).filter(({ key }) => key.startsWith('settled'))).toHaveLength(2);
});

test('[AR1] the same key books once, also by two at once', async () => {
  await server.call(ann, 'GET', '/user');
  const book = () => inOne((tx) => bookCredits(tx, { userId: ann, kind: 'operator', key: 'one', amount: 5 }));
  const booked = await Promise.all([book(), book(), book()]);
  expect(booked.map(({ is }) => is).toSorted()).toEqual(['booked', 'bookedBefore', 'bookedBefore']);
  expect(await expectToSumUp()).toBe(50);
});

test('[AR1] whoever writes a balance without its booking, or a booking without its balance, is refused', async () => {
  await server.call(ann, 'GET', '/user');
  const own = eq(creditBookings.userId, ann);
  const next = { userId: ann, number: 2, key: 'x', kind: 'operator' as const };
  for (const wrong of [
    () => server.db.update(profiles).set({ credits: 46 }).where(eq(profiles.userId, ann)),
    () => server.db.insert(profiles).values({ userId: randomUUID(), email: 'b@example.com', credits: 1 }),
    () => server.db.insert(creditBookings).values({ ...next, amount: 5, balance: 50 }),
    () => server.db.insert(creditBookings).values({ ...next, amount: 5, balance: 45 }),
    () => server.db.insert(creditBookings).values({ ...next, number: 3, amount: 0, balance: 45 }),
    () => server.db.update(creditBookings).set({ about: 'Another' }).where(own),
    () => server.db.delete(creditBookings).where(own),
  ])
    await expect(wrong()).rejects.toMatchObject({ cause: { code: '23514' } });
  expect(await expectToSumUp()).toBe(45);
});

test('[AR1] a deleted job leaves its bookings readable, a deleted account takes them along', async () => {
  await server.call(ann, 'GET', '/user');
  const job = await begin();
  await finish(job);
  await server.db.delete(jobs).where(eq(jobs.id, job));
  expect(await server.db.select().from(creditHolds).where(eq(creditHolds.userId, ann))).toEqual([]);
  expect((await ledger()).bookings[0]).toMatchObject({ kind: 'hold', about: 'Lamp', state: 'charged' });
  const { address } = (await server.call(ann, 'POST', '/user/data')).json();
  const zip = (await server.app.inject({ url: address })).rawPayload.toString('latin1');
  expect(zip).toContain('creditLedger.json');
  await server.db.execute(sql`update profiles set erase_at = now() where user_id = ${ann}`);
  await inOne((tx) => accountsSweep().remove(tx, server.ports.storage, ann));
  expect(await bookingsOf(ann)).toEqual([]);
});
