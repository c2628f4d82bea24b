/** A project of one's own without walking a wizard: the same calls, made from the signed-in page. */
import { expect, type Page } from '@playwright/test';
import { heading, PASSWORD } from './people';

/** Where the API is called by a page that is signed in. */
export async function callApi<Answer>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return page.evaluate(
    async (call) => {
      const { token } = JSON.parse(sessionStorage.getItem('user') ?? '{}') as { token: string };
      const answer = await fetch(`/v1${call.path}`, {
        method: call.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...call.headers,
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      });
      if (!answer.ok) throw new Error(`${call.method} ${call.path}: ${answer.status}`);
      return (await answer.json()) as never;
    },
    { method, path, body, headers },
  );
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
  const ask = async <Answer>(method: string, path: string, body?: unknown, token?: string) => {
    const answer = await fetch(`${baseURL}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return (await answer.json()) as Answer;
  };
  const { access_token: token } = await ask<{ access_token: string }>('POST', '/auth/v1/signup', {
    ...{ email, password: PASSWORD },
  });
  const projectId = await makeExplainer((method, path, body) => ask(method, `/v1${path}`, body, token));
  const { output } = await ask<{ output: { video_data: unknown } }>(
    ...(['GET', `/v1/project/${projectId}`, undefined, token] as const),
  );
  return { email, projectId, layout: output.video_data };
}

/** Signs its owner in, gives it back what it was made with, and opens its editor. */
export async function openMade(page: Page, { email, projectId, layout }: MadeProject): Promise<string> {
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
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
