import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captionLookSchema, type CaptionLook } from '../../../contract/video/captionStyle';
import type { ItemOf, TrackItem } from '../../../contract/video/videoData';
import { createRenderer, type Renderer } from '../../../server/render/renderer';
import { contrast, luminance, type Rgb } from '../../../src/templates/shared/colour';
import { litColourOf } from '../../../src/templates/shared/palette';
import { folderStorage } from '../../server/render/support/folderStorage';
import { pictureOf, type Picture } from '../../server/render/support/readVideo';
import { testBrowser } from '../../server/render/support/testBrowser';

const size = { width: 1080, height: 1200 };
const ROW = 230;
const display = { from: 0, to: 2000 };
/** Of large type (WCAG 2.2, 1.4.3). */
const LEAST = 3;
/** px from a letter's edge at which what is behind it is looked at: beyond what is smoothed, within every edge. */
const EDGE = 2;

let folder: string;
let renderer: Renderer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'contrast-'));
  renderer = createRenderer({
    config: { DATA_DIR: path.join(folder, 'data') },
    storage: folderStorage(path.join(folder, 'files')),
    browser: testBrowser,
  });
}, 120_000);
afterAll(async () => {
  await renderer.close();
  await rm(folder, { recursive: true, force: true });
});

/** Two words; the second one is spoken. */
const caption = (look: CaptionLook, row: number, colours: object): ItemOf<'text'> => ({
  id: `caption_${look}`,
  name: '',
  type: 'text',
  display,
  details: {
    text: 'Hydra keeps',
    words: [
      { text: 'Hydra', from: 0, to: 500 },
      { text: 'keeps', from: 500, to: 2000 },
    ],
    captionStyle: { look, font: 'bold' },
    top: 40 + row * ROW,
    ...colours,
  },
});
const still = async (ground: string, colours: object = {}): Promise<Picture> => {
  const behind: TrackItem = {
    id: 'background',
    name: '',
    type: 'shape',
    display,
    details: { shape: 'rectangle', left: 0, top: 0, ...size, ground },
  };
  const items = [behind, ...captionLookSchema.options.map((look, row) => caption(look, row, colours))];
  const videoData = {
    ...{ projectId: 'p', duration: 2000, fps: 30, size, tracks: [], template: 'default' },
    trackItemIds: items.map(({ id }) => id),
    trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
  };
  return pictureOf(await renderer.drawStill({ videoData, atMs: 1500 }));
};

type Is = (x: number, y: number) => boolean;
const isMagenta = ([red, green, blue]: Rgb) => red > 200 && green < 70 && blue > 200;
const isGreen = ([red, green, blue]: Rgb) => red < 70 && green > 200 && blue < 70;

interface Traced {
  readonly inks: readonly (readonly [x: number, y: number])[];
  /** Two px outside, and not nearer anywhere. */
  readonly edges: readonly (readonly [x: number, y: number])[];
}

function trace(frame: Picture, row: number, isColour: (colour: Rgb) => boolean): Traced {
  const is: Is = (x, y) => isColour(frame.at(x, y));
  const [inks, edges]: [[number, number][], [number, number][]] = [[], []];
  for (let y = row * ROW + 10; y < (row + 1) * ROW; y += 1)
    for (let x = 200; x < size.width - 200; x += 1) {
      if (is(x, y)) inks.push([x, y]);
      else if (
        [-EDGE, EDGE].some((by) => is(x + by, y) || is(x, y + by)) &&
        ![-1, 1].some((by) => is(x + by, y) || is(x, y + by))
      )
        edges.push([x, y]);
    }
  expect(inks.length).toBeGreaterThan(2000);
  expect(edges.length).toBeGreaterThan(500);
  return { inks, edges };
}

/** How much of a word's edge is read against what is next to it, 0 to 1. Its darker parts count. */
function readable(frame: Picture, { inks, edges }: Traced): number {
  const byLight = inks.map((at) => frame.at(...at)).toSorted((a, b) => luminance(a) - luminance(b));
  const ink = byLight[Math.floor(byLight.length / 4)] ?? [0, 0, 0];
  return edges.filter((at) => contrast(ink, frame.at(...at)) >= LEAST).length / edges.length;
}

const grounds = {
  light: 'linear-gradient(#ffffff, #f2f2f2)',
  dark: 'linear-gradient(#0c0d12, #1a1b22)',
  busy: 'repeating-conic-gradient(#ffffff 0 25%, #16161d 0 50%) 0 0/46px 46px',
  yellow: 'linear-gradient(#ffe14d, #ffd21a)',
};

test('[T3] every look of captions, lit words too, is read on light, dark, busy and yellow pictures', async () => {
  const marked = await still('#000000', { color: '#ff00ff', litColor: '#00ff00' });
  const words = captionLookSchema.options.flatMap((look, row) => [
    { look, word: 'plain', traced: trace(marked, row, isMagenta) },
    { look, word: 'lit', traced: trace(marked, row, isGreen) },
  ]);
  for (const [name, ground] of Object.entries(grounds)) {
    const frame = await still(ground);
    for (const { look, word, traced } of words) {
      const share = readable(frame, traced);
      expect([name, look, word, share > 0.9 ? 'read' : share]).toEqual([name, look, word, 'read']);
    }
  }
}, 120_000);

test('[T3] [B4] a neon word that glows in a brand’s colour is read on a light and on a busy picture, too', async () => {
  const row = captionLookSchema.options.indexOf('neon');
  const traced = trace(await still('#000000', { color: '#ff00ff', litColor: '#00ff00' }), row, isGreen);
  const brand = ['#c8102e', '#ffd400'].map((colour) => litColourOf([colour]) ?? '');
  for (const ground of ['light', 'busy'] as const)
    for (const litColor of brand) {
      const share = readable(await still(grounds[ground], { litColor }), traced);
      expect([ground, litColor, share > 0.9 ? 'read' : share]).toEqual([ground, litColor, 'read']);
    }
}, 120_000);
