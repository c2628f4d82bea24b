/** Starting and following jobs: what is accepted, what is refused and that a refusal leaves nothing behind. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jobListItemSchema, jobSchema, LISTED_DESCRIPTION_CHARACTERS } from '../../../contract/job';
import { jobs } from '../../../server/db/schema/app';
import { creditsRepository } from '../../../server/repositories/accounts/credits.repository';
import { jobsRepository } from '../../../server/repositories/jobs/jobs.repository';
import { adRequest } from '../../support/world/adRequest';
import { VOICE } from '../../support/world/fakePorts';
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

  test('[W15] keeps how it is spoken: a pace, a recording by its key, nobody', async () => {
    const recording_url = `http://localhost/media/grant/u/${ann}/recordings/take.wav`;
    const spoken = [
      { by: 'voice', speed: 1.25 },
      { by: 'recording', recording_url },
      { by: 'nobody', speed: 0.9 },
    ];
    await server.db.delete(jobs);
    for (const voice_over of spoken) {
      const bob = randomUUID();
      const own = JSON.parse(JSON.stringify(voice_over).replace(ann, bob)) as object;
      const selected_voice = voice_over.by === 'voice' ? VOICE : '';
      expect((await confirm(bob, { voice_over: own, selected_voice })).statusCode).toBe(200);
    }
    const kept = (await server.db.select().from(jobs)).map(({ request }) => request.voice_over);
    expect(kept).toContainEqual({ by: 'voice', speed: 1.25 });
    expect(kept).toContainEqual({ by: 'nobody', speed: 0.9 });
    expect(kept).toContainEqual({
      by: 'recording',
      recording_url: expect.stringMatching(/^media:u\/.*\/recordings\/take\.wav$/),
    });
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => `https://shop.test/${index}.jpg`);
  const GERMAN = 'Kaffee, der sechs Stunden heiß bleibt. Jetzt bestellen!';
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  test.each([
    ['[W7] two pictures', { images: many(2) }, 'media_count'],
    ['[W7] twenty pictures', { images: many(20) }, 'media_count'],
    ['an empty script', { script: ' \n ' }, 'script_empty'],
    ['a script of emoji alone', { script: '🎉🎉 ☕️' }, 'script_wordless'],
    ['a script of 3,000 words', { script: words(3000) }, 'script_too_long'],
    ['a voice that does not exist', { selected_voice: 'Nobody' }, 'unknown_voice'],
    ['[LG1] a script in another language than its voice’s', { script: GERMAN }, 'voice_language'],
    ['music that is not in the library', { background_music_url: 'https://x.test/a.mp3' }, 'unknown_music'],
    ['an address that is none', { images: ['a', 'b', 'c'] }, 'invalid_media'],
    ['a file of this machine', { images: [...many(2), 'file:///etc/passwd'] }, 'invalid_media'],
    ['a title that is missing', { title: '' }, 'invalid_input'],
    ['a pace that nobody speaks at', { voice_over: { by: 'voice', speed: 3 } }, 'invalid_input'],
  ])('refuses %s and leaves nothing behind', async (_, change, code) => {
    const answer = await confirm(ann, change);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code, detail: expect.stringMatching(/\w+.*\.$/s) });
    expect(await jobsOf(ann)).toEqual([]);
    expect(await creditsOf(ann)).toBe(15);
  });

  test.each([
    ['too short for its script', words(300), () => ann, 'take', 422, 'recording_too_short_for_script'],
    ['too long for its script', 'Hi', () => ann, 'minutes', 422, 'recording_too_long_for_script'],
    ['somebody else’s', 'Hi there', () => randomUUID(), 'take', 404, 'not_found'],
  ])(
    'refuses a recording that is %s, before any credit is held',
    async (_, script, owner, name, status, code) => {
      const recording_url = `http://localhost/media/grant/u/${owner()}/recordings/${name}.wav`;
      const answer = await confirm(ann, {
        script,
        selected_voice: '',
        voice_over: { by: 'recording', recording_url },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect(answer.json().detail).toMatch(/\w+.*\.$/s);
      expect(await jobsOf(ann)).toEqual([]);
      expect(await creditsOf(ann)).toBe(15);
    },
  );

  test('[LG1] a script in another language says what to do, and is taken where nobody has to speak it', async () => {
    const refused = await confirm(ann, { script: GERMAN });
    expect(refused.json().detail).toBe(
      `This script is in German, and ${VOICE} speaks English. Choose another voice, record your own, or use captions only.`,
    );
    const silent = { script: GERMAN, selected_voice: '', voice_over: { by: 'nobody', speed: 1 } };
    expect((await confirm(ann, silent)).statusCode).toBe(200);
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
      detail: 'You need 5 more credits to make this video. Ask this server’s operator for more.',
      missing: 5,
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

describe('trying a failed job again', () => {
  const FAILURE = {
    failure: 'The video could not be made.',
    refusal: { code: 'generation_failed' },
    cause: 'Error: it broke',
  };
  const failed = async (change = {}) => {
    const { job_id } = (await confirm(ann, change)).json<{ job_id: string }>();
    await server.db.transaction(async (tx) => {
      await jobsRepository(tx).fail(job_id, FAILURE);
      await creditsRepository(tx).giveBack(job_id);
    });
    return job_id;
  };
  const retry = (jobId: string, userId = ann) => server.call(userId, 'POST', `/jobs/${jobId}/retry`);
  const requestOf = async (jobId: string) =>
    (await server.db.select().from(jobs).where(eq(jobs.id, jobId)))[0]?.request;

  test('[J4] makes a new job of the same request, with credits of its own', async () => {
    const first = await failed();
    expect(await creditsOf(ann)).toBe(15);
    const answer = await retry(first);
    expect(answer.statusCode).toBe(200);
    const { job_id: second } = answer.json();
    expect(second).not.toBe(first);
    expect(await requestOf(second)).toEqual(await requestOf(first));
    expect(await creditsOf(ann)).toBe(5);
    const queued = await server.pool.query("select data from pgboss.job where data->>'jobId' = $1", [second]);
    expect(queued.rows).toEqual([{ data: { jobId: second } }]);
    expect((await jobsOf(ann)).map(({ status }: { status: string }) => status)).toEqual([
      'initiated',
      'failed',
    ]);
  });

  test('[X3] an explainer becomes an explainer again', async () => {
    const topic = 'How bees make honey\nand why they need it';
    const request = { topic, selected_voice: VOICE, script: 'Bees visit flowers.' };
    const music = adRequest(ann).background_music_url;
    const body = { ...request, background_music_url: music };
    const { job_id: first } = (await server.call(ann, 'POST', '/generate/t2v', body)).json();
    await server.db.transaction(async (tx) => {
      await jobsRepository(tx).fail(first, FAILURE);
      await creditsRepository(tx).giveBack(first);
    });
    const { job_id: second } = (await retry(first)).json();
    expect(await requestOf(second)).toEqual(await requestOf(first));
    expect((await server.call(ann, 'GET', `/jobs/${second}`)).json()).toMatchObject({
      created_with: 'text_to_videos',
      title: 'How bees make honey',
    });
  });

  test('one that did not fail is refused, in words', async () => {
    const { job_id } = (await confirm(ann)).json();
    const answer = await retry(job_id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      code: 'job_not_failed',
      detail: 'This video did not fail. Open it to see how far it is.',
    });
    expect(await jobsOf(ann)).toHaveLength(1);
  });

  test('what is not there any more is refused, and costs nothing', async () => {
    const first = await failed();
    await server.db.update(jobs).set({
      request: { ...adRequest(ann), selected_voice: 'Gone' },
    });
    const answer = await retry(first);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'unknown_voice']);
    expect(await creditsOf(ann)).toBe(15);
    expect(await jobsOf(ann)).toHaveLength(1);
  });

  test('twice at once with credits for one makes one', async () => {
    const first = await failed();
    const answers = await Promise.all([retry(first), retry(first)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  });

  test("somebody else's is not there, and what is not an id is none", async () => {
    const first = await failed();
    expect((await retry(first, randomUUID())).statusCode).toBe(404);
    expect((await retry('undefined')).statusCode).toBe(404);
  });
});

describe('seeing jobs', () => {
  test('[J2] another user sees neither the job nor its list', async () => {
    const bob = randomUUID();
    const { job_id } = (await confirm(ann)).json();
    const answer = await server.call(bob, 'GET', `/jobs/${job_id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'not_found', what: 'job', detail: 'There is no such job.' });
    expect(await jobsOf(bob)).toEqual([]);
  });

  test('[J2] the list holds what a card shows: the first picture, the beginning of the description', async () => {
    const description = 'Warm light. '.repeat(100);
    const { job_id } = (await confirm(ann, { description })).json();
    const [listed] = await jobsOf(ann);
    expect(jobListItemSchema.parse(listed)).toEqual(listed);
    expect(listed).toMatchObject({ id: job_id, status: 'initiated', failure: null });
    expect(listed.description).toBe(description.slice(0, LISTED_DESCRIPTION_CHARACTERS));
    expect(listed.input).toEqual({
      images: [`http://localhost:80/media/grant/u/${ann}/media/a.jpg`],
      videos: [],
    });
    expect(listed.output).toEqual({ project_ids: [] });
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

test('[J2] a look at the list is one question to the database beside that of the session', async () => {
  const profile = { email: 'ann@example.com', lockedAt: null, eraseAt: null };
  const caller = { userId: ann, sessionId: null, email: profile.email, profile };
  const app = await testApp({}, { verifier: { verify: async () => caller } });
  const asked = vi.spyOn(app.pool, 'query');
  try {
    // The first call of a session opens the addresses of its files.
    await app.call(ann, 'GET', '/generate/jobs');
    asked.mockClear();
    expect((await app.call(ann, 'GET', '/generate/jobs')).statusCode).toBe(200);
    expect(asked.mock.calls.map(([question]) => question)).toEqual([
      expect.objectContaining({ name: 'jobs_list' }),
    ]);
  } finally {
    asked.mockRestore();
    await app.close();
  }
});
