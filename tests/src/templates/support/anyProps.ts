/** Template props of every sort. */
import fc from 'fast-check';
import { templatePropsSchema, type TemplateProps } from '../../../../contract/video/templateProps';

const words = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('water', 'cold,', 'bottle.', 'a', '24', 'WOW!', 'steel', 'never') },
  { weight: 1, arbitrary: fc.constantFrom('不锈钢保温杯。', 'زجاجة', 'पानी।', '🔥', '👩‍👩‍👧', 'x'.repeat(60)) },
);
const sizes = fc.constantFrom([1080, 1920], [1080, 1080], [1080, 1350], [1920, 1080], [720, 1280]);
const title = fc.constantFrom(
  '',
  'Hydra',
  'Hydra Steel Bottle, 750 ml',
  '不锈钢保温杯',
  'y'.repeat(80),
  'A B C',
);
const brand = fc.constantFrom<TemplateProps['brand']>(
  undefined,
  { colours: ['#0aa574'] },
  { logoUrl: 'l.png' },
);

/** Anything that the pipeline may hand over: 0 to 19 pictures and clips, 1 to 180 seconds. */
export const anyProps = fc
  .record({
    said: fc.array(fc.tuple(words, fc.integer({ min: 60, max: 900 })), { maxLength: 120 }),
    images: fc.integer({ min: 0, max: 19 }),
    clips: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }),
    seconds: fc.integer({ min: 1, max: 180 }),
    size: sizes,
    shape: fc.constantFrom([64, 64], [4000, 1000], [1000, 4000], [1200, 1200]),
    timed: fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 20 }),
    beatMs: fc.constantFrom(0, 333, 500),
    pop_words: fc.boolean(),
    title,
    brand,
  })
  .map(({ said, images, clips, seconds, size, shape, timed, beatMs, pop_words, title, brand }) => {
    let at = 0;
    const captions = said.map(([text, ms]) => [[at / 1000, (at += ms) / 1000], text] as const);
    const pictures = Array.from({ length: images }, (_, index) => `p${index}.jpg`);
    const videos = clips.map((_, index) => `c${index}.mp4`);
    const facts = (duration_seconds: number | null) => ({
      width: shape[0],
      height: shape[1],
      duration_seconds,
      backdrop_url: null,
    });
    return templatePropsSchema.parse({
      template: 'default',
      project_id: 'p',
      images: pictures,
      videos,
      captions,
      voiceover_duration: Math.max(seconds, at / 1000),
      timed_image_urls:
        images === 0 ? [] : timed.toSorted((a, b) => a - b).map((start) => [[start, start], 'p0.jpg']),
      background_music_url: null,
      remote_dir: 'media:u/1/',
      media_facts: Object.fromEntries([
        ...pictures.map((src) => [src, facts(null)]),
        ...videos.map((src, index) => [src, facts(clips[index] ?? 1)]),
      ]),
      beats: beatMs ? Array.from({ length: 400 }, (_, beat) => beat * beatMs) : undefined,
      width: size[0],
      height: size[1],
      ...{ pop_words, title, brand },
    });
  });
