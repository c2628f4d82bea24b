/** An installation that is older than its ledger: the first start books what there is. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { migrate, migrateUpTo } from '../../../server/db/migrate';
import { ask, emptyInstallation } from '../backup/installation';

const [ANN, BOB, CAM] = [1, 2, 3].map((n) => `0000000${n}-0000-4000-8000-000000000000`);
const [WAITS, RUNS, DONE] = [4, 5, 6].map((n) => `0000000${n}-0000-4000-8000-000000000000`);

const journal = async () =>
  JSON.parse(await readFile('server/db/migrations/meta/_journal.json', 'utf8')) as {
    entries: { tag: string; when: number }[];
  };

test('[AR1] balances of before are carried over, and what is held then can still come back', async () => {
  const old = await emptyInstallation();
  const last = (await journal()).entries.findLast(({ tag }) => tag < '0030')?.when ?? 0;
  await migrateUpTo(old.url, last);
  await ask(
    old.url,
    `insert into profiles (user_id, email, credits)
     values ('${ANN}', 'a@b.c', 70), ('${BOB}', 'b@b.c', 0), ('${CAM}', 'c@b.c', 5);
     insert into jobs (id, user_id, kind, title, description, request, created_at)
     values ('${WAITS}', '${ANN}', 'urltoads', 'Ember Flask', '', '{}', '2026-01-02'),
       ('${RUNS}', '${ANN}', 'text_to_videos', 'Tea', '', '{}', '2026-01-01'),
       ('${DONE}', '${CAM}', 'urltoads', 'Mug', '', '{}', '2026-01-01');
     insert into credit_holds (job_id, user_id, amount, state, created_at)
     values ('${WAITS}', '${ANN}', 10, 'held', '2026-01-02'), ('${RUNS}', '${ANN}', 10, 'held', '2026-01-01'),
       ('${DONE}', '${CAM}', 10, 'spent', '2026-01-01')`,
  );
  await migrate(old.url);
  expect(
    await ask(
      old.url,
      'select user_id, number, key, kind, amount, balance, job_id, job_kind, about from credit_bookings order by 1, 2',
    ),
  ).toEqual(
    [
      [ANN, 1, 'carried over', 'carried_over', 90, 90, null, null, ''],
      [ANN, 2, `hold ${RUNS}`, 'hold', -10, 80, RUNS, 'text_to_videos', 'Tea'],
      [ANN, 3, `hold ${WAITS}`, 'hold', -10, 70, WAITS, 'urltoads', 'Ember Flask'],
      [CAM, 1, 'carried over', 'carried_over', 5, 5, null, null, ''],
    ].map(([user_id, number, key, kind, amount, balance, job_id, job_kind, about]) => ({
      ...{ user_id, number, key, kind, amount, balance, job_id, job_kind, about },
    })),
  );
  // From here on nothing else is taken.
  await expect(ask(old.url, `update profiles set credits = 1 where user_id = '${BOB}'`)).rejects.toThrow(
    'The credits of a profile are not what is booked.',
  );
  await old.remove();
});
