/** The editor of a minute's ad, made by the built product and opened in a browser. */
import { chromium, type Page } from 'playwright-core';
import { createAdVideo } from '../../contract/routes/jobStart.routes';
import { getJob } from '../../contract/routes/jobs.routes';
import { readProductPage } from '../../contract/routes/generate.routes';
import { getProject } from '../../contract/routes/projects.routes';
import { MUSIC_TRACKS } from '../../contract/sound/music';
import { openProduct } from '../../e2e/support/product';
import { openShop } from '../../e2e/support/shop';
import { findBrowser } from '../../server/browser/findBrowser';
import { CREDENTIALS, signedUp } from './signedUp';

const POLL_MS = 50;
/** A minute of the built-in voice. */
const SCRIPT = [
  'Still putting up with cold coffee on the way to work? Then meet the Ember Flask.',
  'Double wall vacuum insulation keeps drinks hot for twelve hours and cold for a whole day.',
  'The leak-proof lid opens with one hand, so you can sip on the move without a spill.',
  'The slim body fits every standard car cup holder, and it goes into the dishwasher after work.',
  'It holds seventeen ounces, which is enough tea for a long morning at your desk.',
  'The steel is brushed by hand, so that it neither slips nor shows a scratch.',
  'Fill it before breakfast, put it in your bag, and forget about it until noon.',
  'On a train, on a hike or in a meeting, the first sip is as warm as the last.',
  'There is nothing to charge, nothing to plug in and nothing to think about.',
  'It comes in four colours, and each of them has a loop to hang it by.',
  'Leave the old way behind, take it along for a week, and try the Ember Flask today.',
].join(' ');

export interface MinuteEditor {
  readonly page: Page;
  /** Of the video. */
  readonly seconds: number;
  close(): Promise<void>;
}

export async function openMinuteEditor(): Promise<MinuteEditor> {
  const shop = await openShop();
  const product = await openProduct({ FETCH_ALLOW: shop.host });
  const found = await findBrowser();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...found.args],
    env: { ...process.env, ...found.env } as Record<string, string>,
  });
  const close = async () => {
    await browser.close();
    await product.close();
    await shop.close();
  };
  try {
    const ask = await signedUp(product.baseURL);
    const info = readProductPage.response.parse(
      await ask('POST', '/v1/generate/product_info', { url: shop.productUrl }),
    );
    const { title, product_description: description } = info;
    const { job_id: jobId } = createAdVideo.response.parse(
      await ask('POST', '/v1/generate/videos', {
        ...{ images: info.images, videos: [], title, description, script: SCRIPT },
        background_music_url: MUSIC_TRACKS[0]?.audio,
        selected_voice: 'Ava',
        claim_source: { title, description },
      }),
    );
    let job = getJob.response.parse(await ask('GET', `/v1/jobs/${jobId}`));
    while (job.status === 'initiated' || job.status === 'running') {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      job = getJob.response.parse(await ask('GET', `/v1/jobs/${jobId}`));
    }
    if (job.status !== 'done') throw new Error(`The job failed: ${job.failure}`);
    const [projectId = ''] = job.output.project_ids;
    const { output } = getProject.response.parse(await ask('GET', `/v1/project/${projectId}`));

    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${product.baseURL}/auth/sign-in`);
    await page.getByLabel('Email').fill(CREDENTIALS.email);
    await page.getByLabel('Password', { exact: true }).fill(CREDENTIALS.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('heading', { name: 'All projects' }).waitFor();
    await page.goto(`${product.baseURL}/project/${projectId}/editor`);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    return { page, seconds: output.video_data.duration / 1000, close };
  } catch (error) {
    await close();
    throw error;
  }
}
