import fc from 'fast-check';
import { expect, test } from 'vitest';
import { templatePropsSchema } from '../../../contract/video/templateProps';
import { isCaption, type VideoData } from '../../../contract/video/videoData';
import { arrange, templateNames } from '../../../src/templates/arrangements';
import { captionLook } from '../../../src/templates/captions/captionLooks';
import { contrast, hexOf, mix, parseColour, type Rgb } from '../../../src/templates/shared/colour';
import {
  BLACK,
  legible,
  legibleUnder,
  opaqueEnough,
  READABLE,
  WHITE,
} from '../../../src/templates/shared/legible';
import { LIGHT } from '../../../src/templates/shared/palette';

const channel = fc.nat(255);
const colour = fc.tuple(channel, channel, channel);
const asCss = (rgb: readonly [number, number, number]) => hexOf(rgb);
const rgbOf = (css: string): Rgb => {
  const rgb = parseColour(css);
  if (!rgb) throw new Error(`${css} is no colour`);
  return rgb;
};

test('[B4] a colour is moved until it is read on what it stands on, and not at all where it is read already', () =>
  fc.assert(
    fc.property(colour, colour, (wanted, background) => {
      const made = legible(wanted, [background]);
      expect(contrast(made, background)).toBeGreaterThanOrEqual(READABLE);
      if (contrast(wanted, background) >= READABLE) expect(made).toEqual(wanted);
    }),
  ));

test('[B4] a background is moved until white or black is read on it, in the light too', () =>
  fc.assert(
    fc.property(colour, fc.constantFrom(WHITE, BLACK), (wanted, ink) => {
      const made = legibleUnder(ink, wanted, { lights: [LIGHT] });
      for (const light of [0, LIGHT])
        expect(contrast(ink, mix(made, WHITE, light))).toBeGreaterThanOrEqual(READABLE);
    }),
  ));

/** What a title may stand on: its own label, else every colour of the card behind it. */
function groundsOf(data: VideoData, id: string): readonly Rgb[] {
  const item = data.trackItemsMap[id];
  if (item?.type !== 'text') return [];
  const card = data.trackItemsMap['closing_background_p'];
  const behind = card?.type === 'shape' && id.startsWith('closing') ? (card.details.ground ?? '') : '';
  const css = item.details.backgroundColor ?? behind;
  const hexes = (css.match(/#[0-9a-f]{6}(?![0-9a-f])/giu) ?? []).map(rgbOf);
  return css.includes(`rgba(255,255,255,${LIGHT})`)
    ? [...hexes, ...hexes.map((hex) => mix(hex, WHITE, LIGHT))]
    : hexes;
}

/** What a chip comes to over white, the worst that light words can stand on. */
function chipOf(background: string): Rgb {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (background.match(/[\d.]+/gu) ?? []).map(Number);
  return background.startsWith('rgba') ? mix(WHITE, [red, green, blue], alpha) : rgbOf(background);
}

test.each(templateNames)(
  '[B4] whatever a brand’s colours are, %s writes nothing in them that cannot be read',
  (template) =>
    fc.assert(
      fc.property(
        fc.array(colour.map(asCss), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        (colours, isBare) => {
          const data = arrange(
            templatePropsSchema.parse({
              ...{ template, project_id: 'p', title: 'Hydra Steel Bottle', remote_dir: 'media:u/1/' },
              images: isBare ? [] : ['a.jpg'],
              ...{ videos: [], background_music_url: null, voiceover_duration: 12, brand: { colours } },
              captions: Array.from({ length: 24 }, (_, n) => [
                [n * 0.5, n * 0.5 + 0.4],
                n % 6 === 5 ? 'cold.' : 'water',
              ]),
            }),
          );
          for (const id of ['title_p', 'closing_title_p']) {
            const item = data.trackItemsMap[id];
            const ink = item?.type === 'text' ? item.details.color : undefined;
            if (ink)
              for (const ground of groundsOf(data, id))
                expect([id, ink, ground, contrast(rgbOf(ink), ground) >= READABLE]).toEqual([
                  id,
                  ink,
                  ground,
                  true,
                ]);
          }
          for (const item of Object.values(data.trackItemsMap)) {
            if (item.type !== 'text' || !isCaption(item.id) || !item.details.litColor) continue;
            const { background } = captionLook('default', item.details).chip ?? {};
            if (typeof background === 'string' && background !== 'transparent')
              expect(contrast(rgbOf(item.details.litColor), chipOf(background))).toBeGreaterThanOrEqual(
                READABLE,
              );
          }
        },
      ),
      { numRuns: 40 },
    ),
);

test('a chip is deepened for a dim word alone, and never for one that nothing helps', () => {
  expect(opaqueEnough(BLACK, 0.35, '#ffffff')).toBe(0.55);
  expect(opaqueEnough([14, 11, 30], 0.72, '#ffffff')).toBe(0.72);
  expect(opaqueEnough(BLACK, 0.35, '#101010')).toBe(0.35);
  expect(opaqueEnough(BLACK, 0.35, 'red')).toBe(0.35);
});
