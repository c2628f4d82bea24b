import fc from 'fast-check';
import { expect, test } from 'vitest';
import { templatePropsSchema } from '../../../contract/video/templateProps';
import { arrange } from '../../../src/templates/arrangements';
import { keptInView, shiftInto } from '../../../src/templates/paint/keptInView';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const side = fc.integer({ min: 50, max: 4000 });

test('[ED3] what is looked at first is seen, and no edge of a picture that covers its box', () =>
  fc.assert(
    fc.property(side, side, side, side, share, share, (width, height, across, down, x, y) => {
      const box = { width: across, height: down };
      const scale = Math.max(across / width, down / height);
      const size = { width: width * scale, height: height * scale };
      const shift = shiftInto(size, box, { x, y });
      for (const [by, of, view, point] of [
        [shift.x, size.width, across, x],
        [shift.y, size.height, down, y],
      ] as const) {
        expect(Math.abs(by)).toBeLessThanOrEqual((of - view) / 2 + 1e-6);
        const seenAt = view / 2 + (point - 0.5) * of + by;
        expect(seenAt).toBeGreaterThanOrEqual(-1e-6);
        expect(seenAt).toBeLessThanOrEqual(view + 1e-6);
      }
    }),
  ));

test('[ED3] as CSS: a wide picture in an upright box shows its left where that is looked at', () => {
  const wide = { naturalWidth: 1600, naturalHeight: 800 };
  const upright = { width: 400, height: 800 };
  expect(keptInView({ ...wide, focus: { x: 0.1, y: 0.5 } }, upright).objectPosition).toBe('0% 50%');
  expect(keptInView({ ...wide, focus: { x: 0.5, y: 0.5 } }, upright).objectPosition).toBe('50% 50%');
  expect(keptInView(wide, upright)).toEqual({});
});

test.each(['default', 'zoom-effect'] as const)('[ED3] the title of %s keeps off a face', (template) => {
  const titleAt = (y: number) => {
    const { trackItemsMap } = arrange(
      templatePropsSchema.parse({
        ...{ template, project_id: 'p', title: 'Hydra Steel Bottle', remote_dir: 'media:u/1/' },
        ...{ images: ['a.jpg'], videos: [], background_music_url: null, voiceover_duration: 12 },
        captions: [[[0, 12], 'water']],
        media_facts: {
          'a.jpg': {
            width: 1080,
            height: 1920,
            duration_seconds: null,
            backdrop_url: null,
            focus: { x: 0.5, y },
          },
        },
      }),
    );
    const title = trackItemsMap['title_p'];
    return (title?.type === 'text' && title.details.top) || 0;
  };
  expect([titleAt(0.2) > 900, titleAt(0.6)]).toEqual([true, 250]);
});
