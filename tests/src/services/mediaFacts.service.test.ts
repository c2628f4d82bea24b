import { expect, test } from 'vitest';
import type { OwnMedia } from '../../../contract/routes/media.routes';
import type { Call } from '../../../src/services/http';
import { createMediaFactsService } from '../../../src/services/mediaFacts.service';

const crop = { left: 0.2, top: 0.1, right: 0.2, bottom: 0.1 };
const own: OwnMedia = {
  ...{ address: '/media/9.z/a.jpg', url: '/media/9.z/a.jpg', kind: 'image', width: 800, height: 600 },
  ...{
    duration_ms: null,
    backdrop_url: '/a.backdrop.jpg',
    ground: '#ffffff',
    crop,
    focus: { x: 0.4, y: 0.5 },
  },
  ...{ beats: null, created_time: '2026-11-24T05:00:00.000Z' },
};
const clip: OwnMedia = {
  ...{ ...own, address: '/media/9.z/b.mp4', kind: 'video', duration_ms: 4500 },
  ...{ backdrop_url: null, ground: null, crop: null, focus: null },
};

test('[W13] what the server knows of media is told as a template is told of it, by the address asked for', async () => {
  const asked: unknown[] = [];
  const call = (async (_: unknown, { body }: { body: unknown }) => {
    asked.push(body);
    return { media: [own, clip] };
  }) as unknown as Call;
  const addresses = [own.address, clip.address, 'https://shop.example/c.jpg'];
  const facts = await createMediaFactsService(call).fetchFacts(addresses, new AbortController().signal);
  expect(asked).toEqual([{ addresses }]);
  const size = { width: 800, height: 600 };
  expect(facts).toEqual({
    [own.address]: {
      ...{ ...size, duration_seconds: null, backdrop_url: '/a.backdrop.jpg' },
      ...{ ground: '#ffffff', crop, focus: { x: 0.4, y: 0.5 } },
    },
    [clip.address]: { ...size, duration_seconds: 4.5, backdrop_url: null },
  });
});
