/** The whole product, built and started: its memory at rest, and how long Confirm takes to a project, and a sentence to its sound. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createAdVideo } from '../../contract/routes/jobStart.routes';
import { getJob } from '../../contract/routes/jobs.routes';
import { getProject } from '../../contract/routes/projects.routes';
import { readProductPage } from '../../contract/routes/generate.routes';
import { speakSentence } from '../../contract/routes/speech.routes';
import { MUSIC_TRACKS } from '../../contract/sound/music';
import type { VideoData } from '../../contract/video/videoData';
import { createEditorEngine } from '../../src/editor-engine/createEditorEngine';
import { sentencesOf } from '../../src/editor-engine/script/sentences';
import { openProduct } from '../../e2e/support/product';
import { openShop } from '../../e2e/support/shop';
import { defineBench } from './defineBench';
import { proportionalBytes } from './processTree';
import { signedUp } from './signedUp';

const MEGABYTE = 1e6;
/** By then what the start has left is collected. */
const REST_MS = 20_000;
const POLL_MS = 50;
/** Sixty spoken words. */
const SCRIPT = [
  'Still putting up with cold coffee on the way to work? Then meet the Ember Flask.',
  'Double wall vacuum insulation keeps drinks hot for twelve hours.',
  'The lid opens with one hand, so you can sip on the move.',
  'The slim body fits every standard car cup holder, and it goes into the dishwasher.',
  'Leave the old way behind, and try the Ember Flask today.',
].join(' ');

export const bench = defineBench({
  name: 'product',
  async run() {
    const shop = await openShop();
    const product = await openProduct({ FETCH_ALLOW: shop.host });
    try {
      await pause(REST_MS);
      const atRest = await proportionalBytes(product.pid);
      const ask = await signedUp(product.baseURL);
      const found = readProductPage.response.parse(
        await ask('POST', '/v1/generate/product_info', { url: shop.productUrl }),
      );
      const begun = performance.now();
      const { job_id: jobId } = createAdVideo.response.parse(
        await ask('POST', '/v1/generate/videos', {
          images: found.images,
          videos: [],
          background_music_url: MUSIC_TRACKS[0]?.audio,
          title: found.title,
          description: found.product_description,
          script: SCRIPT,
          selected_voice: 'Ava',
        }),
      );
      let job = getJob.response.parse(await ask('GET', `/v1/jobs/${jobId}`));
      while (job.status === 'initiated' || job.status === 'running') {
        await pause(POLL_MS);
        job = getJob.response.parse(await ask('GET', `/v1/jobs/${jobId}`));
      }
      const seconds = (performance.now() - begun) / 1000;
      if (job.status !== 'done') throw new Error(`The job failed: ${job.failure}`);
      const [projectId] = job.output.project_ids;
      const { output } = getProject.response.parse(await ask('GET', `/v1/project/${projectId}`));
      const length = output.video_data.duration / 1000;
      const sentence = await sentenceChanged(output.video_data, (body) =>
        ask('POST', `/v1/project/${projectId}/speech`, body),
      );
      return [
        {
          figure: 'memory at rest, database and worker included',
          measured: atRest / MEGABYTE,
          unit: 'MB',
          goal: { atMost: 350 },
        },
        {
          figure: 'a sentence changed to its new sound, captions and shots in place',
          measured: sentence,
          unit: 's',
          goal: { atMost: 1 },
        },
        { figure: 'Confirm to project ready, the first job of a worker', measured: seconds, unit: 's' },
        {
          figure: "Confirm to ready beside the video's own length",
          measured: seconds / length,
          unit: 'times',
          goal: { atMost: 0.12 },
        },
      ];
    } finally {
      await product.close();
      await shop.close();
    }
  },
});

/** Seconds from the new words to the changed document: spoken by the built-in voice, put in as the editor does. */
async function sentenceChanged(
  videoData: VideoData,
  speak: (body: { text: string }) => Promise<unknown>,
): Promise<number> {
  const engine = createEditorEngine({ newId: (prefix) => `${prefix}_${randomUUID()}` });
  engine.load(videoData);
  const [, sentence] = sentencesOf(videoData);
  if (!sentence) throw new Error('The video has no second sentence.');
  const begun = performance.now();
  const spoken = speakSentence.response.parse(
    await speak({ text: 'Then here is the flask that keeps it hot.' }),
  );
  const { from, to, text: said } = sentence;
  const outcome = engine.execute('script.change', { from, to, said, spoken });
  engine.videoData();
  if (!outcome.done) throw new Error(`The sentence was not changed: ${outcome.why}`);
  return (performance.now() - begun) / 1000;
}
