/** What is said in a clip of one's own: heard by a recogniser that answers as OpenAI's does, captioned, and cut by its words. */
import type { Locator, Page } from '@playwright/test';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runFfmpeg } from '../server/ffmpeg/ffmpeg';
import {
  KEY,
  startTranscriptionServer,
  type TranscriptionServer,
} from '../tests/support/transcriptionServer';
import { item, saved, undoButton } from './support/editing';
import { expectNoFaultsIn } from './support/faults';
import { openProduct } from './support/product';
import { openMade } from './support/projects';
import { asPhone } from './support/touch';
import { expectLargeTargets } from './support/touchTargets';
import { expect, test as base } from './support/test';

const said = [
  { text: 'Um,', start: 0.1, end: 0.4 },
  { text: 'I', start: 0.6, end: 0.7 },
  { text: 'am', start: 0.7, end: 0.9 },
  { text: 'Ava.', start: 0.9, end: 1.4 },
  { text: 'Tell', start: 1.7, end: 1.9 },
  { text: 'me', start: 1.9, end: 2 },
  { text: 'more.', start: 2, end: 2.5 },
];

const test = base.extend<object, { recogniser: TranscriptionServer }>({
  recogniser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed off this pattern.
    async ({}, use) => {
      const recogniser = await startTranscriptionServer({ as: 'whisperCpp', said });
      await use(recogniser);
      recogniser.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ recogniser }, use) => {
      const product = await openProduct({
        TRANSCRIBE_BASE_URL: recogniser.baseUrl,
        TRANSCRIBE_API_KEY: KEY,
      });
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
test.use({ expectedComplaints: /status of 502|ServiceError/ });

/** Four seconds in which somebody speaks. */
async function spokenClip(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clip-'));
  const file = path.join(folder, 'clip.mp4');
  const picture = ['-loop', '1', '-framerate', '30', '-i', 'assets/demo/pictures-educational-01.jpg'];
  const coded = ['-vf', 'scale=540:960', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  await runFfmpeg([
    '-y',
    '-v',
    'error',
    ...picture,
    '-i',
    'assets/voices/ava.m4a',
    '-t',
    '4',
    ...coded,
    file,
  ]);
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}

async function addSpokenClip(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Videos', exact: true }).click();
  await page
    .getByRole('region', { name: 'Videos' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'ava.mp4', mimeType: 'video/mp4', buffer: await spokenClip() });
  await page.getByRole('button', { name: /Add ava/ }).click();
  const clip = item(page, /^Clip \d+, ava/);
  await expect(clip).toHaveCount(1);
  return clip;
}

test('[SC5] [SC2] a clip of one’s own is captioned by what is said in it, undone, and cut by its words', async ({
  page,
  made,
  recogniser,
}) => {
  test.setTimeout(180_000);
  await openMade(page, made);
  const clip = await addSpokenClip(page);
  await expectNoFaultsIn(page.getByRole('region', { name: 'Videos' }), 'editor, a clip of one’s own', [
    'light',
  ]);
  // What is not looked at from here on is put away.
  await page.getByRole('button', { name: 'Videos', exact: true }).click();
  await clip.click();
  const inspector = page.getByRole('tabpanel');
  const write = inspector.getByRole('button', { name: 'Write captions' });
  await expect(write).toBeVisible();
  await expectNoFaultsIn(inspector, 'editor, a clip to caption', ['light']);

  // Captions of the script stand there: nobody is asked before a person says that they go.
  await write.focus();
  await page.keyboard.press('Enter');
  await expect(inspector.getByText(/would be replaced\.$/)).toBeVisible();
  expect(recogniser.asked).toEqual([]);
  await expectNoFaultsIn(inspector, 'editor, captions to replace', ['light']);
  recogniser.answer('hangs');
  await inspector.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(inspector.getByText(/^Listening…/)).toBeVisible();
  // Before it is asked, there is nothing that it could be left with.
  await expect.poll(() => recogniser.asked.length).toBe(1);
  const left = recogniser.left();
  await inspector.getByRole('button', { name: 'Cancel', exact: true }).click();
  await left;
  await expect(write).toBeFocused();

  recogniser.answer({ as: 'segmentsOnly', said });
  await write.click();
  await inspector.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(inspector.getByRole('alert')).toContainText('doesn’t say when each word is spoken');
  await expectNoFaultsIn(inspector, 'editor, a clip that could not be captioned', ['light']);
  recogniser.answer({ as: 'whisperCpp', said });
  await inspector.getByRole('button', { name: 'Try again' }).click();
  await expect(inspector.getByText('2 captions written')).toBeVisible();
  await expect(undoButton(page, 'Write captions')).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await saved(page);

  await page.getByRole('tab', { name: 'Transcript', exact: true }).click();
  const transcript = page.getByRole('tabpanel');
  await expect(transcript.getByText('Um,', { exact: true })).toBeVisible();
  await transcript.getByRole('button', { name: 'Remove 1 filler word' }).click();
  await expect(transcript.getByText('Um,', { exact: true })).toHaveCount(0);
  await expect(clip).toHaveCount(2);
});

test('[SC5] [ED1] a phone writes a clip’s captions by touch', async ({ page, made }) => {
  await openMade(page, made);
  const clip = await addSpokenClip(page);
  const phone = await asPhone(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await clip.boundingBox()) ?? {};
  await phone.tap({ x: x + Math.min(width, 60) / 2, y: y + height / 2 });
  const bar = page.getByRole('navigation', { name: /^Actions for/ });
  await bar.getByRole('button', { name: 'Edit', exact: true }).click();
  const write = page.getByRole('button', { name: 'Write captions' });
  await write.scrollIntoViewIfNeeded();
  await expectLargeTargets(
    page.getByRole('region', { name: 'Edit', exact: true }),
    'a clip to caption on a phone',
  );
});
