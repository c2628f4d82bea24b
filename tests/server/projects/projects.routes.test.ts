/** Opening, saving and rendering projects: only one's own, only with one's own files, one render at a time. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { projectSchema } from '../../../contract/project';
import { openReceiver } from '../../../server/queue/openReceiver';
import type { Receiver } from '../../../server/queue/queue';
import { startWork } from '../../../server/work';
import { Unprocessable } from '../../../server/http/problems';
import { templateNames } from '../../../src/templates/arrangements';
import { adRequest } from '../../support/world/adRequest';
import { fakePorts, type OnCall } from '../../support/world/fakePorts';
import { testApp, type TestApp } from '../../support/world/testApp';

const source = { title: 'Lamp', description: 'It shines.', price: '20 €', facts: ['It is small.'] };
const kept = { sentence: 'Vets love it.', words: 'Vets love it', reason: 'endorsement' };
let server: TestApp;
let receiver: Receiver;
let ann: string;
let projectId: string;
let onCall: OnCall = async () => {};
let files: Map<string, Buffer>;

beforeAll(async () => {
  server = await testApp();
  receiver = await openReceiver({ url: server.url, onError: () => {} });
  const ports = fakePorts((...call) => onCall(...call));
  files = ports.files;
  await startWork({ db: server.db, receiver, sender: server.sender, logError: () => {}, ...ports });
});
afterAll(async () => {
  await receiver.stop();
  await server.close();
});
beforeEach(async () => {
  ann = randomUUID();
  const { job_id } = (
    await server.call(ann, 'POST', '/generate/videos', {
      ...adRequest(ann),
      kept_claims: [kept],
      claim_source: source,
    })
  ).json();
  await expect
    .poll(async () => (await server.call(ann, 'GET', `/jobs/${job_id}`)).json().status, { timeout: 20_000 })
    .toBe('done');
  [projectId = ''] = (await server.call(ann, 'GET', `/jobs/${job_id}`)).json().output.project_ids;
});
afterEach(() => {
  onCall = async () => {};
});

const open = async () => projectSchema.parse((await server.call(ann, 'GET', `/project/${projectId}`)).json());
const save = (document: object, user = ann) =>
  server.call(user, 'PUT', `/project/${projectId}/layout`, document);
const render = (user = ann) => server.call(user, 'POST', `/project/${projectId}/render`);
const becomes = (status: string) =>
  expect.poll(async () => (await open()).status, { timeout: 20_000 }).toBe(status);

describe('opening', () => {
  test('[P2] [WR3] a made project is a draft with its document, its title, its thumbnail and what its owner can prove', async () => {
    const project = await open();
    expect(project).toMatchObject({ _id: projectId, status: 'draft', input: { title: 'Lamp' } });
    expect(project.output.thumbnail_url).toBe(
      `http://localhost:80/media/grant/u/${ann}/projects/${projectId}/thumbnail.jpg`,
    );
    expect(project.output.video_data.projectId).toBe(projectId);
    expect(project.kept_claims).toEqual([kept]);
    expect(project.output.video_data.keptClaims).toEqual([kept]);
    expect(project.claim_source).toEqual({ kind: 'page', source, script: adRequest(ann).script });
    expect(JSON.stringify(project)).not.toContain('media:');
    const listed = (await server.call(ann, 'GET', '/projects')).json();
    expect(listed).toHaveLength(1);
    expect(listed[0].length).toBe(project.output.video_data.duration);
  });

  test('[S1] a made project names the job that keeps it in every style', async () => {
    const { job_id } = await open();
    const { created_with, output } = (await server.call(ann, 'GET', `/jobs/${job_id}`)).json();
    expect([created_with, output.project_ids]).toEqual(['urltoads', [projectId]]);
    expect(output.layouts.map((one: { template: string }) => one.template)).toEqual([...templateNames]);
  });

  test('another user finds, saves and renders nothing', async () => {
    const bob = randomUUID();
    const { video_data } = (await open()).output;
    const answers = await Promise.all([
      server.call(bob, 'GET', `/project/${projectId}`),
      save(video_data, bob),
      render(bob),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await server.call(bob, 'GET', '/projects')).json()).toEqual([]);
    expect((await open()).status).toBe('draft');
  });
});

test('[WR3] what is kept or taken back in the editor takes the place of what was kept in the wizard', async () => {
  const { video_data } = (await open()).output;
  const typed = { sentence: 'https://lamp.example is the best.', words: 'the best', reason: 'superlative' };
  expect((await save({ ...video_data, keptClaims: [kept, typed] })).statusCode).toBe(200);
  expect((await open()).kept_claims).toEqual([kept, typed]);
  expect((await save({ ...video_data, keptClaims: [] })).statusCode).toBe(200);
  expect(await open()).not.toHaveProperty('kept_claims');
});

describe('renaming', () => {
  const rename = (title: unknown, user = ann) =>
    server.call(user, 'PUT', `/project/${projectId}/title`, { title });

  test('[P3] a project is called what its owner calls it, without the spaces around it', async () => {
    const { revision } = await open();
    expect((await rename('  Second cut ')).json()).toEqual({ project_id: projectId, title: 'Second cut' });
    expect(await open()).toMatchObject({ revision, input: { title: 'Second cut' } });
    expect((await server.call(ann, 'GET', '/projects')).json()[0].input.title).toBe('Second cut');
  });

  test('[P3] nothing, too much and no text are refused, and a stranger finds no project', async () => {
    const answers = await Promise.all([
      rename(' '),
      rename('a'.repeat(301)),
      rename(7),
      rename('Mine', randomUUID()),
    ]);
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'invalid_input',
      'invalid_input',
      'invalid_input',
      'not_found',
    ]);
    expect((await open()).input.title).toBe('Lamp');
  });
});

describe('saving', () => {
  const firstImage = (document: { trackItemsMap: Record<string, { type: string; details: object }> }) =>
    Object.values(document.trackItemsMap).find(({ type }) => type === 'image');

  test('what was opened can be saved and is the same when opened again', async () => {
    const { video_data } = (await open()).output;
    expect((await save(video_data)).json()).toEqual({ project_id: projectId, revision: 1 });
    expect((await open()).output.video_data).toEqual(video_data);
  });

  test.each([
    ['a foreign address', () => 'http://169.254.169.254/latest', 422, 'foreign_media'],
    ['a file of this machine', () => 'file:///etc/passwd', 422, 'foreign_media'],
    ["another user's file", () => `media:u/${randomUUID()}/media/a.jpg`, 404, 'not_found'],
    ['a way out of the folder', () => `media:u/${ann}/../../secret`, 404, 'not_found'],
  ])('refuses %s', async (_, src, status, code) => {
    const before = (await open()).output.video_data;
    const changed = structuredClone(before);
    Object.assign(firstImage(changed)?.details ?? {}, { src: src() });
    const answer = await save(changed);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
    expect((await open()).output.video_data).toEqual(before);
  });

  test("refuses another project's document, and one that is none", async () => {
    const { video_data } = (await open()).output;
    expect((await save({ ...video_data, projectId: 'other' })).json().code).toBe('wrong_project');
    expect((await save({ projectId })).json().code).toBe('invalid_input');
  });
});

describe('rendering', () => {
  test('[E11] ends as a video; pressed again meanwhile it is not started twice', async () => {
    const renders: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    onCall = async (call, what) => {
      if (call !== 'render') return;
      renders.push(what);
      await held;
    };
    const pressed = await Promise.all([render(), render(), render()]);
    expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await expect.poll(async () => (await open()).output.render?.stage).toBe('drawing');
    await render();
    release();
    await becomes('done');
    expect(renders).toEqual([projectId]);
    const { rendered_video_url, loudness } = (await open()).output;
    expect(rendered_video_url).toMatch(/\/video-[\w-]+\.mp4$/);
    expect(loudness).toEqual({ integrated: -14.1, range: 4.2, true_peak: -1.3 });
  });

  test('[P3] the next render replaces the file and its poster; a failed one keeps them and says why', async () => {
    const drawnWith = (await open()).output.thumbnail_url;
    await render();
    await becomes('done');
    const { rendered_video_url: first, thumbnail_url: poster } = (await open()).output;
    expect(poster).toMatch(/\/video-[\w-]+\.jpg$/);
    expect(poster).not.toBe(drawnWith);
    await render();
    await expect.poll(async () => (await open()).output.rendered_video_url).not.toBe(first);
    const second = (await open()).output.rendered_video_url;
    await expect
      .poll(() => [...files.keys()].filter((key) => key.includes(projectId) && /\.(?:mp4|jpg)$/.test(key)))
      .toHaveLength(2);

    onCall = async (call) => {
      if (call === 'render') throw new Unprocessable('render_nothing_to_draw', 'This video has no pictures.');
    };
    await render();
    await becomes('failed');
    const { output } = await open();
    expect(output).toMatchObject({
      failure: 'This video has no pictures.',
      refusal: { code: 'render_nothing_to_draw' },
      rendered_video_url: second,
    });
  });
});
