/** A render as it was chosen: its file beside the others, what it would cost, how it is ended, and who is told. [ED4] */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RenderSettings } from '../../../contract/renderSettings';
import { projectSchema } from '../../../contract/project';
import { projects, renderChunks, renderedFiles } from '../../../server/db/schema/app';
import { NotFound } from '../../../server/http/problems';
import type { Letter } from '../../../server/mail/mail';
import { openReceiver } from '../../../server/queue/openReceiver';
import type { Receiver } from '../../../server/queue/queue';
import { startWork } from '../../../server/work';
import { fakePorts, type OnCall } from '../../support/world/fakePorts';
import { madeProject } from '../../support/world/madeProject';
import { testApp, type TestApp } from '../../support/world/testApp';
import { longTest } from '../../support/form';

let server: TestApp;
let receiver: Receiver;
let ports: ReturnType<typeof fakePorts>;
let ann: string;
let projectId: string;
let onCall: OnCall = async () => {};
const letters: Letter[] = [];

beforeAll(async () => {
  server = await testApp({ SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://videos.example' });
  receiver = await openReceiver({ url: server.url, onError: () => {} });
  ports = fakePorts((...call) => onCall(...call));
  const mail = { send: async (letter: Letter) => void letters.push(letter) };
  await startWork({ db: server.db, receiver, sender: server.sender, logError: () => {}, ...ports, mail });
});
afterAll(async () => {
  await receiver.stop();
  await server.close();
});
beforeEach(async () => {
  ann = randomUUID();
  await server.call(ann, 'GET', '/user');
  projectId = await madeProject(server.db, ann);
});
afterEach(() => {
  onCall = async () => {};
  letters.length = 0;
});

const MP4: RenderSettings = { kind: 'mp4', resolution: '1080p', fps: 30, captions: 'burnt' };
const open = async () => projectSchema.parse((await server.call(ann, 'GET', `/project/${projectId}`)).json());
const render = (settings?: Partial<RenderSettings>, mail = false) =>
  server.call(ann, 'POST', `/project/${projectId}/render`, {
    ...(settings && { settings: { ...MP4, ...settings } }),
    mail,
  });
const becomes = (status: string) =>
  expect.poll(async () => (await open()).status, { timeout: 20_000 }).toBe(status);
const rendered = async (settings?: Partial<RenderSettings>) => {
  expect((await render(settings)).statusCode).toBe(200);
  await becomes('done');
};
/** Work that goes on until it is stopped. */
const untilStopped = (signal?: AbortSignal) =>
  new Promise<void>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
const change = (change: object) =>
  server.pool.query('update projects set video_data = video_data || $1 where id = $2', [change, projectId]);

test('[ED4] a project keeps one file of each kind with its captions beside it; a new one takes the place of the old', async () => {
  await rendered({ resolution: '720p', fps: 60 });
  await rendered({ kind: 'm4a' });
  const { output } = await open();
  expect(output.files?.map(({ kind, width, height, fps }) => [kind, width, height, fps])).toEqual([
    ['m4a', null, null, null],
    ['mp4', 720, 1280, 60],
  ]);
  const [sound, film] = output.files ?? [];
  expect(output.rendered_video_url).toBe(film?.url);
  expect(sound?.url).toMatch(/\.m4a$/u);
  const keys = () => [...ports.files.keys()].filter((key) => key.includes(projectId)).toSorted();
  const before = keys();
  expect(before.map((key) => key.split('.').at(-1)).toSorted()).toEqual([
    'jpg',
    'm4a',
    'mp4',
    'srt',
    'srt',
    'vtt',
    'vtt',
  ]);
  await rendered({ resolution: '4k' });
  expect((await open()).output.files?.map(({ kind, width }) => [kind, width])).toEqual([
    ['mp4', 2160],
    ['m4a', null],
  ]);
  // What gave way is cleared once the project is told.
  await expect.poll(() => keys().length).toBe(before.length);
  const srt = keys().find((key) => key.endsWith('.srt')) ?? '';
  expect(ports.files.get(srt)?.toString()).toMatch(/^1\r\n00:00:00,000 --> /u);
});

test('[ED4] a film in another format takes its poster with it, and leaves the first one what its check shows', async () => {
  const keys = () => [...ports.files.keys()].filter((key) => key.includes(projectId));
  const films = () => keys().filter((key) => key.endsWith('.mp4'));
  await rendered({ resolution: '720p' });
  const [first = ''] = films();
  const shown = first.replace(/video-([\w-]+)\.mp4$/u, 'check-$1/1.webp');
  ports.files.set(shown, Buffer.from('seen'));
  await rendered({ resolution: '720p', format: '1:1' });
  const posters = films().flatMap((key) => (key === first ? [] : [key.replace('.mp4', '.jpg')]));
  await expect.poll(() => keys().filter((key) => key.endsWith('.jpg'))).toEqual(posters);
  expect(posters).toHaveLength(1);
  expect(keys()).toContain(shown);
  await rendered({ resolution: '1080p' });
  await expect.poll(() => keys().includes(shown)).toBe(false);
});

test('[PC1] what the publish check had told is kept with the file that was rendered all the same, and with no other', async () => {
  const overridden = [{ kind: 'noPicture', at_ms: 1200 }];
  const asked = { settings: MP4, overridden };
  expect((await server.call(ann, 'POST', `/project/${projectId}/render`, asked)).statusCode).toBe(200);
  await becomes('done');
  await rendered({ kind: 'm4a' });
  expect((await open()).output.files?.map((file) => [file.kind, file.overridden])).toEqual([
    ['m4a', undefined],
    ['mp4', overridden],
  ]);
  const wrong = { settings: MP4, overridden: [{ kind: 'ugly', at_ms: 0 }] };
  expect((await server.call(ann, 'POST', `/project/${projectId}/render`, wrong)).statusCode).toBe(422);
});

test('[ED4] what a person chose is what is drawn: without captions, in its size and rate', async () => {
  const asked: unknown[] = [];
  const own = ports.renderer.renderVideo;
  ports.renderer.renderVideo = (input, options) => {
    asked.push([
      input.size,
      input.videoData.fps,
      input.videoData.trackItemIds.some((id) => id.startsWith('caption')),
    ]);
    return own(input, options);
  };
  await rendered({ resolution: '720p', fps: 60, captions: 'none' });
  await rendered();
  expect(asked).toEqual([
    [{ width: 720, height: 1280 }, 60, false],
    [undefined, 30, true],
  ]);
  ports.renderer.renderVideo = own;
});

test.each([
  ['a GIF of three minutes', { kind: 'gif' }, 180, 'gif_too_long'],
  ['4K at 60 for ten minutes', { resolution: '4k', fps: 60 }, 600, 'render_too_large'],
  ['the sound of ten minutes', { kind: 'mp3', resolution: '4k', fps: 60 }, 600, null],
  ['a GIF of a minute', { kind: 'gif' }, 60, null],
] satisfies [string, Partial<RenderSettings>, number, string | null][])(
  '[ED4] %s is said beforehand and answered alike',
  async (_, settings, seconds, code) => {
    await change({ duration: seconds * 1000 });
    const { forecasts } = (await server.call(ann, 'GET', `/project/${projectId}/render/forecast`)).json();
    const { kind, resolution, fps } = { ...MP4, ...settings };
    const foretold = forecasts.find(
      (one: RenderSettings) =>
        one.kind === kind && (kind !== 'mp4' || (one.resolution === resolution && one.fps === fps)),
    );
    expect(foretold.refusal?.code ?? null).toBe(code);
    onCall = async (call, _what, signal) => {
      if (call === 'render' || call === 'sound') await untilStopped(signal);
    };
    const answer = await render(settings);
    expect(answer.statusCode).toBe(code === null ? 200 : 422);
    if (code !== null) expect(answer.json()).toEqual(foretold.refusal);
    expect((await open()).status).toBe(code === null ? 'rendering' : 'draft');
    await server.call(ann, 'DELETE', `/project/${projectId}/render`);
  },
);

test('[ED4] what earlier renders took foretells the next one; of what nobody has made yet the size is, and no time', async () => {
  await server.pool.query('delete from render_measures');
  const foretold = async (kind: string, resolution: string) =>
    (await server.call(ann, 'GET', `/project/${projectId}/render/forecast`))
      .json()
      .forecasts.filter(
        (one: RenderSettings) => one.kind === kind && one.resolution === resolution && one.fps === 30,
      )
      .map(({ seconds, bytes }: { seconds: number | null; bytes: number | null }) => [seconds, bytes])[0];
  expect(await foretold('mp4', '1080p')).toEqual([null, expect.any(Number)]);
  await server.pool.query(
    `insert into render_measures
       (kind, width, height, fps, duration_ms, template, drawn_ms, frames_drawn, drawing_ms, converted_ms, bytes)
     values ('mp4', 1080, 1920, 30, 10000, 'default', 5000, 300, 4000, 0, 4000000),
       ('mp4', 1080, 1920, 30, 10000, 'default', null, 0, null, 0, 4000000)`,
  );
  await change({ duration: 60_000 });
  expect(await foretold('mp4', '1080p')).toEqual([expect.closeTo(30), 24_000_000]);
  expect(await foretold('mp4', '4k')).toEqual([null, expect.any(Number)]);
  expect(await foretold('webm', '1080p')).toEqual([null, expect.any(Number)]);
});

test('[ED4] a render that is cancelled ends at once and leaves what was there; whoever draws hears of it', async () => {
  await rendered();
  const { files } = (await open()).output;
  let stopped = false;
  let hasBegun = false;
  onCall = async (call, _, signal) => {
    if (call !== 'render') return;
    hasBegun = true;
    await untilStopped(signal).finally(() => (stopped = true));
  };
  await render({ resolution: '4k' });
  await expect.poll(() => hasBegun, { timeout: 20_000 }).toBe(true);
  expect((await server.call(ann, 'DELETE', `/project/${projectId}/render`)).statusCode).toBe(200);
  expect((await open()).status).toBe('done');
  expect((await open()).output.files).toEqual(files);
  await expect.poll(() => stopped, { timeout: 20_000 }).toBe(true);
  onCall = async () => {};
  await rendered({ resolution: '720p' });
  expect((await open()).output.files?.[0]?.width).toBe(720);
});

longTest('[ED4] a render that is cancelled while its file is stored leaves nothing of it', async () => {
  let drawing: AbortSignal | undefined;
  onCall = async (call, _, signal) => {
    if (call === 'render') drawing = signal;
  };
  const stored: string[] = [];
  const { putFile } = ports.storage;
  ports.storage.putFile = async (key) => {
    await server.call(ann, 'DELETE', `/project/${projectId}/render`);
    await untilStopped(drawing).catch(() => {});
    ports.files.set(key, Buffer.from('all of it'));
    stored.push(key);
  };
  await render();
  await expect.poll(() => stored, { timeout: 20_000 }).toHaveLength(1);
  ports.storage.putFile = putFile;
  await expect.poll(() => stored.filter((key) => ports.files.has(key)), { timeout: 20_000 }).toEqual([]);
});

test('[ED4] a render that ends early leaves neither pieces nor a letter to write', async () => {
  const row = async () =>
    (await server.db.select().from(projects).where(eq(projects.id, projectId)).limit(1))[0];
  onCall = async (call, _, signal) => {
    if (call === 'render') await untilStopped(signal);
  };
  for (const path of ['/render', '']) {
    await render({}, true);
    const { renderId } = (await row()) ?? {};
    const piece = { projectId, renderId: renderId ?? '', userId: ann, fromFrame: 0, toFrame: 9 };
    await server.db.insert(renderChunks).values(piece);
    expect((await server.call(ann, 'DELETE', `/project/${projectId}${path}`)).statusCode).toBe(200);
    expect((await row())?.notice).toBeNull();
    expect(await server.db.$count(renderChunks, eq(renderChunks.projectId, projectId))).toBe(0);
  }
});

test("[ED4] somebody else's render is neither ended nor foretold, and tells nobody", async () => {
  const eve = randomUUID();
  for (const [method, url, body] of [
    ['DELETE', 'render', undefined],
    ['GET', 'render/forecast', undefined],
    ['PUT', 'render/notice', { mail: true }],
  ] as const)
    expect((await server.call(eve, method, `/project/${projectId}/${url}`, body)).statusCode).toBe(404);
});

test('[ED4] who asked is told by mail, once, with a link to the video; who took it back is not', async () => {
  await server.db.update(projects).set({ title: 'Tea & “<b>”' }).where(eq(projects.id, projectId));
  expect((await render({}, true)).statusCode).toBe(200);
  await becomes('done');
  await expect.poll(() => letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({
    to: `${ann.slice(0, 4)}@example.com`,
    subject: '“Tea & “<b>”” is ready',
    text: expect.stringContaining(`https://videos.example/project/${projectId}`),
    html: expect.stringContaining('Tea &amp; “&lt;b&gt;”'),
  });
  let go = () => {};
  onCall = (call) =>
    call === 'render' ? new Promise((resolve) => (go = () => resolve())) : Promise.resolve();
  await render({}, true);
  const notice = (mail: boolean) => server.call(ann, 'PUT', `/project/${projectId}/render/notice`, { mail });
  expect((await notice(true)).json()).toEqual({ mail: true });
  expect((await open()).output.mail_notice).toBe(true);
  expect((await notice(false)).json()).toEqual({ mail: false });
  await expect.poll(async () => (await open()).output.render?.stage, { timeout: 20_000 }).toBe('drawing');
  go();
  await becomes('done');
  expect((await notice(true)).json()).toEqual({ mail: false });
  expect(letters).toHaveLength(1);
});

const inFormats = (formats: string[], settings: Partial<RenderSettings> = {}, mail = false) =>
  server.call(ann, 'POST', `/project/${projectId}/render`, {
    settings: { ...MP4, ...settings },
    formats,
    mail,
  });

test('[ED4] one press renders several formats one after the other, its own first, and each stands beside the others', async () => {
  const seen: string[] = [];
  onCall = async (call) => {
    if (call !== 'render') return;
    const { output } = await open();
    const states = (output.batch ?? []).map(({ settings, state }) => `${settings.format} ${state}`);
    seen.push(states.join(', '));
  };
  expect((await inFormats(['16:9', '1:1', '9:16'], { resolution: '720p' }, true)).statusCode).toBe(200);
  await becomes('done');
  expect(seen).toEqual([
    '9:16 rendering, 1:1 waiting, 16:9 waiting',
    '9:16 done, 1:1 rendering, 16:9 waiting',
    '9:16 done, 1:1 done, 16:9 rendering',
  ]);
  const { output } = await open();
  expect(output.files?.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['16:9', 1280, 720],
    ['1:1', 720, 720],
    ['9:16', 720, 1280],
  ]);
  expect(output.batch?.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  expect(output.rendered_video_url).toBe(output.files?.[2]?.url);
  expect(new Set(output.files?.map(({ srt_url }) => srt_url)).size).toBe(3);
  expect(letters).toHaveLength(1);

  await rendered();
  const after = (await open()).output;
  expect(after.batch).toBeUndefined();
  expect(after.files?.map(({ format, width }) => [format, width])).toEqual([
    ['9:16', 1080],
    ['16:9', 1280],
    ['1:1', 720],
  ]);
});

test('[ED4] a file whose format is not known gives way to the next of its kind where it may be the same', async () => {
  const older = async (kind: 'mp4' | 'webm', width: number | null) => {
    const key = `u/${ann}/${projectId}/older.${kind}`;
    ports.files.set(key, Buffer.from('older'));
    await server.db
      .insert(renderedFiles)
      .values({ projectId, kind, format: '', userId: ann, key, bytes: 5, width, height: width, fps: 30 });
    return key;
  };
  const kept = async () => (await open()).output.files?.map(({ kind, format }) => [kind, format]);
  const ofNoSize = await older('mp4', null);
  const webm = await older('webm', 333);
  await rendered({ format: '1:1' });
  expect(await kept()).toEqual([
    ['mp4', '1:1'],
    ['webm', null],
  ]);
  expect(ports.files.has(ofNoSize)).toBe(false);
  const ofAnotherShape = await older('mp4', 333);
  await rendered({ format: '16:9' });
  expect(ports.files.has(ofAnotherShape)).toBe(true);
  await rendered();
  expect(await kept()).toEqual([
    ['mp4', '9:16'],
    ['mp4', '16:9'],
    ['mp4', '1:1'],
    ['webm', null],
  ]);
  expect([ofAnotherShape, webm].map((key) => ports.files.has(key))).toEqual([false, true]);
});

test('[ED4] a format that fails says why, and the others are made all the same', async () => {
  let renders = 0;
  onCall = async (call) => {
    if (call === 'render' && ++renders === 2) throw new NotFound('file');
  };
  await inFormats(['9:16', '4:5', '1:1']);
  await becomes('done');
  const { output } = await open();
  expect(output.batch?.map(({ settings, state, failure }) => [settings.format, state, failure])).toEqual([
    ['9:16', 'done', null],
    ['4:5', 'failed', 'There is no such file.'],
    ['1:1', 'done', null],
  ]);
  expect(output.failure).toBeNull();
  expect(output.files?.map(({ format }) => format)).toEqual(['1:1', '9:16']);

  onCall = async (call) => {
    if (call === 'render') throw new NotFound('file');
  };
  await inFormats(['9:16', '4:5']);
  await becomes('failed');
  expect((await open()).output).toMatchObject({ failure: 'There is no such file.' });
});

test('[ED4] cancelling ends all that waits, and what is done stays', async () => {
  let renders = 0;
  onCall = (call, _, signal) =>
    call === 'render' && ++renders === 2 ? untilStopped(signal) : Promise.resolve();
  await inFormats(['9:16', '4:5', '1:1']);
  await expect
    .poll(async () => (await open()).output.batch?.map(({ state }) => state), { timeout: 20_000 })
    .toEqual(['done', 'rendering', 'waiting']);
  await expect.poll(() => renders).toBe(2);
  await server.call(ann, 'DELETE', `/project/${projectId}/render`);
  const { status, output } = await open();
  expect([status, output.batch, output.files?.map(({ format }) => format)]).toEqual([
    'done',
    undefined,
    ['9:16'],
  ]);
});

test('[ED4] a format that would be too much refuses the press, a sound has none, and what each takes is foretold', async () => {
  expect((await inFormats(['2:1'])).statusCode).toBe(422);
  await inFormats(['9:16', '1:1'], { kind: 'm4a' });
  await becomes('done');
  const { output } = await open();
  expect(output.files?.map(({ kind, format }) => [kind, format])).toEqual([['m4a', null]]);
  const { forecasts } = (await server.call(ann, 'GET', `/project/${projectId}/render/forecast`)).json();
  const sizes = forecasts
    .filter(
      ({ kind, resolution, fps }: Record<string, unknown>) =>
        kind === 'mp4' && resolution === '4k' && fps === 30,
    )
    .map(({ format, width, height }: Record<string, unknown>) => [format, width, height]);
  expect(sizes).toEqual([
    ['9:16', 2160, 3840],
    ['4:5', 2160, 2700],
    ['1:1', 2160, 2160],
    ['16:9', 3840, 2160],
  ]);
});
