import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Project, RenderProgress } from '../../../../contract/project';
import type { BatchedRender, RenderedFile } from '../../../../contract/renderSettings';
import { scriptCopyMachine } from '../../../../src/machines/captionEdit/scriptCopy.machine';
import { projectResultMachine } from '../../../../src/machines/projectResult/projectResult.machine';
import type { Video } from '../../../../src/machines/projectResult/videoOf';
import { renderNoticeMachine } from '../../../../src/machines/renderNotice/renderNotice.machine';
import { shareLinkMachine } from '../../../../src/machines/shareLink/shareLink.machine';
import { ProjectScreen } from '../../../../src/screens/project/ProjectScreen';
import { answer, mountScreen } from '../../../support/walking/mountScreen';
import { mug } from '../../../support/wizards/mug';
import { stubPromise } from '../../../support/stubPromise';

const drawing: RenderProgress = {
  stage: 'drawing',
  frames_done: 30,
  frames_total: 120,
  fraction: 0.25,
  seconds_left: 90,
};
const done = mug('done', { rendered_video_url: '/mug.mp4', thumbnail_url: '/mug.jpg' });
const titled = (title: string): Project => ({ ...done, input: { title } });

async function open(first: Project) {
  const fetching = stubPromise<Project, { projectId: string }>();
  const download = stubPromise<void, Video>();
  const announced = vi.fn();
  const clock = new SimulatedClock();
  const machine = projectResultMachine.provide({
    actors: { fetchProject: fetching.actor, downloadVideo: download.actor },
    actions: { announceDownloadFailure: (_, { error }) => announced(error) },
  });
  const actor = createActor(machine, { input: { projectId: 'p1' }, clock }).start();
  const copied = vi.fn();
  const copy = scriptCopyMachine.provide({
    actors: { copyText: fromPromise(async ({ input }) => copied(input.text)) },
  });
  const creditsCopy = createActor(copy, { clock }).start();
  const notice = createActor(renderNoticeMachine, {
    input: { projectId: 'p1', isWanted: false },
  }).start();
  const share = createActor(shareLinkMachine, { input: { projectId: 'p1' } }).start();
  const user = mountScreen(<ProjectScreen {...{ actor, notice, creditsCopy, share }} />);
  await answer(() => fetching.latest().resolve(first));
  return { fetching, download, announced, copied, clock, user };
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('[V2] a draft is asked for every 5000 ms until it is done', async () => {
  const { clock, fetching } = await open(mug('draft'));
  await answer(() => clock.increment(4999));
  expect(fetching.calls).toHaveLength(1);
  await answer(() => clock.increment(1));
  await answer(() => fetching.latest().resolve(done));
  expect(title()).toBe('Mug');
  await answer(() => clock.increment(60_000));
  expect(fetching.calls).toHaveLength(2);
});

test('[V2] a draft that nothing runs for says so, and where it goes on', async () => {
  await open({ ...mug('draft'), is_being_made: false });
  expect(title()).toBe('Video is not generated yet...');
  expect(
    screen.getByText('Nothing is rendering right now. Open the editor to render your video.'),
  ).toBeTruthy();
  expect(screen.queryByText('Please wait while we process your video')).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/project/p1/editor');
});

test.each([mug('draft'), done])(
  '[S1] a video leads to its styles where a job laid it out in them',
  async (project) => {
    await open({ ...project, job_id: 'j1' });
    expect(screen.getByRole('link', { name: 'Styles' }).getAttribute('href')).toBe('/jobs/j1?from=project');
  },
);

test('a duplicate leads to no styles', async () => {
  await open(done);
  expect(screen.queryByRole('link', { name: 'Styles' })).toBeNull();
});

test('[V6] a rendering project shows how far it is and the time left', async () => {
  await open(mug('rendering', { render: drawing }));
  expect(screen.getByRole('progressbar', { name: 'Render progress' }).ariaValueNow).toBe('25');
  expect(screen.getByText('Frame 30 of 120')).toBeTruthy();
  expect(screen.getByText('about 2 min left')).toBeTruthy();
});

test.each([
  ['A mug that keeps your coffee hot til ten', 'A mug that keeps your coffee hot til ten'],
  ['A mug that keeps your coffee hot until noon', 'A mug that keeps your coffee hot until n...'],
  ['👩‍👩‍👧'.repeat(41), `${'👩‍👩‍👧'.repeat(40)}...`],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['', 'Project Video'],
])('[V3] the title %s is shown as %s', async (given, shown) => {
  await open(titled(given));
  expect(title()).toBe(shown);
  expect(screen.getByLabelText<HTMLVideoElement>(`Video: ${shown}`).poster).toMatch(/\/mug\.jpg$/);
});

test.each([
  ['Mug', 'Mug.mp4'],
  ['', 'video.mp4'],
])('[V5] the project “%s” is saved as %s, and a failure is told with its reason', async (name, fileName) => {
  const { user, download, announced } = await open(titled(name));
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(download.latest().input).toEqual({ url: '/mug.mp4', fileName });
  await answer(() => download.latest().reject(new Error('the server answered 500')));
  expect(announced.mock.calls).toEqual([[new Error('the server answered 500')]]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download' }).disabled).toBe(false);
});

test('[V4] what cannot be shown says so, why, and leads on', async () => {
  await open(mug('failed', { failure: 'A picture could not be drawn.' }));
  expect(title()).toBe('Invalid project');
  expect(
    screen.getByText('The project is not available or invalid. Please contact support if this is a mistake'),
  ).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('A picture could not be drawn.');
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/project/p1/editor');
});

test.each([
  [{ integrated: -14.06, range: 4, true_peak: -1.32 }, 'Loudness −14.1 LUFS, peak −1.3 dB'],
  [{ integrated: null, range: 0, true_peak: null }, 'No sound'],
])('a rendered video says how loud it is: %o', async (loudness, words) => {
  await open({ ...done, output: { ...done.output, loudness } });
  expect(screen.getByText(words)).toBeTruthy();
});

const checked = {
  outcome: 'checked',
  frames: 36,
  frames_differing: 0,
  differing: [],
  words: 24,
  misplaced: [],
  redrawn: 0,
} as const;
const withCheck = (check: NonNullable<Project['output']['check']>): Project => ({
  ...done,
  output: { ...done.output, check },
});

test.each([
  [checked, 'Checked: 36 of 36 frames match the preview · 24 of 24 words in sync'],
  [
    { ...checked, words: 0, redrawn: 1 },
    'Checked: 36 of 36 frames match the preview · Parts that differed at first were rendered again',
  ],
  [
    { outcome: 'unchecked', reason: 'took_too_long' },
    'Not checked: comparing it with the preview took too long',
  ],
] as const)('[V3] a rendered video says whether it is as its preview: %o', async (check, words) => {
  await open(withCheck({ ...check } as NonNullable<Project['output']['check']>));
  expect(screen.getByText(words)).toBeTruthy();
});

test('[V3] what differs from the preview is told with both pictures, what is heard late with its word; the video can be downloaded', async () => {
  const differing = [{ frame: 45, at_ms: 1500, file_url: '/45-file.jpg', preview_url: '/45-preview.jpg' }];
  const misplaced = [
    { text: 'Cold', at_ms: 61_240, off_ms: 60 },
    { text: 'water', at_ms: 62_000, off_ms: null },
  ];
  await open(withCheck({ ...checked, frames_differing: 2, differing, misplaced }));
  const section = screen.getByRole('region', { name: 'Compared with the preview' });
  expect(section.textContent).toContain('Checked: 2 of 36 frames differ from the preview.');
  expect([...section.querySelectorAll('figure')].map((figure) => figure.textContent)).toEqual([
    'In the video at 0:01.5',
    'In the preview at 0:01.5',
  ]);
  expect([...section.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual([
    '/45-file.jpg',
    '/45-preview.jpg',
  ]);
  expect([...section.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    '“Cold” at 1:01.2 is heard 60 ms late',
    '“water” at 1:02.0 can’t be heard',
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download' }).disabled).toBe(false);
});

const credit = {
  title: 'Honeybee',
  author: 'Jon Sullivan',
  licence: 'CC BY 4.0',
  licence_link: 'https://creativecommons.org/licenses/by/4.0',
  source: 'Wikimedia Commons',
  link: 'https://commons.wikimedia.org/wiki/File:Honeybee.jpg',
};

test('[B4] found pictures are credited with links, and the credits can be copied as text', async () => {
  const { copied, user } = await open({
    ...done,
    credits: [credit, { ...credit, title: '', author: '', licence_link: null, link: null }],
  });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Sources and credits');
  expect(screen.getByRole('link', { name: 'Honeybee' })).toHaveProperty('href', credit.link);
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toHaveProperty('href', credit.licence_link);
  await user.click(screen.getByRole('button', { name: 'Copy credits' }));
  expect(copied).toHaveBeenCalledExactlyOnceWith(
    'Sources and credits:\n' +
      '“Honeybee” by Jon Sullivan, on Wikimedia Commons, CC BY 4.0, https://commons.wikimedia.org/wiki/File:Honeybee.jpg\n' +
      '“Untitled” unknown author, on Wikimedia Commons, CC BY 4.0',
  );
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
});
test('[B4] without found pictures there are no credits', async () => {
  await open({ ...done, credits: [] });
  expect(screen.queryByText('Sources and credits')).toBeNull();
});

const file = (kind: 'mp4' | 'webm' | 'm4a', width: number | null, height: number | null): RenderedFile => ({
  ...{ kind, width, height, format: null, fps: 30, bytes: 1000, rendered_at: '2026-01-01T00:00:00.000Z' },
  url: `/${kind}-${height}`,
  srt_url: `/${kind}-${height}.srt`,
  vtt_url: `/${kind}-${height}.vtt`,
});
const withFiles = (files: RenderedFile[], more: Partial<Project['output']> = {}) =>
  mug('done', { rendered_video_url: files[0]?.url ?? null, files, ...more });

test('[ED4] what is downloaded is told from the others by its name, on the page and in the folder', async () => {
  const files = [
    file('mp4', 1080, 1920),
    file('mp4', 1080, 1080),
    file('webm', 1080, 1920),
    file('m4a', null, null),
  ];
  const { user, download } = await open(withFiles(files));
  const names = [
    'MP4 1080 × 1080',
    'SRT, MP4 1080 × 1080',
    'VTT, WEBM 1080 × 1920',
    'WEBM 1080 × 1920',
    'SRT, M4A',
  ];
  const saved: unknown[] = [];
  for (const name of names) {
    await user.click(screen.getByRole('button', { name: `Download ${name}` }));
    saved.push((download.latest().input as Video).fileName);
    await answer(() => download.latest().resolve());
  }
  expect(saved).toEqual([
    'Mug 1080x1080.mp4',
    'Mug 1080x1080.srt',
    'Mug webm.vtt',
    'Mug.webm',
    'Mug m4a.srt',
  ]);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(download.latest().input).toEqual({ url: '/mp4-1920', fileName: 'Mug.mp4' });
});

test('[ED4] the film that is shown stands first among the files, whichever was made last', async () => {
  const files = [file('mp4', 1080, 1080), file('mp4', 1080, 1920), file('webm', 1080, 1920)];
  await open(withFiles(files, { rendered_video_url: '/mp4-1920' }));
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.map((row) => /\d+ × \d+/.exec(row)?.[0])).toEqual([
    '1080 × 1920',
    '1080 × 1080',
    '1080 × 1920',
  ]);
});

test('[ED4] of several formats each says how it stands, and what is done can be had while the others are rendered', async () => {
  const settings = (format: '9:16' | '4:5' | '1:1') =>
    ({ kind: 'mp4', resolution: '1080p', fps: 30, captions: 'burnt', format }) as const;
  const failed = {
    settings: settings('4:5'),
    state: 'failed',
    failure: 'A picture could not be drawn.',
  } as const;
  const batch: BatchedRender[] = [
    { settings: settings('9:16'), state: 'done', failure: null },
    failed,
    { settings: settings('1:1'), state: 'rendering', failure: null },
  ];
  const portrait = { ...file('mp4', 1080, 1920), format: '9:16' } as const;
  const pending = mug('rendering', { batch, files: [portrait], render: drawing });
  const { user, download, clock, fetching } = await open(pending);
  const said = () =>
    [...screen.getByRole('list', { name: 'Formats' }).querySelectorAll('li')].map(
      ({ textContent }) => textContent,
    );
  expect(said()).toEqual(['9:16DoneMP4', '4:5A picture could not be drawn.', '1:1Rendering']);
  await user.click(screen.getByRole('button', { name: 'Download MP4 9:16' }));
  expect(download.latest().input).toEqual({ url: '/mp4-1920', fileName: 'Mug.mp4' });
  await answer(() => download.latest().resolve());
  await answer(() => clock.increment(5000));
  const ended = batch.map((one) => (one === failed ? one : { ...one, state: 'done' as const }));
  await answer(() => fetching.latest().resolve(withFiles([portrait], { batch: ended })));
  expect(said()[1]).toBe('4:5A picture could not be drawn.');
});
