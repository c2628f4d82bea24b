/** Starting an explainer: what is accepted, what is refused and that a refusal leaves nothing behind. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobSchema, stepsOfKind } from '../../../contract/job';
import { jobs } from '../../../server/db/schema/app';
import { explainerRequest } from '../../support/world/explainerRequest';
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
  server.call(userId, 'POST', '/generate/t2v', explainerRequest(change));
const creditsOf = async (userId: string) => (await server.call(userId, 'GET', '/user')).json().credits;
const jobsOf = async (userId: string) => (await server.call(userId, 'GET', '/generate/jobs')).json();
const jobOf = async (userId: string, id: string) =>
  jobSchema.parse((await server.call(userId, 'GET', `/jobs/${id}`)).json());

describe('starting an explainer', () => {
  test('[X3] makes a job that waits, holds its credits and puts it in the queue', async () => {
    const answer = await confirm(ann);
    expect(answer.statusCode).toBe(200);
    const { job_id } = answer.json();
    const job = await jobOf(ann, job_id);
    expect(job).toMatchObject({
      id: job_id,
      status: 'initiated',
      title: 'How vaccines work',
      description: 'How vaccines work',
      created_with: 'text_to_videos',
    });
    expect(job.input).toMatchObject({ images: [], videos: [], script: explainerRequest().script });
    expect(job.progress.steps.map(({ name }) => name)).toEqual(stepsOfKind.text_to_videos);
    expect(await creditsOf(ann)).toBe(5);
    const queued = await server.pool.query('select data from pgboss.job where data->>$1 = $2', [
      'jobId',
      job_id,
    ]);
    expect(queued.rows).toEqual([{ data: { jobId: job_id } }]);
  });

  test('keeps the music as its path', async () => {
    const { job_id } = (await confirm(ann)).json();
    const [row] = await server.db.select().from(jobs).where(eq(jobs.id, job_id));
    expect(row?.request.background_music_url).toBe('/assets/music/rap-beat.m4a');
  });

  test('keeps what was pasted without the characters that no database holds', async () => {
    const pasted = { topic: 'Why\0 cats \ud83dpurr', script: ' Cats\0 purr\udc00. 🐈 ' };
    const { job_id } = (await confirm(ann, pasted)).json();
    const [row] = await server.db.select().from(jobs).where(eq(jobs.id, job_id));
    expect(row?.title).toBe('Why cats purr');
    expect(row?.request.script).toBe('Cats purr. 🐈');
  });

  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  test.each([
    ['an empty script', { script: ' \n ' }, 'script_empty', 'The script is empty. Write what should be said.'],
    ['a script of emoji alone', { script: '🎉🎉 ☕️' }, 'script_wordless', 'This script has nothing to say yet: add some words.'],
    ['a script of 601 words', { script: words(601) }, 'script_too_long', 'The script has 601 words; at most 600 can be spoken. Shorten it.'],
    ['an outline with one open place', { script: 'It is [say what it is].' }, 'script_unfilled', 'One place in the script is still in [brackets]. Replace it with your own words.'],
    ['an outline with two', { script: 'It is [this] and [that].' }, 'script_unfilled', '2 places in the script are still in [brackets]. Replace them with your own words.'],
    ['a voice that does not exist', { selected_voice: 'Nobody' }, 'unknown_voice', 'There is no voice called “Nobody”. Choose one from the list.'],
    ['music that is not in the library', { background_music_url: 'https://x.test/a.mp3' }, 'unknown_music', 'This music is not in the library. Choose one of the tracks.'],
  ])('refuses %s and leaves nothing behind', async (_, change, code, detail) => {
    const answer = await confirm(ann, change);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code, detail });
    expect(await jobsOf(ann)).toEqual([]);
    expect(await creditsOf(ann)).toBe(15);
  }); // prettier-ignore

  test.each([
    ['no topic', { topic: '  ' }],
    ['a topic of 20,001 characters', { topic: 'a'.repeat(20_001) }],
  ])('refuses %s in words', async (_, change) => {
    const answer = await confirm(ann, change);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      code: 'invalid_input',
      fields: ['topic'],
      detail: expect.stringMatching(/\w+/),
    });
    expect(await jobsOf(ann)).toEqual([]);
  });

  test('600 words are not too many', async () => {
    expect((await confirm(ann, { script: words(600) })).statusCode).toBe(200);
  });

  test.each([
    ['Tides\nNotes on tides.', 'Tides'],
    [`${'word '.repeat(30)}end`, `${'word '.repeat(15)}word…`],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['גאות ושפל 🌊', 'גאות ושפל 🌊'],
  ])('a job on %j is called %j', async (topic, title) => {
    const { job_id } = (await confirm(ann, { topic })).json();
    expect((await jobOf(ann, job_id)).title).toBe(title);
  });

  test('[X4] says how many credits are missing', async () => {
    await confirm(ann);
    const answer = await confirm(ann);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      code: 'not_enough_credits',
      detail: 'You need 5 more credits to make this video. Ask this server’s operator for more.',
      missing: 5,
    });
    expect(await jobsOf(ann)).toHaveLength(1);
  });

  test('nobody starts one without a session', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/generate/t2v',
      payload: explainerRequest(),
    });
    expect(answer.statusCode).toBe(401);
  });

  test('another user does not see it', async () => {
    const { job_id } = (await confirm(ann)).json();
    const answer = await server.call(randomUUID(), 'GET', `/jobs/${job_id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'not_found', what: 'job', detail: 'There is no such job.' });
  });
});
