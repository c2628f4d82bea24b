/** How cards are drawn: in the look of each template, the same each time, and when. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { templateNameSchema } from '../../../contract/templateProps';
import { picturesUsed } from '../../../scripts/pictures/picturesUsed';
import { createCardPictures } from '../../../server/pictures/cards/cardPictures';
import { cardLooks } from '../../../server/pictures/cards/looks/cardLooks';
import type { Illustration, Picture } from '../../../server/pictures/pictures';

const templates = templateNameSchema.options;
const pictures = createCardPictures({ assetsDir: path.resolve('assets'), hintFor: () => undefined });
/** A word every `each` seconds. */
const illustrate = (topic: string, text: string, each = 0.5) => {
  const wordStarts = text.split(' ').map((_, index) => index * each);
  return pictures.illustrate({
    topic,
    parts: [{ text, sentences: [text], start: 0, end: wordStarts.length * each, wordStarts }],
  });
};
const first = (topic: string, text: string) => illustrate(topic, text)[0] as Illustration;

test('every picture that may be shown is there in each of its kinds, and none lies about unused', async () => {
  const used = [...picturesUsed()].sort();
  const things = used.filter((name) => !name.startsWith('ph-'));
  const modelled = (await readdir('assets/pictures')).filter((file) => file.endsWith('.webp'));
  const glyphs = JSON.parse(await readFile('assets/pictures/glyphs.json', 'utf8'));
  expect(modelled.map((file) => path.basename(file, '.webp')).sort()).toEqual(things);
  expect(Object.keys(glyphs.flat).sort()).toEqual(things);
  expect(Object.keys(glyphs.drawn).sort()).toEqual(things);
  expect(Object.keys(glyphs.symbol).sort()).toEqual(used.filter((name) => name.startsWith('ph-')));
});

describe('a card', () => {
  let cards: Picture[];
  let again: Picture;
  beforeAll(async () => {
    const octopus = first('Octopuses', 'An octopus has a brain.');
    cards = [];
    for (const template of templates) cards.push(await octopus.draw(template));
    again = await octopus.draw('funky');
  });

  test('fills the frame of a portrait video', async () => {
    for (const card of cards) {
      expect(await sharp(card.body).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1920 });
      expect(card).toMatchObject({ width: 1080, height: 1920 });
    }
  });
  test('has another ground in each template, and another thing in three kinds', async () => {
    const shares = await Promise.all(cards.map(({ body }) => colourAt(body, 40, 1800)));
    expect(new Set(shares.map(String)).size).toBe(templates.length);
    const middles = await Promise.all(cards.map(({ body }) => colourAt(body, 540, 800)));
    expect(new Set(middles.map(String)).size).toBeGreaterThanOrEqual(3);
  });
  test('is the same each time', () => {
    expect(again.body.equals(cards[templates.indexOf('funky')]?.body as Buffer)).toBe(true);
  });
  test('of words is set in our own typeface: the middle is white on a colour', async () => {
    const card = await first('zyx', 'MMMMMM').draw('default');
    const middle = await sharp(card.body).extract({ left: 300, top: 800, width: 480, height: 120 }).stats();
    expect(middle.channels.map(({ max }) => max)).toEqual([255, 255, 255]);
  });
  test('of a symbol, and of markup in words, is drawn as well', async () => {
    await expect(first('', 'The processor is fast.').draw('educational')).resolves.toMatchObject({
      width: 1080,
    });
    await expect(first('', 'Never <again> & again.').draw('funky')).resolves.toMatchObject({ width: 1080 });
  });
});

test('words can be read on every ground of every look: at least 3.5 to 1, and they are large', async () => {
  for (const look of Object.values(cardLooks))
    for (const setting of settings()) {
      const ground = await lightOf(look.background(setting), look.thing.centre);
      const words = lightOfColour(look.ink(setting).words);
      expect(Math.min(...ground.map((light) => contrast(light, words)))).toBeGreaterThan(3.5);
    }
});

describe('a list', () => {
  const text = 'Your phone holds your bank, your photos and your keys.';
  test('spoken slowly is seen thing by thing, each from its word on', () => {
    expect(illustrate('', text).map(({ start, end, subject }) => [start, end, subject])).toEqual([
      [0, 3, 'bank'],
      [3, 4.5, 'photos'],
      [4.5, 5, 'keys'],
    ]);
  });
  test('spoken too fast for that is one card with all of it', () => {
    expect(illustrate('', text, 0.2).map(({ start, end, subject }) => [start, end, subject])).toEqual([
      [0, 2, null],
    ]);
  });
});

/** Cards of words of each mood, of a few that follow each other. */
const settings = () =>
  [0, 0.2, 0.4, 0.6, 0.8, 0.99].flatMap((mood) =>
    [0, 1, 2, 11].map((index) => ({ mood, index, places: [] })),
  );
/** Painted small, which is enough for it. */
const SMALL = 12;

/** How light it is at each point where words stand. */
async function lightOf(svg: string, { x, y }: { readonly x: number; readonly y: number }): Promise<number[]> {
  const at = (px: number) => Math.round(px / SMALL);
  const data = await sharp(Buffer.from(svg), { density: 72 / SMALL })
    .extract({ left: at(x - 440), top: at(y - 240), width: at(880), height: at(480) })
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: data.length / 3 }, (_, point) =>
    lightOfRgb([...data.subarray(point * 3, point * 3 + 3)]),
  );
}
const lightOfColour = (hex: string) =>
  lightOfRgb([1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)));
const lightOfRgb = (rgb: readonly number[]) =>
  rgb
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((light, value, channel) => light + value * ([0.2126, 0.7152, 0.0722][channel] ?? 0), 0);
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

async function colourAt(body: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(body)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}
