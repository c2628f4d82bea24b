import { expect, test } from 'vitest';
import { templatePropsSchema } from '../../contract/templateProps';
import type { VideoData } from '../../contract/videoData';
import { planRender, withAddresses } from '../../server/render/renderPlan';
import { RenderRefused } from '../../server/render/renderRefused';
import { arrange } from '../../src/templates/arrangements';

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
