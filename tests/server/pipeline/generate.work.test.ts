/** How a job runs and how it fails: in words, with its credits returned once. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BrandFacts } from '../../../contract/brandAsset';
import { brandAssets, creditHolds, jobs, projects } from '../../../server/db/schema/app';
import { generateWork } from '../../../server/pipeline/generate.work';
import { ClaimLost, type Claim } from '../../../server/queue/queue';
import { VoiceOutOfService } from '../../../server/speech/speech';
import { adRequest } from '../../support/world/adRequest';
import { fakePorts, type OnCall } from '../../support/world/fakePorts';
import { testApp, type TestApp } from '../../support/world/testApp';

let server: TestApp;
let ann: string;
beforeAll(async () => {
  server = await testApp({ CREDITS_ON_SIGNUP: '100' });
});
afterAll(() => server.close());
beforeEach(() => {
  ann = randomUUID();
});

const start = async (change = {}): Promise<string> =>
  (await server.call(ann, 'POST', '/generate/videos', adRequest(ann, change))).json().job_id;
const claimOf = (jobId: string, part: Partial<Claim<'generate'>> = {}): Claim<'generate'> => ({
  data: { jobId },
  attempt: 0,
  signal: new AbortController().signal,
  complete: async () => {},
  ...part,
});
const run = (jobId: string, onCall: OnCall = async () => {}, part: Partial<Claim<'generate'>> = {}) => {
  const ports = fakePorts(onCall);
  const work = generateWork({ db: server.db, ports, logError: () => {}, retryAfterMs: [0, 0] });
  return work(claimOf(jobId, part)).then(() => ports);
};
const jobOf = async (id: string) => (await server.call(ann, 'GET', `/jobs/${id}`)).json();
const creditsOf = async () => (await server.call(ann, 'GET', '/user')).json().credits;
const holdOf = async (id: string) =>
  (await server.db.select().from(creditHolds).where(eq(creditHolds.jobId, id)))[0]?.state;

describe('a job that succeeds', () => {
  test('[J4] leaves its files, its project and no held credits', async () => {
    const job = await start();
    const { files } = await run(job);
    const prefix = `u/${ann}/jobs/${job}/`;
    expect(
      [...files.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)),
    ).toEqual(expect.arrayContaining(['audio_voice.wav', 'captions.json', 'layouts/default.json']));
    const done = await jobOf(job);
    expect(done).toMatchObject({ status: 'done', failure: null, progress: { fraction: 1, step: null } });
    expect(done.output.layouts).toContainEqual({ template: 'default', layout_file: 'layouts/default.json' });
    expect(done.output.project_ids).toHaveLength(1);
    expect(await holdOf(job)).toBe('spent');
    expect(await creditsOf()).toBe(90);
  });

  test('[B4] what is switched on of the brand kit is in its project; the kit of before is what counts', async () => {
    const asset = (type: 'logo' | 'font' | 'intro', facts: BrandFacts) => {
      const id = randomUUID();
      return { id, userId: ann, type, name: type, key: `u/${ann}/brand/${type}`, facts };
    };
    await server.db
      .insert(brandAssets)
      .values([
        asset('logo', {}),
        asset('font', {}),
        asset('intro', { duration_seconds: 2, has_sound: true }),
      ]);
    const job = await start({ brand: { font: false } });
    await server.db.delete(brandAssets);
    const { files } = await run(job, async () => {});
    const [row] = await server.db.select().from(projects).where(eq(projects.jobId, job));
    const items = Object.values(row?.videoData.trackItemsMap ?? {});
    expect(items.filter(({ brand }) => brand).map(({ brand, display }) => [brand, display.from])).toEqual(
      expect.arrayContaining([['intro', 0]]),
    );
    expect(items.some((item) => item.type === 'text' && item.details.fontSrc)).toBe(false);
    expect(items.find(({ id }) => id.startsWith('voice'))?.display.from).toBe(2000);
    expect(files.get(`u/${ann}/jobs/${job}/layouts/funky.json`)?.toString()).toContain('brand_intro_');
  });

  test('a recording of one’s own is its voice, and where nobody speaks there is none, and the music is up', async () => {
    const recording_url = `http://localhost/media/grant/u/${ann}/recordings/take.wav`;
    const voices = [
      { by: 'recording', recording_url },
      { by: 'nobody', speed: 1 },
    ].map(async (voice_over) => {
      const job = await start({ selected_voice: '', voice_over });
      const { files } = await run(job);
      const layout = JSON.parse(files.get(`u/${ann}/jobs/${job}/layouts/default.json`)!.toString());
      const sounds = Object.values<{ type: string; details: { volume: number } }>(layout.trackItemsMap).filter(({ type }) => type === 'audio'); // prettier-ignore
      return [files.get(`u/${ann}/jobs/${job}/audio_voice.wav`)?.toString(), sounds.map(({ details }) => Math.round(details.volume))]; // prettier-ignore
    });
    expect(await Promise.all(voices)).toEqual([
      [`RIFF of u/${ann}/recordings/take.wav`, [100, 28]],
      [undefined, [80]],
    ]);
  });

  test('a voice that is out of service is named, and the credits come back', async () => {
    const job = await start();
    await run(job, async (call) => {
      if (call === 'speak') throw new VoiceOutOfService('Ada', 'its credit is used up');
    });
    expect(await jobOf(job)).toMatchObject({
      status: 'failed',
      failure:
        'The voice “Ada” is out of service: its credit is used up. Choose another voice, or try later.',
    });
    expect(await creditsOf()).toBe(100);
  });

  test('run again after it ended changes nothing', async () => {
    const job = await start();
    await run(job);
    await run(job, async () => Promise.reject(new Error('No step should run.')));
    expect(await jobOf(job)).toMatchObject({ status: 'done' });
  });

  test('foreign pictures are brought in, those that fail are dropped, video sites are skipped', async () => {
    const images = ['a', 'b', 'c', 'broken'].map((name) => `https://shop.test/${name}.jpg`);
    const job = await start({ images, videos: ['https://www.youtube.com/watch?v=1'] });
    const brought: string[] = [];
    await run(job, async (call, what) => void (call === 'bringIn' && brought.push(what)));
    expect(brought).toEqual(images);
    expect(await jobOf(job)).toMatchObject({ status: 'done' });
  });
});

describe('a job that fails', () => {
  test('says which pictures could not be used, and returns its credits once', async () => {
    const images = ['a', 'b', 'broken'].map((name) => `https://shop.test/${name}.jpg`);
    const job = await start({ images });
    expect(await creditsOf()).toBe(90);
    await run(job);
    const failed = await jobOf(job);
    expect(failed.status).toBe('failed');
    expect(failed.failure).toBe(
      'Only 2 of the pictures and videos could be used; 3 are needed. ' +
        'broken.jpg: This is not a picture. Choose or upload others.',
    );
    expect(failed.refusal).toEqual({
      code: 'too_few_media',
      count: 2,
      min: 3,
      lost: [{ name: 'broken.jpg', refusal: { code: 'not_media' } }],
    });
    await run(job);
    expect(await holdOf(job)).toBe('returned');
    expect(await creditsOf()).toBe(100);
  });

  test('an unexpected error is tried three times, then told calmly', async () => {
    const job = await start();
    let tries = 0;
    await run(job, async (call) => {
      if (call !== 'speak') return;
      tries += 1;
      throw new Error('ECONNRESET');
    });
    expect(tries).toBe(3);
    const { failure, refusal } = await jobOf(job);
    expect(refusal).toEqual({ code: 'generation_failed' });
    expect(failure).toBe(
      'The video could not be made: something went wrong on our side. Please try again in a few minutes.',
    );
    expect(await creditsOf()).toBe(100);
  });

  test('what draws the still opens before somebody speaks; where it does not open, the still says so', async () => {
    const job = await start();
    const calls: string[] = [];
    await run(job, async (call) => {
      calls.push(call);
      if (call === 'open') throw new Error('No browser.');
    });
    expect(calls.indexOf('open')).toBeLessThan(calls.indexOf('speak'));
    expect(calls.indexOf('speak')).toBeLessThan(calls.indexOf('still'));
    expect(await jobOf(job)).toMatchObject({ status: 'done', failure: null });
  });

  test('its media come in while somebody speaks, its layouts are written while the still is drawn', async () => {
    const job = await start();
    const under = new Set<string>();
    const beside: string[] = [];
    const meet = (one: string, other: string) => async () => {
      under.add(one);
      await expect.poll(() => under.has(other)).toBe(true);
      beside.push(one);
    };
    const meetings: Record<string, () => Promise<void>> = {
      speak: meet('speak', 'find'),
      find: meet('find', 'speak'),
      still: meet('still', 'layouts'),
      layouts: meet('layouts', 'still'),
    };
    await run(job, async (call, what) =>
      meetings[call === 'put' && what.includes('/layouts/') ? 'layouts' : call]?.(),
    );
    expect(new Set(beside)).toEqual(new Set(['speak', 'find', 'still', 'layouts']));
    expect(await jobOf(job)).toMatchObject({ status: 'done' });
  });

  test('what fails stops what runs beside it, and is where the job is said to have ended', async () => {
    const images = ['a', 'b', 'broken'].map((name) => `https://shop.test/${name}.jpg`);
    const job = await start({ images });
    const stopped: string[] = [];
    await run(job, async (call, _, signal) => {
      if (call !== 'speak') return;
      await new Promise((resolve) => signal?.addEventListener('abort', resolve));
      stopped.push(call);
    });
    expect(stopped).toEqual(['speak']);
    const [row] = await server.db.select().from(jobs).where(eq(jobs.id, job));
    expect(row).toMatchObject({ status: 'failed', step: 'media' });
    expect(await creditsOf()).toBe(100);
  });

  test('an unexpected error that passes is not noticed', async () => {
    const job = await start();
    let tries = 0;
    await run(job, async (call) => {
      if (call === 'still' && (tries += 1) === 1) throw new Error('The browser crashed.');
    });
    expect(await jobOf(job)).toMatchObject({ status: 'done', failure: null });
  });

  test('a job that took its worker down eleven times is given up', async () => {
    const job = await start();
    await run(job, undefined, { attempt: 11 });
    expect(await jobOf(job)).toMatchObject({ status: 'failed' });
    expect(await creditsOf()).toBe(100);
  });
});

describe('a claim that is lost', () => {
  test('while a step runs: nothing is said of the job, and its recorded steps stay', async () => {
    const job = await start();
    const lost = new AbortController();
    const onCall: OnCall = async (call, what) => {
      if (call === 'put' && what.includes('/layouts/')) lost.abort(new Error('lost'));
    };
    await expect(run(job, onCall, { signal: lost.signal })).rejects.toThrow('lost');
    expect(await jobOf(job)).toMatchObject({ status: 'running', progress: { step: 'layouts' } });
    const spoken: string[] = [];
    await run(job, async (call, what) => void (call === 'speak' && spoken.push(what)));
    expect(spoken).toEqual([]);
    expect(await jobOf(job)).toMatchObject({ status: 'done' });
  });

  test('at the very end: no project, no payment, no end', async () => {
    const job = await start();
    const complete = () => Promise.reject(new ClaimLost());
    await expect(run(job, undefined, { complete })).rejects.toThrow(ClaimLost);
    expect(await server.db.select().from(projects).where(eq(projects.jobId, job))).toEqual([]);
    expect(await holdOf(job)).toBe('held');
    const [row] = await server.db.select().from(jobs).where(eq(jobs.id, job));
    expect(row?.status).toBe('running');
  });
});
