/** What is logged of a failed query is enough to mend it and holds nobody's data. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../../server/db/schema/auth';
import { createLogger } from '../../../server/http/logger';
import { freshDatabase, type FreshDatabase } from '../../support/postgres/freshDatabase';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const HASH = '$argon2id$v=19$secret';
const logged = (error: unknown) => {
  const lines: string[] = [];
  createLogger({ write: (line) => void lines.push(line) }).error(error);
  return lines.join('');
};

test('a refused row is logged by its statement and code, without its values', async () => {
  const row = { email: 'ada@example.com', passwordHash: HASH, metadata: {} };
  await database.db.insert(users).values(row);
  const error: unknown = await database.db
    .insert(users)
    .values(row)
    .catch((refused: unknown) => refused);
  const line = logged(error);
  expect(line).toContain('insert into \\"auth\\".\\"users\\"');
  expect(line).toContain('23505');
  expect(line).not.toContain('ada@example.com');
  expect(line).not.toContain(HASH);
});

test('so is an error that was wrapped, and a value that Postgres quotes', async () => {
  const cause: unknown = await database.db
    .execute(sql`select ${'not a number'}::int`)
    .catch((refused: unknown) => refused);
  const line = logged(new Error('The account could not be kept.', { cause }));
  expect(line).toContain('The account could not be kept.');
  expect(line).toContain('22P02');
  expect(line).not.toContain('not a number');
});

test('any other error is logged as it is', () => {
  expect(logged(new TypeError('x is not a function'))).toContain('x is not a function');
});
