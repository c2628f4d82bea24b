/** How near to the truth the forecasts of jobs and renders are, on the built product. [AR1] */
import { setTimeout as pause } from 'node:timers/promises';
import { jobShapeOf, secondsOf, speakerOf } from '../../contract/jobForecast';
import { forecastOf, usualSettings, type RenderSettings } from '../../contract/renderSettings';
import { createAdVideo, foretellJob } from '../../contract/routes/jobStart.routes';
import { getJob } from '../../contract/routes/jobs.routes';
import { foretellRender, getProject } from '../../contract/routes/projects.routes';
import { readProductPage } from '../../contract/routes/generate.routes';
import { MUSIC_TRACKS } from '../../contract/sound/music';
import { isCaption, type VideoData } from '../../contract/video/videoData';
import { openProduct } from '../../e2e/support/product';
import { openShop } from '../../e2e/support/shop';
import { defineBench } from './defineBench';
import { signedUp } from './signedUp';

/** A tenth of what a short job takes; more often, and the server asks to wait. */
const POLL_MS = 125;
/** Of the truth. */
const NEAR = 0.2;
const VOICE = 'Ava';
const SENTENCES = [
  'Still putting up with cold coffee on the way to work? Then meet the Ember Flask.',
  'Double wall vacuum insulation keeps drinks hot for twelve hours.',
  'The lid opens with one hand, so you can sip on the move.',
  'The slim body fits every standard car cup holder, and it goes into the dishwasher.',
  'A bamboo loop keeps the lid and the bottle together.',
  'Food grade steel leaves no taste behind, not even after a week of tea.',
  'Leave the old way behind, and try the Ember Flask today.',
];
/** How many sentences each job says, from another one on each time: what was drawn for one is of no use to the next. The first ones are what the others are foretold by. */
const JOBS = Array.from({ length: 20 }, (_, at) => 3 + ((at + 2) % 3));
const scriptOf = (count: number, at: number) =>
  Array.from({ length: count }, (_, place) => SENTENCES[(at + place) % SENTENCES.length]).join(' ');
const LEARNT_FROM = 3;
/** Of each project, one after the other: whole, with one caption changed, as it then is, and smaller. */
const RENDERS: readonly (Partial<RenderSettings> | 'one caption changed')[] = [
  {},
  'one caption changed',
  {},
  'one caption changed',
  { resolution: '720p' },
];

type Ask = Awaited<ReturnType<typeof signedUp>>;
interface Told {
  readonly what: string;
  readonly foretold: number | null;
  readonly took: number;
}

export const bench = defineBench({
  name: 'forecast',
  async run() {
    const shop = await openShop();
    const product = await openProduct({ FETCH_ALLOW: shop.host, CREDITS_ON_SIGNUP: '1000' });
    try {
      const ask = await signedUp(product.baseURL);
      const page = readProductPage.response.parse(
        await ask('POST', '/v1/generate/product_info', { url: shop.productUrl }),
      );
      const jobs: Told[] = [];
      const projects: string[] = [];
      for (const [at, count] of JOBS.entries()) {
        const { told, projectIds } = await oneJob(ask, page, scriptOf(count, at));
        jobs.push(told);
        projects.push(...projectIds.slice(0, 2));
      }
      const renders: Told[] = [];
      for (const projectId of projects.slice(-6))
        for (const change of RENDERS) renders.push(await oneRender(ask, projectId, change));
      return [
        ...rowsOf('jobs', jobs.slice(LEARNT_FROM)),
        ...rowsOf('renders', renders.filter(({ foretold }) => foretold !== null).slice(LEARNT_FROM)),
      ];
    } finally {
      await product.close();
      await shop.close();
    }
  },
});

async function oneJob(
  ask: Ask,
  page: { images: string[]; title: string; product_description: string },
  script: string,
) {
  const { kind, words, pictures, clips } = jobShapeOf({
    kind: 'urltoads',
    script,
    images: page.images,
    videos: [],
  });
  const query = `kind=${kind}&words=${words}&pictures=${pictures}&clips=${clips}`;
  const forecast = foretellJob.response.parse(await ask('GET', `/v1/generate/forecast?${query}`));
  const begun = performance.now();
  const { job_id: jobId } = createAdVideo.response.parse(
    await ask('POST', '/v1/generate/videos', {
      ...{ images: page.images, videos: [], background_music_url: MUSIC_TRACKS[0]?.audio, script },
      ...{ title: page.title, description: page.product_description, selected_voice: VOICE },
    }),
  );
  for (;;) {
    const job = getJob.response.parse(await ask('GET', `/v1/jobs/${jobId}`));
    if (job.status === 'failed') throw new Error(`The job failed: ${job.failure}`);
    if (job.status === 'done') {
      const told = {
        what: `a job of ${words} words`,
        foretold: secondsOf(forecast, speakerOf('voice', VOICE)),
        took: (performance.now() - begun) / 1000,
      };
      return { told: said(told), projectIds: job.output.project_ids };
    }
    await pause(POLL_MS);
  }
}

async function oneRender(ask: Ask, projectId: string, change: (typeof RENDERS)[number]): Promise<Told> {
  const open = async () => getProject.response.parse(await ask('GET', `/v1/project/${projectId}`));
  const { output } = await open();
  const videoData =
    change === 'one caption changed' ? withCaptionChanged(output.video_data) : output.video_data;
  if (videoData !== output.video_data) await ask('PUT', `/v1/project/${projectId}/layout`, videoData);
  const settings = { ...usualSettings(videoData), ...(change === 'one caption changed' ? {} : change) };
  const { forecasts } = foretellRender.response.parse(
    await ask('GET', `/v1/project/${projectId}/render/forecast`),
  );
  const begun = performance.now();
  await ask('POST', `/v1/project/${projectId}/render`, { settings });
  for (;;) {
    const { status } = await open();
    if (status === 'failed') throw new Error('The render failed.');
    if (status === 'done') {
      const what = `${videoData.template}, ${Math.round(videoData.duration / 1000)} s, ${change === 'one caption changed' ? change : settings.resolution}`;
      const foretold = forecastOf(forecasts, settings)?.seconds ?? null;
      return said({ what, foretold, took: (performance.now() - begun) / 1000 });
    }
    await pause(POLL_MS);
  }
}

function withCaptionChanged(videoData: VideoData): VideoData {
  const id = videoData.trackItemIds.find(isCaption) ?? '';
  const item = videoData.trackItemsMap[id];
  if (item?.type !== 'text') throw new Error('The video has no caption.');
  const changed = { ...item, details: { ...item.details, text: `${item.details.text}!` } };
  return { ...videoData, trackItemsMap: { ...videoData.trackItemsMap, [id]: changed } };
}

const isNear = ({ foretold, took }: Told) => foretold !== null && Math.abs(foretold - took) <= NEAR * took;

function said(told: Told): Told {
  const { what, foretold, took } = told;
  process.stderr.write(
    `  ${what}: foretold ${foretold?.toFixed(1) ?? '–'} s, took ${took.toFixed(1)} s${isNear(told) ? '' : ' (not near)'}\n`,
  );
  return told;
}

const rowsOf = (what: string, told: readonly Told[]) => [
  {
    figure: `${what} foretold within a fifth of what they took, of ${told.length}`,
    measured: (100 * told.filter(isNear).length) / told.length,
    unit: '%',
    goal: { atLeast: 90 },
  },
];
