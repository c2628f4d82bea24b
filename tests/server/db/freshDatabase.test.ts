import { expect, test } from 'vitest';
import { profiles } from '../../../server/db/schema/index';
import { freshDatabase } from '../../support/postgres/freshDatabase';

test('two fresh databases have the tables and do not see each other', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  await one.db.insert(profiles).values({ userId: crypto.randomUUID(), email: 'a@b.c', credits: 0 });
  expect(await one.db.$count(profiles)).toBe(1);
  expect(await other.db.$count(profiles)).toBe(0);
  await Promise.all([one.drop(), other.drop()]);
});
