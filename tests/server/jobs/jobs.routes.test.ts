/** Starting and following jobs: what is accepted, what is refused and that a refusal leaves nothing behind. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobSchema } from '../../../contract/job';
import { jobs } from '../../../server/db/schema/app';
import { adRequest } from '../../support/world/adRequest';
import { testApp, type TestApp } from '../../support/world/testApp';

let server: TestApp;
let ann: string;
beforeAll(async () => {
  server = await testApp({ CREDITS_ON_SIGNUP: '15' });
});
afterAll(() => server.close());
beforeEach(() => {
  ann = randomUUID();
});

const confirm = (userId: string, change = {}) =>
  server.call(userId, 'POST', '/generate/videos', adRequest(userId, change));
const creditsOf = async (userId: string) => (await server.call(userId, 'GET', '/user')).json().credits;
const jobsOf = async (userId: string) => (await server.call(userId, 'GET', '/generate/jobs')).json();

describe('starting an ad', () => {
  test('[W15] makes a job that waits, holds its credits and puts it in the queue', async () => {
    const answer = await confirm(ann);
    expect(answer.statusCode).toBe(200);
    const { job_id } = answer.json();
    const job = jobSchema.parse((await server.call(ann, 'GET', `/jobs/${job_id}`)).json());
    expect(job).toMatchObject({ id: job_id, status: 'initiated', title: 'Lamp', created_with: 'urltoads' });
    expect(job.progress).toMatchObject({ step: null, fraction: 0 });
    expect(job.input.images[0]).toBe(`http://localhost:80/media/grant/u/${ann}/media/a.jpg`);
    expect(job.output.remote_dir).toBe(`http://localhost:80/media/grant/u/${ann}/jobs/${job_id}/`);
    expect(await creditsOf(ann)).toBe(5);
    const queued = await server.pool.query('select data from pgboss.job where data->>$1 = $2', [
      'jobId',
      job_id,
    ]);
    expect(queued.rows).toEqual([{ data: { jobId: job_id } }]);
  });

  test('keeps addresses of ours as keys and music as its path', async () => {
    await confirm(ann);
    const [row] = await server.db.select().from(jobs);
    expect(row?.request.images[0]).toMatch(/^media:u\//);
    expect(row?.request.background_music_url).toBe('/assets/music/rap-beat.m4a');
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => `https://shop.test/${index}.jpg`);
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  test.each([
    ['[W7] two pictures', { images: many(2) }, 'media_count'],
    ['[W7] twenty pictures', { images: many(20) }, 'media_count'],
    ['an empty script', { script: ' \n ' }, 'script_empty'],
    ['a script of 3,000 words', { script: words(3000) }, 'script_too_long'],
    ['a voice that does not exist', { selected_voice: 'Nobody' }, 'unknown_voice'],
    ['music that is not in the library', { background_music_url: 'https://x.test/a.mp3' }, 'unknown_music'],
    ['an address that is none', { images: ['a', 'b', 'c'] }, 'invalid_media'],
    ['a file of this machine', { images: [...many(2), 'file:///etc/passwd'] }, 'invalid_media'],
    ['a title that is missing', { title: '' }, 'invalid_input'],
  ])('refuses %s and leaves nothing behind', async (_, change, code) => {
    const answer = await confirm(ann, change);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ code, detail: expect.stringMatching(/\w+.*\.$/s) });
    expect(await jobsOf(ann)).toEqual([]);
    expect(await creditsOf(ann)).toBe(15);
  });

  test('[W7] three and nineteen pictures are enough and not too many', async () => {
    expect((await confirm(ann, { images: many(3) })).statusCode).toBe(200);
    expect((await confirm(randomUUID(), { images: many(19) })).statusCode).toBe(200);
  });

  test("refuses another user's picture as if it did not exist", async () => {
    const answer = await confirm(ann, { images: adRequest(randomUUID()).images });
    expect(answer.statusCode).toBe(404);
    expect(await creditsOf(ann)).toBe(15);
  });

  test('[W15] says how many credits are missing', async () => {
    await confirm(ann);
    const answer = await confirm(ann);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      code: 'not_enough_credits',
      detail: 'You need 5 more credits to make this video.',
    });
    expect(await jobsOf(ann)).toHaveLength(1);
  });

  test('two at once with credits for one make one job', async () => {
    await creditsOf(ann);
    const answers = await Promise.all([confirm(ann), confirm(ann), confirm(ann)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403]);
    expect(await creditsOf(ann)).toBe(5);
    expect(await jobsOf(ann)).toHaveLength(1);
  });
});

describe('seeing jobs', () => {
  test('[J2] another user sees neither the job nor its list', async () => {
    const bob = randomUUID();
    const { job_id } = (await confirm(ann)).json();
    const answer = await server.call(bob, 'GET', `/jobs/${job_id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'not_found', detail: 'There is no such job.' });
    expect(await jobsOf(bob)).toEqual([]);
  });

  test('what is not an id is no job', async () => {
    expect((await server.call(ann, 'GET', '/jobs/undefined')).statusCode).toBe(404);
  });

  test('nobody sees jobs without a session', async () => {
    const answer = await server.app.inject('/v1/generate/jobs');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ code: 'unauthorized', detail: 'Sign in to do this.' });
  });
});
