import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { paintOnce, type HeadlessBrowser } from '../../../server/render/remotion/singlePaint';

test('screenshots go out without captureBeyondViewport, sizes of pages as they are pictured, everything else as it was asked', async () => {
  const sent: unknown[] = [];
  const client = { send: async (method: string, params?: object) => void sent.push([method, params]) };
  const browser = { newPage: async () => ({ _client: () => client }) } as unknown as HeadlessBrowser;
  const page = await paintOnce(browser).newPage({} as never);
  // oxlint-disable-next-line no-underscore-dangle -- Remotion's own name
  const painting = page._client();
  await painting.send('Page.captureScreenshot', { format: 'jpeg', captureBeyondViewport: true } as never);
  const size = { width: 1080, height: 1920, deviceScaleFactor: 0.25, mobile: false };
  await painting.send('Emulation.setDeviceMetricsOverride', size as never);
  await painting.send('Page.enable');
  expect(sent).toEqual([
    ['Page.captureScreenshot', { format: 'jpeg', captureBeyondViewport: false }],
    ['Emulation.setDeviceMetricsOverride', { ...size, scale: 0.25 }],
    ['Page.enable', undefined],
  ]);
});

test('Remotion still asks for screenshots, and says how large a page is, in the way that is changed here', async () => {
  const renderer = path.dirname(createRequire(import.meta.url).resolve('@remotion/renderer'));
  const task = await readFile(path.join(renderer, 'screenshot-task.js'), 'utf8');
  expect(task).toContain("client.send('Page.captureScreenshot'");
  expect(task).toContain('captureBeyondViewport: true');
  expect(task).toContain('page._client()');
  const page = await readFile(path.join(renderer, 'browser/BrowserPage.js'), 'utf8');
  expect(page).toContain("client.send('Emulation.setDeviceMetricsOverride'");
  expect(page).toContain('deviceScaleFactor: viewport.deviceScaleFactor');
});
