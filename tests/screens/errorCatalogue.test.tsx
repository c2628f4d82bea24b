/** The error catalogues of both specifications (A §8, B §8): each call of each page, failing in each way, on the whole app. */
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { emptyAdsForm, ideasKey, type AdsDraft } from '../../src/machines/adsWizard/adsForm';
import { emptyExplainerForm, type ExplainerDraft } from '../../src/machines/explainerWizard/explainerForm';
import { json, type Answer, type Answers, type Trouble } from '../support/fakeServer';
import { mug } from '../support/mug';
import { mugJob, mugJobDone } from '../support/mugJob';
import { openWholeApp } from '../support/wholeApp';

// What they paint is the templates' affair, and is tested with them.
vi.mock('../../src/screens/editor/VideoPlayer', () => ({ default: () => <p>The player</p> }));
vi.mock('../../src/screens/styles/StyleThumbnail', () => ({ default: () => <p>The style</p> }));

interface Failure {
  readonly status: number | null;
  /** What the server says to a person. */
  readonly detail: string | null;
  readonly answer: Answer;
}
const refusing = (status: number, detail: string): Failure => ({
  status,
  detail,
  // The authentication calls its sentence `msg`.
  answer: json({ detail, msg: detail, code: 'refused' }, status),
});
const failures = {
  'the server is down': {
    status: null,
    detail: null,
    answer: () => Promise.reject(new TypeError('fetch failed')),
  },
  '400': refusing(400, 'This cannot be read.'),
  '403 with a detail': refusing(403, 'Six credits are missing.'),
  '404': refusing(404, 'There is nothing of that name.'),
  '500': refusing(500, 'Something went wrong here.'),
  'an answer of the wrong shape': { status: 200, detail: null, answer: json({ surprise: true }) },
} as const satisfies Record<string, Failure>;

interface Row {
  readonly title: string;
  readonly at: string;
  readonly as?: 'visitor';
  readonly kept?: Readonly<Record<string, unknown>>;
  readonly answers?: Answers;
  /** The call that fails. */
  readonly call: string;
  /** What leads to the call. */
  readonly begin?: (user: UserEvent) => Promise<unknown>;
  readonly says: (failure: Failure) => string;
  /** What says that the call is under way. */
  readonly busy: string;
  readonly wayOn: (user: UserEvent, failure: Failure) => Promise<unknown>;
  /** What the way on leads to once the server is well again. */
  readonly leadsTo: string;
  /** Its client takes any good answer for a yes. */
  readonly takesAnyShape?: true;
  /** Said of what is not there, or is somebody else's: there is nothing to be tried again. */
  readonly notThere?: string;
}

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const pressing = (name: string) => (user: UserEvent) => press(user, name);
const tryAgain = pressing('Try again');
const choose = async (user: UserEvent, testId: string) =>
  user.upload(await screen.findByTestId(testId), new File(['x'], 'a.png', { type: 'image/png' }));

const origin = window.location.origin;
const product = {
  ...emptyAdsForm,
  title: 'Mug',
  description: 'Hot',
  images: ['1', '2', '3'].map((name) => `${origin}/${name}.jpg`),
};
const ada = {
  id: 'v1',
  name: 'Ada',
  category: 'built-in',
  description: 'Clear',
  sample_url: '/ada.m4a',
  labels: {},
};
const chosen = {
  scripts: [{ title: 'Problem', script: 'Cold coffee is no fun at all.' }],
  chosenIdea: 0,
  backgroundMusic: '/assets/music/rap-beat.m4a',
};
const adsDraft = (draft: AdsDraft) => ({ 'draft:ads:u1': draft });
const adAtSettings = adsDraft({
  step: 'settings',
  form: { ...product, ...chosen, voice: ada, ideasFor: ideasKey(product) },
});
const explainerDraft = (draft: ExplainerDraft) => ({ 'draft:explainer:u1': draft });
const explainerAtSettings = explainerDraft({
  step: 'settings',
  form: { ...emptyExplainerForm, topic: 'Tea', ...chosen, voice: ada, ideasFor: 'Tea' },
});
const removeMug = async (user: UserEvent) => {
  (await screen.findByRole('button', { name: 'More for Mug' })).focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Delete' });
  await waitFor(() => expect(item.closest('[role="menu"]')).toBe(document.activeElement));
  await user.keyboard('{Home}{Enter}');
};
const giveLink = async (user: UserEvent) => {
  const field = await screen.findByLabelText('Product link');
  await user.type(field, 'https://shop.example/mug');
  await press(user, 'Next Step');
};
const signIn = (button: string) => async (user: UserEvent) => {
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await press(user, button);
};

/** The authentication's own sentence, else the one of the specification; its client keeps what a broken server says. */
const authSays = ({ status, detail }: Failure) =>
  status === 200
    ? 'Auth session or user missing'
    : ((status === 500 ? null : detail) ?? 'An unknown error occurred');
const SUPPORT =
  'Video generation has failed. Please try again or contact support at help@example.com if the issue persists.';
const layouts = {
  'GET /jobs/:jobId': json({
    ...mugJobDone('p1'),
    created_with: 'text_to_videos',
    output: {
      remote_dir: `${origin}/media/j1/`,
      layouts: [{ template: 'default', layout_file: 'default.json' }],
      project_ids: ['p1'],
    },
  }),
  'GET /media/j1/default.json': json(mug('draft').output.video_data),
} satisfies Answers;
const listedMug = json([
  {
    _id: 'p1',
    id: 'p1',
    status: 'done',
    input: { title: 'Mug' },
    output: { thumbnail_url: null, rendered_video_url: '/mug.mp4' },
    created_time: '2026-01-01T00:00:00.000Z',
  },
]);
const kit = json({ assets: [{ id: 'b1', name: 'Mark', url: '/m.png', asset_type: 'logo' }] });

const rows: readonly Row[] = [
  {
    title: '[P1] the list of projects',
    at: '/',
    call: 'GET /projects',
    says: () => 'Error loading projects. Please try again.',
    busy: 'Loading projects...',
    wayOn: tryAgain,
    leadsTo: 'Your first video starts with a link',
  },
  {
    title: '[P1] deleting a project',
    at: '/',
    answers: { 'GET /projects': listedMug },
    call: 'DELETE /project/:projectId',
    begin: removeMug,
    says: () => '“Mug” could not be deleted. Please try again.',
    busy: 'All projects',
    wayOn: removeMug,
    leadsTo: '“Mug” has been deleted.',
  },
  {
    title: '[J1] the list of jobs',
    at: '/jobs',
    call: 'GET /generate/jobs',
    says: () => 'An error occurred while loading jobs. Please try again.',
    busy: 'Loading jobs',
    wayOn: tryAgain,
    leadsTo: 'No ads have been made yet',
  },
  {
    title: '[J4] a job that is followed',
    at: '/urltoads/videos/j1',
    call: 'GET /jobs/:jobId',
    says: () => SUPPORT,
    busy: 'Loading',
    wayOn: tryAgain,
    leadsTo: 'Making your video',
    notThere: 'There is no such job.',
  },
  {
    title: '[J4] beginning a failed job anew',
    at: '/urltoads/videos/j1',
    answers: { 'GET /jobs/j1': json(mugJob({ status: 'failed' })) },
    call: 'POST /jobs/:jobId/retry',
    begin: tryAgain,
    says: ({ detail }) => detail ?? 'It could not be started again. Please try again.',
    busy: 'Starting again…',
    wayOn: tryAgain,
    leadsTo: 'Making your video',
  },
  {
    title: '[W3] checking a link',
    at: '/urltoads',
    call: 'GET /link-check',
    begin: giveLink,
    says: () => 'Failed to generate product info. Please try again.',
    busy: 'Checking your link…',
    wayOn: tryAgain,
    leadsTo: 'Add product media',
  },
  {
    title: '[W4] reading a product page',
    at: '/urltoads',
    call: 'POST /generate/product_info',
    begin: giveLink,
    says: ({ status }) =>
      status !== null && status >= 400 && status < 500
        ? 'Failed to generate product info. Please try again or upload manually.'
        : 'Failed to generate product info. Please try again.',
    busy: 'Reading the product page…',
    wayOn: tryAgain,
    leadsTo: 'Add product media',
  },
  {
    title: '[G3] bringing a file into the gallery',
    at: '/urltoads',
    kept: adsDraft({ step: 'product', form: product }),
    call: 'POST /media/upload',
    begin: async (user) => {
      await press(user, 'Edit Media');
      await choose(user, 'import-media');
    },
    says: ({ detail }) => `a.png: ${detail ?? 'it could not be uploaded. Please try again.'}`,
    busy: 'Uploading 0%',
    wayOn: async (user) => {
      await press(user, 'Dismiss');
      await choose(user, 'import-media');
    },
    leadsTo: 'Picture 4',
  },
  {
    title: '[W8] ideas for scripts',
    at: '/urltoads',
    kept: adsDraft({ step: 'product', form: product }),
    call: 'POST /generate/script_ideas',
    begin: pressing('Next Step'),
    says: () => 'Failed to generate scripts. Please try again.',
    busy: 'Writing scripts for your product…',
    wayOn: tryAgain,
    leadsTo: 'Choose a script for your video',
  },
  {
    title: '[W11] the voices of the wizard',
    at: '/urltoads',
    kept: adAtSettings,
    call: 'GET /voices/',
    says: () => 'The voices could not be loaded.',
    busy: 'Loading voices...',
    wayOn: tryAgain,
    leadsTo: 'Play Sample',
  },
  {
    title: '[W15] making an ad',
    at: '/urltoads',
    kept: adAtSettings,
    call: 'POST /generate/videos',
    begin: pressing('Confirm'),
    says: ({ status, detail }) => (status === 403 ? `Error${detail}` : 'Failed to generate videos.'),
    busy: 'Starting your video…',
    wayOn: (user, { status }) => press(user, status === 403 ? 'Confirm' : 'Try again'),
    leadsTo: 'Making your video',
  },
  {
    title: '[X4] ideas for an explainer',
    at: '/explainers',
    kept: explainerDraft({ step: 'topic', form: { ...emptyExplainerForm, topic: 'Tea' } }),
    call: 'POST /generate/script_ideas',
    begin: pressing('Next Step'),
    says: ({ status }) =>
      status === 200
        ? 'An unexpected error occurred. Please try again.'
        : 'Failed to generate scripts. Please try again.',
    busy: 'Writing scripts about your topic…',
    wayOn: tryAgain,
    leadsTo: 'Choose a script for your video',
  },
  {
    title: '[X4] making an explainer',
    at: '/explainers',
    kept: explainerAtSettings,
    call: 'POST /generate/t2v',
    begin: pressing('Confirm'),
    says: ({ status, detail }) =>
      status === 403
        ? `Error${detail}`
        : status === 200
          ? 'An unexpected error occurred. Please try again.'
          : 'Failed to generate video. Please try again.',
    busy: 'Starting your video…',
    wayOn: (user, { status }) => press(user, status === 403 ? 'Confirm' : 'Try again'),
    leadsTo: 'Making your video',
  },
  {
    title: '[S3] the job whose style is chosen',
    at: '/jobs/j1',
    call: 'GET /jobs/:jobId',
    says: () => 'Failed to fetch job data. Please try again.',
    busy: 'Loading',
    wayOn: tryAgain,
    leadsTo: 'Making your video',
    notThere: 'There is no such job.',
  },
  {
    title: '[S3] the layout of a style',
    at: '/jobs/j1',
    answers: layouts,
    call: 'GET /media/j1/default.json',
    says: () => 'Failed to fetch layout data. Please try again.',
    busy: 'Loading styles',
    wayOn: tryAgain,
    leadsTo: 'The player',
  },
  {
    title: '[S3] rendering the chosen style',
    at: '/jobs/j1',
    answers: { ...layouts, 'GET /project/:projectId': json(mug('draft')) },
    call: 'POST /project/:projectId/render',
    begin: pressing('Render video'),
    says: () => 'Failed to render video. Please try again.',
    busy: 'Starting the render…',
    wayOn: pressing('Render video'),
    leadsTo: 'Video is not generated yet...',
  },
  {
    title: '[S3] [E11] saving the layout of the chosen style',
    at: '/jobs/j1',
    answers: {
      ...layouts,
      'GET /project/:projectId': json({
        ...mug('draft'),
        output: {
          ...mug('draft').output,
          video_data: { ...mug('draft').output.video_data, template: 'funky' },
        },
      }),
    },
    call: 'PUT /project/:projectId/layout',
    begin: async (user) => {
      await user.click(await screen.findByRole('checkbox', { name: 'Default' }));
      await press(user, 'Edit video');
    },
    says: () => 'Failed to save the style. Please try again.',
    busy: 'Applying the style…',
    wayOn: pressing('Edit video'),
    leadsTo: 'Pictures and clips',
  },
  {
    title: '[V1] a project',
    at: '/project/p1',
    call: 'GET /project/:projectId',
    says: () => 'Failed to load project',
    busy: 'Loading project',
    wayOn: tryAgain,
    leadsTo: 'Video is rendering...',
    notThere: 'Project not found',
  },
  {
    title: '[R4] a project that is opened',
    at: '/project/p1/editor',
    call: 'GET /project/:projectId',
    says: () => 'Failed to load project',
    busy: 'Loading project',
    wayOn: tryAgain,
    leadsTo: 'Pictures and clips',
    notThere: 'Project not found',
  },
  {
    title: '[E7] rendering a project that is opened',
    at: '/project/p1/editor',
    call: 'POST /project/:projectId/render',
    begin: pressing('Render video'),
    says: () => 'Failed to render video. Please try again.',
    busy: 'Starting the render…',
    wayOn: pressing('Render video'),
    leadsTo: 'Video is rendering...',
  },
  {
    title: '[B3] the brand kit',
    at: '/brand-kit',
    call: 'GET /brandkit',
    says: () => 'ErrorFailed to load user assets. Please try again.',
    busy: 'Loading assets...',
    wayOn: tryAgain,
    leadsTo: 'Upload logo',
  },
  {
    title: '[B3] bringing a file into the brand kit',
    at: '/brand-kit',
    call: 'POST /brandkit/assets/:assetType',
    begin: (user) => choose(user, 'add-logo'),
    says: ({ detail }) => `Error${detail ?? 'Failed to upload asset. Please try again.'}`,
    busy: 'Uploading 1 of 1',
    wayOn: tryAgain,
    leadsTo: 'New',
  },
  {
    title: '[B3] deleting from the brand kit',
    at: '/brand-kit',
    answers: { 'GET /brandkit': kit },
    call: 'DELETE /brandkit/assets/:assetId',
    begin: pressing('Delete Mark'),
    says: () => 'ErrorFailed to delete asset. Please try again.',
    busy: 'Deleting Mark…',
    wayOn: pressing('Delete Mark'),
    leadsTo: 'Logo deleted successfully.',
  },
  {
    title: '[R14] the list of voices',
    at: '/voices',
    call: 'GET /voices/',
    says: () => 'The voices could not be loaded. Please try again.',
    busy: 'Loading voices...',
    wayOn: tryAgain,
    leadsTo: '1 voice',
  },
  {
    title: '[R12] the list of finished videos',
    at: '/videos',
    call: 'GET /projects',
    says: () => 'Your videos could not be loaded. Please try again.',
    busy: 'Loading videos...',
    wayOn: tryAgain,
    leadsTo: 'No finished video yet',
  },
  {
    title: '[A2] signing in',
    at: '/auth/sign-in',
    as: 'visitor',
    call: 'POST /auth/v1/token',
    begin: signIn('Login'),
    says: authSays,
    busy: 'One moment…',
    wayOn: pressing('Login'),
    leadsTo: 'Your first video starts with a link',
  },
  {
    title: '[A2] [A3] signing up',
    at: '/auth/sign-up',
    as: 'visitor',
    call: 'POST /auth/v1/signup',
    takesAnyShape: true,
    begin: signIn('Sign Up'),
    says: authSays,
    busy: 'One moment…',
    wayOn: pressing('Sign Up'),
    leadsTo: 'Your first video starts with a link',
  },
  {
    title: '[A4] asking for a new password',
    at: '/auth/forgot-password',
    as: 'visitor',
    call: 'POST /auth/v1/recover',
    takesAnyShape: true,
    begin: async (user) => {
      await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
      await press(user, 'Send Reset Link');
    },
    says: authSays,
    busy: 'One moment…',
    wayOn: pressing('Send Reset Link'),
    leadsTo: 'Password reset email sent. Check your inbox.',
  },
];

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

const every = rows.flatMap((row) =>
  Object.entries<Failure>(failures)
    .filter(([, { status }]) => !(row.takesAnyShape && status === 200))
    .map(([name, failure]) => ({ ...row, name, failure })),
);
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

test.each(rows)('$title, slow: that it is under way is told, and what came of it', async (row) => {
  silenced();
  const { server, user } = open(row, { call: row.call });
  await row.begin?.(user);
  await seen(row.busy);
  server.recover();
  await seen(row.leadsTo);
});
