/** A project of one's own without walking a wizard: the same calls, made from the signed-in page. */
import { withoutRights } from '../../contract/mediaAddress';
import { expect, type Page } from '@playwright/test';
import { heading, PASSWORD, signIn } from './people';

type Method = 'GET' | 'POST' | 'PUT';
interface Call {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the product from outside a page. Throws what it refuses. */
async function ask<Answer>(
  method: Method,
  url: string,
  { body, token, headers }: Call = {},
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** As whoever is signed in on the page. */
export async function callApi<Answer>(
  page: Page,
  method: Method,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { origin, token } = await page.evaluate(() => {
    const user = JSON.parse(sessionStorage.getItem('user') ?? '{}') as { token: string };
    return { origin: location.origin, token: user.token };
  });
  return ask(method, `${origin}/v1${path}`, { body, token, headers });
}

interface Job {
  readonly status: string;
  readonly output: { readonly project_ids?: readonly string[] } | null;
}

/** Four sentences: enough to edit, and soon rendered. */
const SCRIPT = [
  'A vaccine is a rehearsal for your immune system.',
  'It shows your body a piece of a germ.',
  'Your defences learn its shape.',
  'Later, they answer quickly.',
].join(' ');

/** An explainer; its id. */
export async function makeProject(page: Page): Promise<string> {
  return makeExplainer((method, path, body) => callApi(page, method, path, body));
}

async function makeExplainer(
  call: <Answer>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answer>,
): Promise<string> {
  const { job_id } = await call<{ job_id: string }>('POST', '/generate/t2v', {
    topic: 'How vaccines work',
    selected_voice: 'Ava',
    background_music_url: '/assets/music/rap-beat.m4a',
    script: SCRIPT,
  });
  let made: Job | null = null;
  await expect
    .poll(async () => (made = await call<Job>('GET', `/jobs/${job_id}`)).status, { timeout: 240_000 })
    .toBe('done');
  return (made as Job | null)?.output?.project_ids?.[0] ?? '';
}

/** Somebody's explainer as it was made, which journeys edit one after the other. */
export interface MadeProject {
  readonly email: string;
  readonly projectId: string;
  readonly layout: unknown;
}

/** Makes it without a page, in an account of its own. */
export async function makeOnce(baseURL: string): Promise<MadeProject> {
  const email = 'editor@example.com';
  const account = { body: { email, password: PASSWORD } };
  const { access_token: token } = await ask<{ access_token: string }>(
    'POST',
    `${baseURL}/auth/v1/signup`,
    account,
  );
  const projectId = await makeExplainer((method, path, body) =>
    ask(method, `${baseURL}/v1${path}`, { body, token }),
  );
  const { output } = await ask<{ output: { video_data: unknown } }>(
    'GET',
    `${baseURL}/v1/project/${projectId}`,
    { token },
  );
  return { email, projectId, layout: output.video_data };
}

/** Signs its owner in, gives it back what it was made with, and opens its editor. */
export async function openMade(page: Page, { email, projectId, layout }: MadeProject): Promise<string> {
  await page.goto('/auth/sign-in');
  await signIn(page, email);
  await expect(heading(page)).toHaveText('All projects');
  await callApi(page, 'PUT', `/project/${projectId}/layout`, layout);
  await openEditor(page, projectId);
  return projectId;
}

/** Opens its editor, and waits until it is there to be used. */
export async function openEditor(page: Page, projectId: string): Promise<void> {
  await page.goto(`/project/${projectId}/editor`);
  await expect(page.getByRole('button', { name: 'Render video' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
}

/** What a project holds; of its signed addresses what lasts, as the rest changes with the hour. */
export async function documentOf(page: Page, projectId: string): Promise<unknown> {
  const { output } = await callApi<{ output: { video_data: unknown } }>(page, 'GET', `/project/${projectId}`);
  return JSON.parse(withoutRights(JSON.stringify(output.video_data)));
}
