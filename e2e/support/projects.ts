/** A project of one's own without walking a wizard: the same calls, made from the signed-in page. */
import { expect, type Page } from '@playwright/test';

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
  const { job_id } = await callApi<{ job_id: string }>(page, 'POST', '/generate/t2v', {
    topic: 'How vaccines work',
    selected_voice: 'Ava',
    background_music_url: '/assets/music/rap-beat.m4a',
    script: SCRIPT,
  });
  let made: Job | null = null;
  await expect
    .poll(async () => (made = await callApi<Job>(page, 'GET', `/jobs/${job_id}`)).status, {
      timeout: 240_000,
    })
    .toBe('done');
  return (made as Job | null)?.output?.project_ids?.[0] ?? '';
}

/** Opens its editor, and waits until it is there to be used. */
export async function openEditor(page: Page, projectId: string): Promise<void> {
  await page.goto(`/project/${projectId}/editor`);
  await expect(page.getByRole('button', { name: 'Render video' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
}
