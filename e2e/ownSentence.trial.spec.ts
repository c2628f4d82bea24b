/** One sentence in the owner's own voice, through a microphone that Chromium makes up: recorded, heard, taken back and taken up again, and heard in the MP4. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { videoDataSchema, type VideoData } from '../contract/video/videoData';
import { runFfmpeg } from '../server/ffmpeg/ffmpeg';
import { loudnessOf } from './support/mp4';
import { callApi, openMade } from './support/projects';
import { expect, test } from './support/test';

/** Somebody speaks into it, over and over. */
async function spokenInto(folder: string): Promise<string> {
  const file = path.join(folder, 'microphone.wav');
  await runFfmpeg(['-y', '-i', 'assets/voices/ava.m4a', '-ac', '1', '-ar', '48000', file]);
  return file;
}

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'microphone-'));
    await use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${await spokenInto(folder)}`,
      ],
    });
    await rm(folder, { recursive: true, force: true });
  },
});

/** Root mean square: nothing but the recording is heard there. */
const HEARD = 0.005;

const layoutOf = async (page: Page, projectId: string) => {
  const { output } = await callApi<{ output: { video_data: unknown } }>(page, 'GET', `/project/${projectId}`);
  return videoDataSchema.parse(output.video_data);
};
/** Whatever plays beneath is silent, so that only voices are heard. */
const withoutMusic = (layout: unknown): VideoData => {
  const data = videoDataSchema.parse(layout);
  const items = Object.values(data.trackItemsMap).map((item) =>
    item.type === 'audio' && item.id.startsWith('bg_music')
      ? { ...item, details: { ...item.details, volume: 0 } }
      : item,
  );
  return { ...data, trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])) };
};

test('[SC1] [E12] [V5] a sentence that its owner says stands in the video, is undone and redone, and is heard in the MP4', async ({
  page,
  made,
}, info) => {
  test.setTimeout(8 * 60_000);
  const projectId = await openMade(page, { ...made, layout: withoutMusic(made.layout) });
  await page.getByRole('tab', { name: 'Script', exact: true }).click();
  const script = page.getByRole('tabpanel');
  await script.getByRole('button', { name: /It shows your body a piece of a germ\./ }).click();
  await script.getByRole('button', { name: 'Record', exact: true }).click();
  const own = page.getByRole('region', { name: 'Your recording' });
  await own.getByRole('button', { name: 'Start recording' }).click();
  await expect(own.getByText('Recording 0:04')).toBeVisible();
  await own.getByRole('button', { name: 'Stop recording' }).click();

  await own.getByRole('button', { name: 'Play your recording' }).click();
  await expect(own.getByRole('button', { name: 'Pause your recording' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Play your recording' })).toBeVisible();
  await own.getByRole('button', { name: 'Use it' }).click();
  await expect(own).toHaveCount(0);
  const marks = script.getByText('Your recording', { exact: true });
  await expect(marks).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(marks).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(marks).toHaveCount(1);

  await page.getByRole('button', { name: 'Render video' }).click();
  await expect(page.locator('video')).toBeVisible({ timeout: 300_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = info.outputPath('video.mp4');
  await (await download).saveAs(file);
  const recorded = Object.values((await layoutOf(page, projectId)).trackItemsMap).filter(
    (item) => item.type === 'audio' && item.details.recorded === true,
  );
  expect(recorded).toHaveLength(1);
  const { from = 0, to = 0 } = recorded[0]?.display ?? {};
  expect(await loudnessOf(file, from / 1000, (to - from) / 1000)).toBeGreaterThan(HEARD);
});
