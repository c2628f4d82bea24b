/** The error catalogues of both specifications (A §8, B §8): each call of each page, failing in each way, on the whole app. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { json, type Trouble } from '../../../support/fakeServer';
import { openWholeApp } from '../../../support/walking/wholeApp';
import { accountRows } from './account.rows';
import { brandKitRows } from './brandKit.rows';
import { failures, type Failure } from './failures';
import { listRows } from './lists.rows';
import { makingRows } from './making.rows';
import type { Row } from './row';
import { wizardRows } from './wizards.rows';
import { few } from '../../../support/form';

const pages = import.meta.glob('../../../../src/app/{pages,layouts,editor}/*.tsx');
// Each is compiled before a test waits for it.
beforeAll(() => Promise.all(Object.values(pages).map((load) => load())), 120_000);

const rows = [...listRows, ...wizardRows, ...makingRows, ...brandKitRows, ...accountRows];

/** In sight: as text, or as the name of a picture, a list, a spinner or a button. */
const sights = (text: string) => [
  ...screen.queryAllByText((_, node) => node?.textContent === text),
  ...screen.queryAllByLabelText(text),
  ...screen.queryAllByAltText(text),
];
const seen = (text: string) =>
  waitFor(() => expect(sights(text).length).toBeGreaterThan(0), { timeout: 10_000 });
const told = (text: string) =>
  waitFor(
    () => {
      const alerts = screen.queryAllByRole('alert').map((one) => one.textContent ?? '');
      expect(alerts.filter((one) => one.includes(text))).not.toEqual([]);
    },
    { timeout: 10_000 },
  );

const every = rows.flatMap((row, place) => {
  const ways = Object.entries<Failure>(failures).filter(
    ([, { status }]) => !(row.takesAnyShape && status === 200),
  );
  // Each call in one way and each way at a few calls; what is not there is another page.
  const isAmongThem = ([, { status }]: (typeof ways)[number], way: number) =>
    way === place % ways.length || (row.notThere !== undefined && status === 404);
  return few(ways, isAmongThem).map(([name, failure]) => ({ ...row, name, failure }));
});
const silenced = () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
};
const open = ({ at, as, kept, answers }: Row, trouble: Trouble) =>
  openWholeApp({ at, trouble, ...(answers && { answers }), ...(as && { as }), ...(kept && { kept }) });

test.each(every)('$title, $name: it is told, and there is a way on', async ({ failure, ...row }) => {
  silenced();
  const { server, user } = open(row, { call: row.call, answer: failure.answer });
  await row.begin?.(user);
  if (row.notThere && failure.status === 404) {
    await seen(row.notThere);
    expect(screen.getByRole('link', { name: 'Go to your projects' }).getAttribute('href')).toBe('/');
    return;
  }
  await told(row.says(failure));
  server.recover();
  await row.wayOn(user, failure);
  await seen(row.leadsTo);
});

const waitedFor = few(rows, (_, place) => place % 6 === 0);
test.each(waitedFor)('$title, slow: that it is under way is told, and what came of it', async (row) => {
  silenced();
  const { server, user } = open(row, { call: row.call });
  await row.begin?.(user);
  await seen(row.busy);
  server.recover();
  await seen(row.leadsTo);
});

test('[J4] [V1] a page without an id is 404', async () => {
  openWholeApp({ at: '/urltoads/videos' });
  await seen('404');
  cleanup();
  openWholeApp({ at: '/project' });
  await seen('Project not found');
});

test('[R9] a failed logout is a logout: it is logged, and nothing more', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = openWholeApp({
    at: '/',
    trouble: { call: 'POST /auth/v1/logout', answer: failures['the server is down'].answer },
  });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await seen('Login');
  expect(screen.queryAllByRole('alert')).toEqual([]);
  expect(log.mock.calls.map(([message]) => message)).toContain('Failed signing out');
});

test('[W3] a link that does not answer is not valid, and why stands beneath and is read with the field', async () => {
  const gone = {
    ok: false,
    failure: 'There is no page at this link any more.',
    refusal: { code: 'unheard_of' },
  };
  const { user } = openWholeApp({ at: '/urltoads', answers: { 'GET /link-check': json(gone) } });
  await user.type(await screen.findByLabelText('Product link'), 'https://shop.example/gone');
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  await told('Url is not valid');
  await seen('There is no page at this link any more.');
  const field = screen.getByLabelText('Product link');
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect([...(described?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Url is not valid',
    'There is no page at this link any more.',
  ]);
});
