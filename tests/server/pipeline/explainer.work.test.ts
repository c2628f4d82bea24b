/** How an explainer's job runs: its files, its project, and that it can be ended anywhere and goes on. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stepsOfKind } from '../../../contract/job';
import { videoDataSchema, type ItemOf, type VideoData } from '../../../contract/video/videoData';
import { creditHolds, jobSteps, projects } from '../../../server/db/schema/app';
import { adPipeline } from '../../../server/pipeline/ad.pipeline';
import { explainerPipeline } from '../../../server/pipeline/explainer.pipeline';
import { generateWork } from '../../../server/pipeline/generate.work';
import type { Claim } from '../../../server/queue/queue';
import { templateNames } from '../../../src/templates/arrangements';
import { explainerRequest } from '../../support/world/explainerRequest';
import { fakePorts, type OnCall } from '../../support/world/fakePorts';
import { testApp, type TestApp } from '../../support/world/testApp';
import { longTest } from '../../support/form';

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
  (await server.call(ann, 'POST', '/generate/t2v', explainerRequest(change))).json().job_id;
/** Files are kept from one run to the next, as a storage does. */
const worker = () => {
  let heard: OnCall = async () => {};
  const { run, files } = workerOn(fakePorts((...call) => heard(...call)));
  return {
    files,
    run(jobId: string, onCall: OnCall = async () => {}, part: Partial<Claim<'generate'>> = {}) {
      heard = onCall;
      return run(jobId, part);
    },
  };
};
const workerOn = (ports: ReturnType<typeof fakePorts>) => {
  const work = generateWork({ db: server.db, ports, logError: () => {}, retryAfterMs: [0, 0] });
  const { signal } = new AbortController();
  return {
    files: ports.files,
    run: (jobId: string, part: Partial<Claim<'generate'>> = {}) =>
      work({ data: { jobId }, attempt: 0, signal, complete: async () => {}, ...part }),
  };
};
const picturesOf = (data: VideoData) =>
  Object.values(data.trackItemsMap).filter(
    (item): item is ItemOf<'image'> => item.type === 'image' && item.isMain === true,
  );
const picturesIn = (files: ReadonlyMap<string, Buffer>) =>
  [...files.keys()].filter((key) => key.includes('/pictures/'));
const jobOf = async (id: string) => (await server.call(ann, 'GET', `/jobs/${id}`)).json();
const projectOf = async (id: string) => (await server.call(ann, 'GET', `/project/${id}`)).json();
const creditsOf = async () => (await server.call(ann, 'GET', '/user')).json().credits;

test('both pipelines run the steps that the contract names, in its order', () => {
  expect(adPipeline.map(({ name }) => name)).toEqual(stepsOfKind.urltoads);
  expect(explainerPipeline.map(({ name }) => name)).toEqual(stepsOfKind.text_to_videos);
});

describe('an explainer that succeeds', () => {
  test('[S3] leaves a picture a sentence in each template’s look, a layout a template, and one draft in the default style', async () => {
    const job = await start();
    const { files, run } = worker();
    await run(job);
    const prefix = `u/${ann}/jobs/${job}/`;
    const left = [...files.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
    expect(left.sort()).toEqual(
      [
        'audio_voice.wav',
        'captions.json',
        ...templateNames.flatMap((name) =>
          ['01', '02'].flatMap((count) => [
            `pictures/${name}/${count}.backdrop.jpg`,
            `pictures/${name}/${count}.jpg`,
          ]),
        ),
        ...templateNames.map((name) => `layouts/${name}.json`),
      ].sort(),
    );
    const done = await jobOf(job);
    expect(done).toMatchObject({ status: 'done', failure: null, progress: { fraction: 1, step: null } });
    expect(done.output.layouts).toEqual(
      templateNames.map((template) => ({ template, layout_file: `layouts/${template}.json` })),
    );
    expect(await creditsOf()).toBe(90);

    const [projectId] = done.output.project_ids;
    const project = await projectOf(projectId);
    expect(project).toMatchObject({ status: 'draft', input: { title: 'How vaccines work' } });
    expect(project.output.video_data).toMatchObject({ projectId, template: 'default' });
  });

  test('[SC5] captions a sound of thinking that its owner makes, and sets it on no card', async () => {
    const drawn: string[] = [];
    const ports = fakePorts(async (call, what) => void (call === 'draw' && drawn.push(what)));
    const um = { text: 'um', start: 0, end: 0.2, isBeside: true as const };
    const { time } = ports.recordings;
    const recordings = {
      ...ports.recordings,
      time: async (...asked: Parameters<typeof time>) => {
        const said = await time(...asked);
        return {
          ...said,
          words: [um, ...said.words.map((one) => ({ ...one, start: one.start + 0.2, end: one.end + 0.2 }))],
        };
      },
    };
    const recording_url = `http://localhost/media/grant/u/${ann}/recordings/take.wav`;
    const job = await start({ voice_over: { by: 'recording', recording_url } });
    const { files, run } = workerOn({ ...ports, recordings });
    await run(job);
    const captions = JSON.parse(files.get(`u/${ann}/jobs/${job}/captions.json`)?.toString() ?? '[]');
    expect(captions[0]).toEqual([[0, 0.2], 'um']);
    expect([drawn.length > 0, drawn.filter((what) => what.includes('um'))]).toEqual([true, []]);
  });

  test('[X3] names the article that its script is condensed from', async () => {
    const job = await start({ wikipedia_article: 'Pink flamingo' });
    await worker().run(job);
    const project = await projectOf((await jobOf(job)).output.project_ids[0]);
    expect(project.credits).toEqual([
      {
        title: 'Pink flamingo',
        author: 'Wikipedia contributors',
        licence: 'CC BY-SA 4.0',
        licence_link: 'https://creativecommons.org/licenses/by-sa/4.0/',
        source: 'Wikipedia',
        link: 'https://en.wikipedia.org/wiki/Pink_flamingo',
      },
    ]);
  });

  test('each picture is seen while its sentence is spoken', async () => {
    const job = await start();
    const { run } = worker();
    await run(job);
    const steps = await server.db.select().from(jobSteps).where(eq(jobSteps.jobId, job));
    const drawn = steps.find(({ step }) => step === 'pictures');
    const picture = (count: number) => `media:u/${ann}/jobs/${job}/pictures/funky/0${count}.jpg`;
    // The fake voice begins a word every half second and speaks for 0.4: the sentences have 8 and 7 words.
    expect(drawn?.result).toMatchObject({
      shown: {
        funky: {
          images: [picture(1), picture(2)],
          videos: [],
          timedImages: [
            [[0, 3.9], picture(1)],
            [[4, 7.4], picture(2)],
          ],
          timedVideos: [],
        },
      },
      credits: [],
      facts: {
        [picture(1)]: {
          width: 54,
          height: 96,
          duration_seconds: null,
          backdrop_url: picture(1).replace('.jpg', '.backdrop.jpg'),
        },
      },
    });
    const { output } = await jobOf(job);
    const { video_data } = (await projectOf(output.project_ids[0])).output;
    const shots = picturesOf(videoDataSchema.parse(video_data));
    expect(shots.map(({ display, details }) => [display.from, display.to, details.src.slice(-6)])).toEqual([
      [0, 4000, '01.jpg'],
      [4000, 7500, '02.jpg'],
    ]);
  });

  test('[S3] a layout is fetched from remote_dir and its file without a bearer header, and can be saved as the project’s', async () => {
    const job = await start();
    await workerOn(server.ports).run(job);
    const { output } = await jobOf(job);
    for (const { template, layout_file } of output.layouts) {
      const { pathname } = new URL(output.remote_dir + layout_file);
      const answer = await server.app.inject(pathname);
      expect(answer.statusCode).toBe(200);
      const layout = videoDataSchema.parse(answer.json());
      expect(layout).toMatchObject({ template, projectId: output.project_ids[0] });
      const saved = await server.call(ann, 'PUT', `/project/${layout.projectId}/layout`, layout);
      expect(saved.statusCode).toBe(200);
      const [first] = picturesOf(layout);
      const { pathname: picture } = new URL(first?.details.src ?? '');
      expect((await server.app.inject(picture)).rawPayload).toEqual(
        server.ports.files.get(`u/${ann}/jobs/${job}/pictures/${template}/01.jpg`),
      );
    }
  });
});

describe('an explainer with pictures from the web', () => {
  const credit = {
    title: 'Syringe',
    author: 'Ann',
    licence: 'CC BY 4.0',
    licence_link: null,
    source: 'Openverse',
    link: 'https://example.com/syringe',
  };
  const withFound = (address: string) => {
    const ports = fakePorts();
    const find = async () => [{ kind: 'image', address, credit }] as const;
    return workerOn({ ...ports, pictures: { ...ports.pictures, find } });
  };
  const shownBy = async (job: string) => {
    const steps = await server.db.select().from(jobSteps).where(eq(jobSteps.jobId, job));
    const drawn = steps.find(({ step }) => step === 'pictures');
    const { shown = {} } = (drawn?.result ?? {}) as { shown?: Record<string, { images: string[] }> };
    return (template: string) => shown[template]?.images.filter((ref) => ref.includes('/media/')).length;
  };

  test('[B4] shows each once where its template takes photographs, and keeps whose it is with the project', async () => {
    const job = await start();
    await withFound('https://example.com/syringe.jpg').run(job);
    const found = await shownBy(job);
    expect([found('default'), found('stock-media'), found('educational')]).toEqual([1, 1, 0]);
    const { output } = await jobOf(job);
    const [projectId] = output.project_ids;
    const project = await projectOf(projectId);
    expect(project.credits).toEqual([credit]);
    // Who shows only cards owes nobody.
    const video_data = videoDataSchema.parse(project.output.video_data);
    const items = Object.entries(video_data.trackItemsMap).filter(([, { type }]) => type !== 'image');
    const ids = items.map(([id]) => id);
    const layout = {
      ...video_data,
      tracks: video_data.tracks.map((track) => ({
        ...track,
        items: track.items.filter((id) => ids.includes(id)),
      })),
      trackItemIds: ids,
      trackItemsMap: Object.fromEntries(items),
    };
    expect((await server.call(ann, 'PUT', `/project/${projectId}/layout`, layout)).statusCode).toBe(200);
    expect((await projectOf(projectId)).credits).toEqual([]);
  });
  test('[B4] falls back to its cards where a picture cannot be had', async () => {
    const job = await start();
    await withFound('https://example.com/broken.jpg').run(job);
    expect((await shownBy(job))('default')).toBe(0);
    const { status, output } = await jobOf(job);
    expect(status).toBe('done');
    expect((await projectOf(output.project_ids[0])).credits).toEqual([]);
  });
});

describe('an explainer that is ended on its way', () => {
  test('while it draws: the next worker draws the same files again and records them once', async () => {
    const job = await start();
    const { files, run } = worker();
    const lost = new AbortController();
    const loseAtSecond: OnCall = async (call, what) => {
      if (call === 'draw' && what.startsWith('Your defences')) lost.abort(new Error('lost'));
    };
    await expect(run(job, loseAtSecond, { signal: lost.signal })).rejects.toThrow('lost');
    expect(await jobOf(job)).toMatchObject({ status: 'running', progress: { step: 'pictures' } });
    const { steps } = (await jobOf(job)).progress;
    expect(steps.map(({ state }: { state: string }) => state)).toEqual([
      'done',
      'done',
      'running',
      'waiting',
      'waiting',
      'waiting',
    ]);
    const before = picturesIn(files);
    expect(before.length).toBeGreaterThanOrEqual(2 * templateNames.length);
    const called: string[] = [];
    await run(job, async (call, what) => void called.push(`${call} ${what}`));
    expect(called.filter((call) => call.startsWith('speak'))).toEqual([]);
    expect(picturesIn(files)).toHaveLength(4 * templateNames.length);
    expect(picturesIn(files)).toEqual(expect.arrayContaining(before));
    expect(await jobOf(job)).toMatchObject({ status: 'done' });
  });

  longTest('after its pictures were recorded: nothing is drawn twice', async () => {
    const job = await start();
    const { run } = worker();
    const lost = new AbortController();
    const loseInLayouts: OnCall = async (call, what) => {
      if (call === 'put' && what.includes('/layouts/')) lost.abort(new Error('lost'));
    };
    await expect(run(job, loseInLayouts, { signal: lost.signal })).rejects.toThrow('lost');
    const drawn: string[] = [];
    await run(job, async (call, what) => void (call === 'draw' && drawn.push(what)));
    expect(drawn).toEqual([]);
    const made = await server.db.select().from(projects).where(eq(projects.jobId, job));
    expect(made).toHaveLength(1);
  });

  test('a drawing that fails three times fails the job in words and returns its credits', async () => {
    const job = await start();
    const { run } = worker();
    let tries = 0;
    await run(job, async (call, what) => {
      if (call !== 'draw') return;
      if (what.endsWith('(funky)')) tries += 1;
      throw new Error('EIO');
    });
    expect(tries).toBe(3);
    expect(await jobOf(job)).toMatchObject({
      status: 'failed',
      failure:
        'The video could not be made: something went wrong on our side. Please try again in a few minutes.',
    });
    expect(await creditsOf()).toBe(100);
    const [hold] = await server.db.select().from(creditHolds).where(eq(creditHolds.jobId, job));
    expect(hold?.state).toBe('returned');
  });
});
