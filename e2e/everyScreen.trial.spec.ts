/** Every screen beside the wizards and the editor, in every state that it rests in: no fault that axe finds, at three widths. */
import type { Page } from '@playwright/test';
import type { Job } from '../contract/job';
import { someOverview, somePacks, someWriters } from '../tests/support/operatorSamples';
import { answer, someJob, someProject } from './support/answers';
import { expectNoFaults } from './support/faults';
import { expect, heading, signUp, test } from './support/test';

test.use({ expectedComplaints: /status of [45]\d\d|ServiceError|ERR_CONNECTION_REFUSED/ });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const shown = async (page: Page, text: string | RegExp, screen: string) => {
  await expect(page.getByText(text).first()).toBeVisible();
  await expectNoFaults(page, screen);
};

test('[A4] [R13] the pages of a forgotten password have no faults', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  await shown(page, 'Enter your email to receive a password reset link', 'forgot password');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await shown(page, 'Password reset email sent. Check your inbox.', 'forgot password, sent');
  await page.goto('/reset-password#error=access_denied&error_code=otp_expired');
  await shown(page, 'This link no longer works', 'reset password, refused');
});

test('[P1] [R12] [R14] [T4] the pages of what was made have no faults', async ({ page }) => {
  await signUp(page, 'pages@example.com');
  const projects = [
    someProject({ id: 'p1', _id: 'p1' }),
    someProject({ id: 'p2', _id: 'p2', status: 'rendering', output: { rendered_video_url: null } }),
    someProject({ id: 'p3', _id: 'p3', status: 'failed', input: { title: 'A very long title '.repeat(12) } }),
  ];
  await page.goto('/videos');
  await shown(page, 'No finished videos yet', 'my videos, empty');
  await answer(page, '/projects', 200, projects);
  await page.goto('/');
  await shown(page, 'Ember Flask', 'projects');
  await page.goto('/videos');
  await shown(page, 'Ember Flask', 'my videos');
  await answer(page, '/projects', 500);
  await page.goto('/videos');
  await shown(page, 'Couldn’t load your videos. Please try again.', 'my videos, failed');
  await page.goto('/');
  await shown(page, 'Error loading projects. Please try again.', 'projects, failed');

  await page.goto('/voices');
  await shown(page, 'Ava', 'voices');
  await page.getByPlaceholder('Name, mood or accent').fill('nobody at all');
  await shown(page, 'No voices found', 'voices, none');
  await page.goto('/explainers');
  await page.getByRole('link', { name: 'See an example' }).click();
  await expect(heading(page)).toHaveText('See a sample explainer');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expectNoFaults(page, 'sample explainer');
});

test('[AC1] [OP1] the settings of an account and the pages of the operator have no faults', async ({
  page,
}) => {
  await signUp(page, 'settles@example.com');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectNoFaults(page, 'account, a second factor');
  await answer(page, '/user', 200, {
    ...{ id: 'u1', email: 'settles@example.com', credits: 100, operator: true },
  });
  await answer(page, '/operator/overview', 200, someOverview);
  await page.goto('/operator');
  await shown(page, 'Parts', 'operator');
  await answer(page, '/operator/packs', 200, somePacks({ state: 'downloading', done_bytes: 5_000_000 }));
  await page.goto('/operator/voices');
  await shown(page, 'Piper Thorsten', 'natural voices');
  await answer(page, '/operator/packs', 200, someWriters({ state: 'downloading', done_bytes: 5e8 }));
  await page.goto('/operator/writers');
  await shown(page, 'Qwen 2.5 1.5B', 'writers');
});

test('[J4] [J5] [S1] [S2] jobs and styles have no faults in any state', async ({ page, baseURL }) => {
  await signUp(page, 'job-states@example.com');
  const running: Partial<Job> = {
    status: 'running',
    progress: {
      step: 'captions',
      steps: [
        { name: 'voice-over', state: 'done' },
        { name: 'captions', state: 'running' },
        { name: 'media', state: 'waiting' },
      ],
      fraction: 0.4,
    },
  };
  for (const address of ['/urltoads/videos/j1', '/jobs/j1']) {
    await answer(page, '/jobs/j1', 200, someJob(running));
    await page.goto(address);
    await shown(page, 'Timing the captions', `${address}, running`);
    await answer(page, '/jobs/j1', 200, someJob({ status: 'failed', failure: 'The voice was lost.' }));
    await page.goto(address);
    await shown(page, 'The voice was lost.', `${address}, failed`);
    await answer(page, '/jobs/j1');
    await page.goto(address);
    await shown(page, 'Error', `${address}, out of reach`);
  }
  const layouts = ['default', 'educational', 'motion-cards'].map((template) => ({
    template,
    layout_file: `${template}.json`,
  }));
  const output = { remote_dir: `${baseURL}/media/j1/`, layouts, project_ids: ['p1'] };
  await answer(page, '/jobs/j1', 200, someJob({ created_with: 'text_to_videos', output }));
  const sample = await (await page.request.get('/assets/demo/educational.json')).json();
  await page.route('**/media/j1/*.json', (route) => {
    const template = /(\w[\w-]*)\.json/.exec(route.request().url())?.[1];
    return route.fulfill({ json: { ...sample, template } });
  });
  await page.goto('/jobs/j1');
  await expect(heading(page)).toHaveText('Select video style');
  await expect(page.getByRole('checkbox', { name: 'Default' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expectNoFaults(page, 'styles');
});

test('[V1] [V2] [V3] [V4] [V6] [B4] [WR3] [R4] a project has no faults in any state', async ({ page }) => {
  await signUp(page, 'project-states@example.com');
  const render = {
    stage: 'drawing',
    frames_done: 90,
    frames_total: 300,
    fraction: 0.3,
    seconds_left: 14,
  } as const;
  const states = [
    [someProject({ status: 'rendering', output: { render } }), 'Video is rendering...'],
    [someProject({ status: 'draft' }), 'Video is not generated yet...'],
    [someProject({ input: { title: 'x'.repeat(60) } }), `${'x'.repeat(40)}...`],
    [
      someProject({
        credits: [
          {
            ...{ title: 'A honeybee', author: 'Ann', licence: 'CC BY 4.0' },
            ...{ licence_link: 'https://example.com/by', source: 'Openverse', link: 'https://example.com' },
          },
        ],
        kept_claims: [{ sentence: 'Made in Sweden.', words: 'Made in Sweden', reason: 'origin' }],
      }),
      'You said you can prove',
    ],
    [
      someProject({ status: 'failed', output: { failure: 'A picture could not be drawn.' } }),
      'Invalid project',
    ],
  ] as const;
  for (const [project, text] of states) {
    await answer(page, '/project/p1', 200, project);
    await page.goto('/project/p1');
    await shown(page, text, `project, ${project.status}`);
  }
});
