import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hasFile, videoDataSchema } from '../../../contract/video/videoData';

const assets = path.resolve('assets');

test('[T4] the sample is a document of the educational template, and every file it names is there', async () => {
  const text = await readFile(path.join(assets, 'demo/educational.json'), 'utf8');
  const sample = videoDataSchema.parse(JSON.parse(text));
  expect(sample.template).toBe('educational');
  expect(sample.duration).toBeGreaterThan(20_000);
  const named = Object.values(sample.trackItemsMap).flatMap((item) =>
    hasFile(item) ? [item.details.src] : [],
  );
  expect(named.length).toBeGreaterThan(8);
  for (const address of named) {
    expect(address).toMatch(/^\/assets\//);
    expect((await stat(path.join(assets, address.replace('/assets/', '')))).size).toBeGreaterThan(1000);
  }
});
