import { expect, test } from 'vitest';
import { stickerNames, stickerSrc } from '../../../contract/video/stickers';
import { templatePropsSchema } from '../../../contract/video/templateProps';
import type { VideoData } from '../../../contract/video/videoData';
import { planRender, withAddresses } from '../../../server/render/renderPlan';
import { RenderRefused } from '../../../server/render/renderRefused';
import { arrange } from '../../../src/templates/arrangements';

const data = (image = 'media:u/1/media/a.jpg'): VideoData =>
  arrange(
    templatePropsSchema.parse({
      template: 'default',
      project_id: 'p',
      images: [image],
      videos: [],
      captions: [[[0, 0.5], 'Hello']],
      voiceover_duration: 2,
      background_music_url: '/assets/music/rap-beat.m4a',
      remote_dir: 'media:u/1/jobs/1/',
      media_facts: {
        [image]: { width: 9, height: 16, duration_seconds: null, backdrop_url: 'media:u/1/media/a.blur.jpg' },
      },
    }),
  );
const refusal = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof RenderRefused) return error;
    throw error;
  }
  throw new Error('was not refused');
};

test('a plan names its frames and every file that is seen or heard, once', () => {
  const { frames, fps, width, height, assets } = planRender(data());
  expect({ frames, fps, width, height }).toEqual({ frames: 60, fps: 30, width: 1080, height: 1920 });
  expect(assets.map(({ ref, kind }) => [ref, kind])).toEqual([
    ['media:u/1/media/a.jpg', 'image'],
    ['media:u/1/media/a.blur.jpg', 'image'],
    ['media:u/1/jobs/1/audio_voice.wav', 'audio'],
    ['/assets/music/rap-beat.m4a', 'audio'],
  ]);
});

test.each([
  'http://169.254.169.254/latest/meta-data',
  'https://example.com/a.jpg',
  'file:///etc/passwd',
  '//127.0.0.1:5432/',
  'data:image/svg+xml,<svg/>',
  '/assets/../server/config.ts',
  '/media/x/u/1/a.jpg',
  'media:../secret',
])('a document that names %s is refused before anything is drawn', (src) => {
  const refused = refusal(() => planRender(data(src)));
  expect(refused.code).toBe('render_foreign_address');
  expect(refused.detail).toContain('“Shot 1” uses a file that is not stored here');
});

test('[E8] a video that shows a sticker is drawn with it, whichever it is', () => {
  const stickers = stickerNames.map(stickerSrc);
  const planned = stickers.map((src) => planRender(data(src)).assets[0]?.ref);
  expect(planned).toEqual(stickers);
});

test('[T1] an unknown template is refused by its name', () => {
  const refused = refusal(() => planRender({ ...data(), template: 'sepia' }));
  expect([refused.code, refused.detail]).toEqual([
    'render_unknown_template',
    'No template found for string: sepia',
  ]);
});

test('a document without length has nothing to draw', () => {
  expect(refusal(() => planRender({ ...data(), duration: 0 })).code).toBe('render_nothing_to_draw');
});

test('the name of a render changes with what is seen, not with what is switched off', () => {
  const video = data();
  const [id = ''] = video.trackItemIds;
  const off = { ...video, trackItemIds: video.trackItemIds.filter((other) => other !== id) };
  expect(planRender(off).hash).not.toBe(planRender(video).hash);
  expect(planRender({ ...off, trackItemsMap: { ...off.trackItemsMap } }).hash).toBe(planRender(off).hash);
  const { [id]: _gone, ...rest } = off.trackItemsMap;
  expect(planRender({ ...off, trackItemsMap: rest }).hash).toBe(planRender(off).hash);
});

test('addresses take the place of references, and the document itself is not changed', () => {
  const video = data();
  const moved = withAddresses(video, (ref) => `http://here/${ref.length}`);
  expect(moved.trackItemsMap.video_main_0_p?.details).toMatchObject({
    src: 'http://here/21',
    backdropSrc: 'http://here/26',
  });
  expect(video).toEqual(data());
});

test('a font of the user’s own is one of the files; where it is gone, the text goes without', () => {
  const video = data();
  const caption = video.trackItemsMap.caption_0_p;
  if (caption?.type !== 'text') throw new Error('no caption');
  const fontSrc = 'media:u/1/brand/own.woff2';
  const own = { ...caption, details: { ...caption.details, fontSrc } };
  const branded: VideoData = { ...video, trackItemsMap: { ...video.trackItemsMap, caption_0_p: own } };
  expect(planRender(branded).assets).toContainEqual({ ref: fontSrc, kind: 'font', usedBy: 'Caption 1' });
  const fontOf = (moved: VideoData) => moved.trackItemsMap.caption_0_p?.details;
  expect(fontOf(withAddresses(branded, () => 'http://here/1.woff2'))).toHaveProperty(
    'fontSrc',
    'http://here/1.woff2',
  );
  expect(fontOf(withAddresses(branded, () => undefined))).not.toHaveProperty('fontSrc');
});

test('a font of somebody else is refused like any other file', () => {
  const video = data();
  const caption = video.trackItemsMap.caption_0_p;
  if (caption?.type !== 'text') throw new Error('no caption');
  const foreign = { ...caption, details: { ...caption.details, fontSrc: 'https://example.com/a.woff2' } };
  const refused = refusal(() =>
    planRender({ ...video, trackItemsMap: { ...video.trackItemsMap, caption_0_p: foreign } }),
  );
  expect(refused.code).toBe('render_foreign_address');
});
