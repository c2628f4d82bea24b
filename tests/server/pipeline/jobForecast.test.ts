/** [AR1] How long a job would take, by what earlier ones took here. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobShapeOf, speakerOf, type JobShape } from '../../../contract/jobForecast';
import { jobMeasures as table, jobs } from '../../../server/db/schema/app';
import { generateWork } from '../../../server/pipeline/generate.work';
import { jobForecasts, secondsOfJob } from '../../../server/pipeline/jobForecast';
import { jobMeasures, type JobMeasure } from '../../../server/repositories/jobs/jobMeasures.repository';
import { adRequest } from '../../support/world/adRequest';
import { fakePorts, VOICE, type OnCall } from '../../support/world/fakePorts';
import { testApp, type TestApp } from '../../support/world/testApp';

const speaker = speakerOf('voice', VOICE);
const shape: JobShape = { kind: 'urltoads', words: 60, pictures: 6, clips: 0 };
const took = { 'voice-over': 1200, captions: 60, media: 1200, layouts: 120, project: 60, thumbnail: 1620 };
const measure = (change: Partial<JobMeasure> = {}): JobMeasure => ({
  ...shape,
  speaker,
  waitedMs: 60,
  took,
  ...change,
});

test('[AR1] a job like one before takes as long, and of one that is unlike all, nothing is told', () => {
  expect(secondsOfJob([measure()], shape)).toBe(3);
  for (const other of [{ words: 121 }, { words: 29 }, { pictures: 13 }, { pictures: 0 }, { clips: 1 }])
    expect([other, secondsOfJob([measure()], { ...shape, ...other })]).toEqual([other, null]);
  expect(secondsOfJob([], shape)).toBeNull();
});

test('[AR1] steps that run side by side take as long as the longer of them', () => {
  const slowMedia = { ...took, media: 1360 };
  const slowLayouts = { ...took, layouts: 1720 };
  // A wait, the media instead of voice and captions, project, still.
  expect(secondsOfJob([measure({ took: slowMedia })], shape)).toBe(3.1);
  expect(secondsOfJob([measure({ took: slowLayouts })], shape)).toBe(3.1);
});

test('[AR1] what grows with the words, and what with the pictures, is told apart from what stays', () => {
  const longer = { ...took, 'voice-over': 1500 };
  const more = { ...took, media: 1800 };
  const measures = [measure(), measure({ words: 90, took: longer }), measure({ pictures: 10, took: more })];
  // 10 ms a word behind 600, 150 ms a picture behind 300: eight of them come later than the voice.
  expect(secondsOfJob(measures, { ...shape, words: 100 })).toBe(3.4);
  expect(secondsOfJob(measures, { ...shape, pictures: 8 })).toBe(3.24);
});

test('[AR1] one job in a busy hour, and a step that was not measured, change nothing', () => {
  const busy = measure({ took: { ...took, 'voice-over': 60_000 }, waitedMs: 90_000 });
  const resumed = measure({ took: { thumbnail: 1620 }, waitedMs: null });
  expect(secondsOfJob([busy, measure(), resumed, measure()], shape)).toBe(3);
  expect(secondsOfJob([resumed], shape)).toBeNull();
});

test('[AR1] two that came faster than all before foretell the next, one alone does not', () => {
  const faster = measure({ took: { ...took, thumbnail: 620 } });
  const before = Array.from({ length: 5 }, () => measure());
  expect(secondsOfJob([faster, ...before], shape)).toBe(3);
  expect(secondsOfJob([faster, faster, ...before], shape)).toBe(2);
});

test('[AR1] each who speaks is told for itself, the newest first', () => {
  const slower = Array.from({ length: 9 }, () => measure({ took: { ...took, thumbnail: 2620 } }));
  const silent = measure({ speaker: 'nobody', took: { ...took, 'voice-over': 0 } });
  expect(jobForecasts([silent, ...slower, measure(), measure()], shape)).toEqual([
    { speaker: 'nobody', seconds: 2.94 },
    { speaker, seconds: 4 },
  ]);
});

test('[AR1] pictures and clips count that are not ours yet, each once; what plays at its own site does not', () => {
  const images = ['https://shop.test/a.jpg', 'https://shop.test/a.jpg', 'media:u/1/b.jpg'];
  const videos = ['https://www.youtube.com/watch?v=1', 'http://localhost/media/grant/u/1/c.mp4', '/d.mp4'];
  expect(jobShapeOf({ kind: 'urltoads', script: 'Hot – and cold.', images, videos })).toEqual({
    ...{ kind: 'urltoads', words: 3, pictures: 1, clips: 1 },
  });
});

let server: TestApp;
let ann: string;
beforeAll(async () => {
  server = await testApp({ CREDITS_ON_SIGNUP: '1000' });
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = randomUUID();
  await server.db.delete(table);
  await server.db.delete(jobs);
});
const start = async (): Promise<string> =>
  (await server.call(ann, 'POST', '/generate/videos', adRequest(ann))).json().job_id;
const run = async (jobId: string, onCall?: OnCall, attempt = 0) => {
  const work = generateWork({
    ...{ db: server.db, ports: fakePorts(onCall), logError: () => {}, retryAfterMs: [0, 0] },
  });
  await work({ data: { jobId }, attempt, signal: new AbortController().signal, complete: async () => {} });
};
const kept = () => jobMeasures(server.db).of('urltoads');
const foretold = async (words = 7) =>
  (
    await server.call(ann, 'GET', `/generate/forecast?kind=urltoads&words=${words}&pictures=0&clips=0`)
  ).json();

test('[AR1] a job that is done foretells the next, to whoever asks, and says nothing of whose it was', async () => {
  expect(await foretold()).toEqual({ forecasts: [], others: 0 });
  const job = await start();
  expect(await foretold()).toEqual({ forecasts: [], others: 1 });
  await run(job);
  const [one] = await kept();
  expect(one).toEqual({
    ...{ kind: 'urltoads', speaker, words: 7, pictures: 0, clips: 0, waitedMs: expect.any(Number) },
    took: Object.fromEntries(Object.keys(took).map((step) => [step, expect.any(Number)])),
  });
  ann = randomUUID();
  expect(await foretold()).toEqual({ forecasts: [{ speaker, seconds: expect.any(Number) }], others: 0 });
  expect(await foretold(15)).toEqual({ forecasts: [], others: 0 });
  expect((await server.call(ann, 'GET', '/generate/forecast?kind=urltoads')).statusCode).toBe(422);
});

test('[AR1] a step that was tried again, and a wait behind another job, are not kept', async () => {
  let tries = 0;
  const job = await start();
  await run(job, async (call) => {
    if (call === 'speak' && ++tries === 1) throw new Error('The tool died.');
  });
  const [first, second] = [await start(), await start()];
  await run(second);
  await run(first, undefined, 1);
  const [last, behind, again] = await kept();
  expect([again?.took['voice-over'], again?.took.captions]).toEqual([undefined, expect.any(Number)]);
  expect([last?.waitedMs, behind?.waitedMs]).toEqual([null, null]);
});

test('[AR1] a job that failed is not kept, and of the others the newest forty', async () => {
  await run(await start(), async (call) => {
    if (call === 'speak') throw new Error('The tool died.');
  });
  expect(await kept()).toEqual([]);
  for (let count = 1; count <= 42; count += 1)
    await jobMeasures(server.db).keep(measure({ waitedMs: count, words: 60 }));
  await jobMeasures(server.db).keep(measure({ speaker: 'nobody' }));
  const own = (await kept()).filter((one) => one.speaker === speaker);
  expect([own.length, await server.db.$count(table)]).toEqual([40, 41]);
});
