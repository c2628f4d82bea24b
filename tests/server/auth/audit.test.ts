/** The audit log: acts on accounts and what was deleted, written with the act, kept for a while. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUDIT_DAYS } from '../../../contract/audit';
import { recordEvent } from '../../../server/audit/recordEvent';
import { auditEvents, brandAssets } from '../../../server/db/schema/app';
import { sweepOnce } from '../../../server/sweeping/sweeper';
import { madeProject } from '../../support/world/madeProject';
import { testApp, type TestApp } from '../../support/world/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ TRUST_PROXY: '1', PUBLIC_URL: 'http://reelwright.test' }, { mail: mailbox() });
});
afterAll(() => server.close());

const letters: string[] = [];
const arrivals: (() => void)[] = [];
function mailbox() {
  return {
    send: async ({ text }: { text: string }) => {
      letters.push(text);
      arrivals.shift()?.();
    },
  };
}
const auth = async (method: 'POST' | 'PUT', path: string, payload: object, bearer?: string) =>
  server.app.inject({
    method,
    url: `/auth/v1${path}`,
    payload,
    headers: {
      'x-forwarded-for': '6.6.6.6, 203.0.113.7',
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
  });
const eventsOn = (subject: string) =>
  server.db
    .select({
      kind: auditEvents.kind,
      actor: auditEvents.actor,
      address: auditEvents.address,
      details: auditEvents.details,
    })
    .from(auditEvents)
    .where(eq(auditEvents.subject, subject))
    .orderBy(auditEvents.at, sql`ctid`);

test('[OP1] what is done with an account is kept: what, by whom and from which address, and no secret', async () => {
  const email = 'ada@example.com';
  const account = { email, password: 'correct horse' };
  const first = (await auth('POST', '/signup', account)).json<{ access_token: string }>();
  await auth('POST', '/token?grant_type=password', { email, password: 'wrong horse' });
  const second = (await auth('POST', '/token?grant_type=password', account)).json<{ access_token: string }>();
  await auth('PUT', '/user', { password: 'battery staple' }, second.access_token);
  await auth('POST', '/logout?scope=local', {}, second.access_token);
  const arrived = new Promise<void>((resolve) => arrivals.push(resolve));
  await auth('POST', '/recover', { email });
  await arrived;
  const token_hash = /[?&]token=([\w-]+)/.exec(letters[0] ?? '')?.[1] ?? '';
  const third = (await auth('POST', '/verify', { type: 'recovery', token_hash })).json<{
    access_token: string;
  }>();
  await auth('PUT', '/user', { password: 'another battery' }, third.access_token);

  const address = '203.0.113.7';
  const event = (kind: string, actor: string | null, details = {}) => ({ kind, actor, address, details });
  expect(await eventsOn(email)).toEqual([
    event('signed_up', email),
    event('sign_in_failed', null),
    event('signed_in', email, { method: 'password' }),
    event('password_changed', email),
    event('signed_out', email, { scope: 'local' }),
    event('password_reset_asked', null),
    event('signed_in', email, { method: 'link' }),
    event('password_reset', email),
  ]);
  const kept = JSON.stringify(await server.db.select().from(auditEvents));
  for (const secret of ['horse', 'battery', token_hash, first.access_token])
    expect(kept).not.toContain(secret);
});

test('[OP1] a name that is nobody’s is kept as it was typed', async () => {
  await auth('POST', '/token?grant_type=password', { email: 'nobody@example.com', password: 'x' });
  expect(await eventsOn('nobody@example.com')).toMatchObject([{ kind: 'sign_in_failed', actor: null }]);
});

test('[OP1] a project that is deleted and brought back is told of, another’s is not', async () => {
  const ann = randomUUID();
  const projectId = await madeProject(server.db, ann);
  const refused = await server.call(randomUUID(), 'DELETE', `/project/${projectId}`);
  await server.call(ann, 'DELETE', `/project/${projectId}`);
  await server.call(ann, 'POST', `/project/${projectId}/restore`);
  expect(refused.statusCode).toBe(404);
  const rows = await server.db
    .select({ kind: auditEvents.kind, by: auditEvents.actorId })
    .from(auditEvents)
    .where(eq(sql`${auditEvents.details} ->> 'projectId'`, projectId))
    .orderBy(auditEvents.at, sql`ctid`);
  expect(rows).toEqual([
    { kind: 'project_deleted', by: ann },
    { kind: 'project_restored', by: ann },
  ]);
});

test('[OP1] so are a file of a brand and a style', async () => {
  const ann = randomUUID();
  await server.call(ann, 'GET', '/user');
  const assetId = randomUUID();
  await server.db
    .insert(brandAssets)
    .values({ id: assetId, userId: ann, type: 'font', name: 'Own', key: 'u/own.ttf' });
  const style = { name: 'Autumn', content: { template: 'funky' } };
  const styleId = (await server.call(ann, 'POST', '/styles', style)).json<{ id: string }>().id;
  const told = [];
  for (const [method, url] of [
    ['DELETE', `/brandkit/assets/${assetId}`],
    ['POST', `/brandkit/assets/${assetId}/restore`],
    ['DELETE', `/styles/${styleId}`],
    ['DELETE', `/styles/${styleId}`],
  ] as const)
    told.push((await server.call(ann, method, url)).statusCode);
  expect(told).toEqual([200, 200, 200, 404]);
  const rows = await server.db
    .select({ kind: auditEvents.kind, details: auditEvents.details })
    .from(auditEvents)
    .where(eq(auditEvents.actorId, ann))
    .orderBy(auditEvents.at, sql`ctid`);
  expect(rows).toEqual([
    { kind: 'brand_asset_deleted', details: { id: assetId } },
    { kind: 'brand_asset_restored', details: { id: assetId } },
    { kind: 'own_style_deleted', details: { id: styleId } },
  ]);
});

test('[OP1] an event goes with the transaction that it belongs to', async () => {
  const by = { userId: randomUUID(), email: 'undone@example.com' };
  const undone = server.db.transaction(async (tx) => {
    await recordEvent(tx, null, { kind: 'project_deleted', by });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await eventsOn(by.email)).toEqual([]);
});

test(`[OP1] an event is kept for ${AUDIT_DAYS} days`, async () => {
  const days = [AUDIT_DAYS - 1, AUDIT_DAYS + 1];
  for (const past of days)
    await server.db.insert(auditEvents).values({
      kind: 'signed_in',
      subject: 'old@example.com',
      at: sql`now() - ${past} * interval '1 day'`,
      details: { past },
    });
  await sweepOnce({ db: server.db, storage: server.ports.storage, logError: () => expect.unreachable() });
  expect(await eventsOn('old@example.com')).toMatchObject([{ details: { past: AUDIT_DAYS - 1 } }]);
});
