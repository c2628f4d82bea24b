import fc from 'fast-check';
import { expect, test } from 'vitest';
import { templatePropsSchema } from '../../../contract/video/templateProps';
import { arrange } from '../../../src/templates/arrangements';
import type { Size } from '../../../src/templates/canvas/canvas';
import { cutsFocus, shiftInto } from '../../../src/templates/paint/keptInView';
import { inFrame, partOn } from '../../../src/templates/paint/stand/stand';

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

test('[ED3] all that is looked at is seen where it fits, and nothing beside it where it does not', () =>
  fc.assert(
    fc.property(side, side, side, side, fc.array(share, { minLength: 4, maxLength: 4 }), (...drawn) => {
      const [width, height, across, down, ends] = drawn;
      const [left = 0, right = 1] = ends.slice(0, 2).toSorted();
      const [top = 0, bottom = 1] = ends.slice(2).toSorted();
      const part = { left, top, width: right - left, height: bottom - top };
      const view = { width: across, height: down };
      const focus = { x: (left + right) / 2, y: (top + bottom) / 2, box: part };
      const seen = partOn(inFrame({ left: 0, top: 0, ...view }, { width, height }, focus), part);
      for (const [from, length, all] of [
        [seen.left, seen.width, across],
        [seen.top, seen.height, down],
      ] as const) {
        expect(from).toBeGreaterThanOrEqual(Math.min(0, all - length) - 1e-6);
        expect(from + length).toBeLessThanOrEqual(Math.max(all, length) + 1e-6);
      }
    }),
  ));

test('[ED3] a picture is cut as far as what is looked at leaves it, at the sides as in height', () => {
  const sofa = { left: 0.1, top: 0.4, width: 0.8, height: 0.5 };
  const cuts = (box: typeof sofa | undefined, size: Size, view: Size) =>
    cutsFocus(size, view, { x: 0.5, y: 0.6, ...(box && { box }) });
  const [wide, phone, square] = [
    { width: 1600, height: 1000 },
    { width: 1080, height: 1920 },
    { width: 1300, height: 1000 },
  ];
  expect([cuts(sofa, wide, phone), cuts(sofa, wide, square), cuts(undefined, wide, phone)]).toEqual([
    true,
    false,
    false,
  ]);
  // What the picture itself cuts at both ends may lose some more.
  expect(cuts({ ...sofa, left: 0, width: 1 }, wide, square)).toBe(false);
});

test('[ED3] a wide picture in an upright box shows its left where that is looked at', () => {
  const upright = { left: 0, top: 0, width: 400, height: 800 };
  const leftOf = (focus?: { x: number; y: number }) =>
    inFrame(upright, { width: 1600, height: 800 }, focus).picture.left;
  expect([leftOf({ x: 0.1, y: 0.5 }), leftOf({ x: 0.5, y: 0.5 }), leftOf()]).toEqual([0, -600, -600]);
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
