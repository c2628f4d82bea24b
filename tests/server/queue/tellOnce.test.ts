import { expect, test } from 'vitest';
import { tellOnce } from '../../../server/queue/tellOnce';

/** As pg-boss copies it. */
const full = (queue: string) => ({
  ...{ name: 'error', severity: 'ERROR', code: '53100', queue },
  message: `could not extend file (Queue: ${queue})`,
  detail: 'Key (email)=(ann@example.com) already exists.',
});

test('a disk that is full is told once a minute, by its kind and without values, whichever queue asks', () => {
  const told: string[] = [];
  let now = 0;
  const report = tellOnce(
    (error) => told.push(`${error instanceof Error} ${error.message}`),
    () => now,
  );
  for (now = 0; now < 59_000; now += 200) report(full(now % 400 ? 'render' : 'generate'));
  expect(told).toEqual(['true Postgres refused it (ERROR 53100).']);
  report(new Error('Connection terminated'));
  now = 60_000;
  report(full('render'));
  expect(told).toEqual([
    'true Postgres refused it (ERROR 53100).',
    'true Connection terminated',
    'true Postgres refused it (ERROR 53100).',
  ]);
});
