/** A person's own styles: kept, named, deleted, and nobody else's. [E7] */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OWN_STYLES } from '../../../contract/limits';
import type { OwnStyle, StyleContent } from '../../../contract/ownStyle';
import { ownStyles } from '../../../server/db/schema/app';
import { accountRows } from '../../../server/repositories/accounts/accountRows.repository';
import { eraseAccount } from '../../../server/repositories/accounts/departures.repository';
import { testApp, type TestApp } from '../../support/world/testApp';

let server: TestApp;
let ann: string;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = randomUUID();
  await server.call(ann, 'GET', '/user');
});

const content: StyleContent = { captions: { look: 'neon', font: 'mono', litColor: '#00ff88', fontSize: 96 } };
const save = (name: string, of: unknown = content, who = ann) =>
  server.call(who, 'POST', '/styles', { name, content: of });
const list = async (who = ann) => (await server.call(who, 'GET', '/styles')).json<OwnStyle[]>();
const names = async (who = ann) => (await list(who)).map(({ name }) => name);

test('[E7] styles are kept, listed by name, renamed and deleted', async () => {
  const { id } = (await save(' Autumn ')).json<OwnStyle>();
  await save('advent');
  expect(await names()).toEqual(['advent', 'Autumn']);
  expect((await list())[1]).toEqual({ id, name: 'Autumn', content });
  const renamed = await server.call(ann, 'PUT', `/styles/${id}`, { name: 'AUTUMN' });
  expect(renamed.json()).toEqual({ id, name: 'AUTUMN', content });
  expect((await server.call(ann, 'DELETE', `/styles/${id}`)).json()).toEqual({ id });
  expect(await names()).toEqual(['advent']);
  const again = await server.call(ann, 'DELETE', `/styles/${id}`);
  expect([again.statusCode, again.json()]).toEqual([
    404,
    { code: 'not_found', what: 'ownStyle', detail: 'This style no longer exists.' },
  ]);
});

test('[E7] a name is one style’s only, however it is written', async () => {
  await save('Autumn');
  const { id } = (await save('Spring')).json<OwnStyle>();
  const taken = { code: 'style_name_taken', name: 'autumn' };
  const refusals = [await save('autumn'), await server.call(ann, 'PUT', `/styles/${id}`, { name: 'autumn' })];
  for (const refused of refusals) expect([refused.statusCode, refused.json()]).toMatchObject([409, taken]);
  expect(await names()).toEqual(['Autumn', 'Spring']);
});

test('[E7] two at once cannot pass the limit or take one name', async () => {
  await server.db
    .insert(ownStyles)
    .values(Array.from({ length: OWN_STYLES - 1 }, (_, n) => ({ userId: ann, name: `Style ${n}`, content })));
  const answers = await Promise.all([save('One'), save('Two')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'too_many_styles',
    most: OWN_STYLES,
  });
  const bob = randomUUID();
  const twins = await Promise.all([save('Twin', content, bob), save('twin', content, bob)]);
  expect(twins.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test.each([
  ['without a name', '  ', content],
  ['with a name of 61 letters', 'x'.repeat(61), content],
  ['that holds nothing', 'Empty', {}],
  ['whose colour fetches something', 'Far', { captions: { look: 'neon', font: 'mono', color: 'url(//x)' } }],
  ['of a look that there is not', 'Odd', { captions: { look: 'cubist', font: 'mono' } }],
  ['of captions larger than any', 'Huge', { captions: { look: 'neon', font: 'mono', fontSize: 1e6 } }],
  ['of no shots at all', 'None', { shots: [] }],
  ['of a blur that no machine draws', 'Blur', { shots: [{ blur: 1e9 }] }],
])('[E7] a style %s is refused', async (_, name, of) => {
  const { statusCode, json } = await save(name, of);
  expect([statusCode, json()]).toMatchObject([422, { code: 'invalid_input' }]);
  expect(await names()).toEqual([]);
});

test('[AC1] styles are nobody else’s, come with one’s data and go with the account', async () => {
  const { id } = (await save('Autumn')).json<OwnStyle>();
  const bob = randomUUID();
  expect(await names(bob)).toEqual([]);
  expect((await server.call(bob, 'PUT', `/styles/${id}`, { name: 'Mine' })).statusCode).toBe(404);
  expect((await server.call(bob, 'DELETE', `/styles/${id}`)).statusCode).toBe(404);
  expect((await accountRows(server.db, ann)).styles).toMatchObject([{ id, name: 'Autumn', content }]);
  await server.db.transaction((tx) => eraseAccount(tx, ann));
  expect(await server.db.select().from(ownStyles).where(eq(ownStyles.userId, ann))).toEqual([]);
});
