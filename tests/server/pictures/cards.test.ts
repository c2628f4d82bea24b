/** How cards are drawn: in the style of each template, the same each time, and when. */
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { templateNameSchema } from '../../../contract/video/templateName';
import { createCardPictures } from '../../../server/pictures/cards/cardPictures';
import { readPictureNouns } from '../../../server/pictures/cards/choosing/pictureNouns';
import { svg, type CardStyle } from '../../../server/pictures/cards/styles/cardStyle';
import { cardStyles } from '../../../server/pictures/cards/styles/cardStyles';
import { openFaces } from '../../../server/pictures/cards/words/faces';
import { phraseOf } from '../../../server/pictures/cards/words/phrase';
import {
  typeset,
  type SetLine,
  type SetPhrase,
  type SetWord,
} from '../../../server/pictures/cards/words/typeset';
import { layCaption } from '../../../src/templates/captions/captionLayout';
import { titleItem } from '../../../src/templates/shared/type/text.items';
import { ZOOM_SCALE } from '../../../contract/limits';
import type { TemplateProps } from '../../../contract/video/templateProps';
import type { ItemOf } from '../../../contract/video/videoData';
import type { Illustration, Picture } from '../../../server/pictures/pictures';

const templates = templateNameSchema.options;
const pictures = createCardPictures({
  assetsDir: path.resolve('assets'),
  nouns: readPictureNouns(path.resolve('content'), null),
  hintFor: () => undefined,
});
/** A word every `each` seconds. */
const illustrate = (topic: string, text: string, each = 0.5) => {
  const wordStarts = text.split(' ').map((_, index) => index * each);
  return pictures.illustrate({
    topic,
    parts: [{ text, sentences: [text], start: 0, end: wordStarts.length * each, wordStarts }],
  });
};
const first = (topic: string, text: string) => illustrate(topic, text)[0] as Illustration;

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
  test('has another background in each template, and another thing in three kinds', async () => {
    const shares = await Promise.all(cards.map(({ body }) => colourAt(body, 40, 1800)));
    expect(new Set(shares.map(String)).size).toBe(templates.length);
    const middles = await Promise.all(cards.map(({ body }) => colourAt(body, 540, 800)));
    expect(new Set(middles.map(String)).size).toBeGreaterThanOrEqual(3);
  });
  test('[T1] tells where its things are seen, so that no title is laid over them; of words it tells nothing', async () => {
    const focusOf = async (text: string) => (await first('Octopuses', text).draw('default')).focus;
    const { centre, size } = cardStyles.default.thing;
    const { x, y, box } = (await focusOf('An octopus has a brain.')) ?? expect.unreachable();
    expect([x * 1080, y * 1920].map((at) => Math.round(at / 100))).toEqual(
      [centre.x, centre.y].map((at) => Math.round(at / 100)),
    );
    expect((box?.width ?? 0) * 1080).toBeGreaterThan(0.6 * size);
    expect(Math.round((box?.height ?? 0) * 1920)).toBe(654);
    expect((await first('zyx', 'MMMMMM').draw('default')).focus).toBeNull();
  });
  test('is the same each time', () => {
    expect(again.body.equals(cards[templates.indexOf('funky')]?.body as Buffer)).toBe(true);
  });
  test('of words is set in our own typeface: large letters of one colour stand in the middle', async () => {
    const card = await first('zyx', 'MMMMMM').draw('default');
    const middle = await sharp(card.body).extract({ left: 140, top: 800, width: 480, height: 120 }).stats();
    expect(middle.channels.map(({ max }) => max)).toEqual([255, 255, 255]);
  });
  test('of a symbol, and of markup in words, is drawn as well', async () => {
    await expect(first('', 'The processor is fast.').draw('educational')).resolves.toMatchObject({
      width: 1080,
    });
    await expect(first('', 'Never <again> & again.').draw('funky')).resolves.toMatchObject({ width: 1080 });
  });
});

describe('words', () => {
  const faces = openFaces(path.resolve('assets/pictures/type'));
  const set = (style: CardStyle, text: string) =>
    typeset(phraseOf(text), faces, style.words.typography, style.words.place);
  test.each([
    ['CO₂ → H₂O', true],
    ['백신은 예행연습입니다.', true],
    ['தண்ணீர் கொள்கை', true],
    ['✓', true],
    ['👩\u200d', false],
    ['মহড়া', true],
    ['ജനിച്ചിട്ടുള്ളവരാണ്', false],
    ['ᚠᚢᚦ', false],
  ])('%s can be written with every letter in its place: %s', (text, canWrite) => {
    expect(faces.canWrite(text.replaceAll(' ', ''))).toBe(canWrite);
  });
  test('a card whose words cannot be written right shows its background, not half of them', async () => {
    const cards = await Promise.all(
      ['ജനിച്ചിട്ടുള്ളവരാണ്', 'ᚠᚢᚦ'].map((text) => first('zyx', text).draw('default')),
    );
    expect(cards[0]?.body.equals(cards[1]?.body as Buffer)).toBe(true);
  });
  test('an emoji that ends a sentence leaves no space before its stop', () => {
    const { lead, key, tail } = phraseOf('It goes faster 🌱.');
    expect([...lead, ...key, ...tail].map((word) => word.text)).toEqual(['It', 'goes', 'faster']);
    expect(
      phraseOf('Faster 🌱, then slower.')
        .key.map((word) => word.text)
        .join(' '),
    ).toContain('Faster,');
  });
  test.each(['₂₃', '안녕', 'বল', 'தம', 'ქა', '✓✗', '→←'])(
    'the letters of %s are drawn, none as a box',
    (letters) => {
      const [one, other] = [...letters].map((letter) => faces.outline(letter, 'hand').paths[0]?.d ?? '');
      expect([one, other]).not.toContain('');
      expect(one).not.toBe(other);
    },
  );
  // Two lines each in the bundled face; an estimate may be one more.
  test.each([
    ['Why do octopuses have three hearts', 2],
    ['How vaccines work', 2],
  ])(
    'the pane of a card stands clear of the title “%s” of %i lines above and of captions below, also when it has come nearest',
    (title, lines) => {
      const size = { width: 1080, height: 1920 };
      const style = cardStyles.default;
      const painted = style.words.paint(set(style, statement), { mood: 0, index: 0, places: [] });
      const [, top = 0, height = 0] =
        /y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/.exec(painted)?.map(Number) ?? [];
      const near = (y: number) => size.height / 2 + (y - size.height / 2) * ZOOM_SCALE.to;
      const [item] = titleItem({ title, project_id: 'p', ...size } as TemplateProps, 60_000);
      const { top: labelTop, fontSize, lineHeight } = (item as ItemOf<'text'>).details;
      const labelHeight = lines * Number(fontSize) * Number(lineHeight);
      expect(near(top)).toBeGreaterThanOrEqual(Number(labelTop) + labelHeight);
      const words = 'Nobody wanted another'.split(' ').map((text) => ({ text }));
      expect(near(top + height)).toBeLessThanOrEqual(layCaption({ text: '' }, words, size).box.top);
    },
  );
  const statement = 'Nobody wanted another war, but nobody wanted to give up the city either.';

  test.each(Object.entries(cardStyles))(
    'can be read on every background of %s: at least 3.5 to 1',
    async (_, style) => {
      const phrase = set(style, statement);
      for (const setting of settings()) {
        const paint = (shown: SetPhrase) =>
          pixelsOf(svg(style.background(setting) + style.words.paint(shown, setting)));
        const [written, blank] = await Promise.all([paint(phrase), paint(withoutLetters(phrase))]);
        for (const line of phrase.lines.filter(({ role }) => role === 'key'))
          for (const word of line.words) expect(contrastOf(word, line, written, blank)).toBeGreaterThan(3.5);
      }
    },
  );
  test.each(Object.entries(cardStyles))(
    'stay clear of title and captions in %s, however long they are',
    (_, style) => {
      for (const text of [
        statement,
        'Yes.',
        'In 1948, it grew by 40%.',
        statement.repeat(4),
        'x'.repeat(90),
      ]) {
        const { box, lines } = set(style, text);
        expect(box.top).toBeGreaterThanOrEqual(500);
        expect(box.top + box.height).toBeLessThanOrEqual(1240);
        for (const { x, width } of lines) {
          expect(x).toBeGreaterThanOrEqual(110);
          expect(x + width).toBeLessThanOrEqual(970.01);
        }
      }
    },
  );
});

describe('a list', () => {
  const text = 'Your bag holds a wallet, some cash and your passport.';
  test('spoken slowly is seen thing by thing, each from its word on', () => {
    expect(illustrate('', text).map(({ start, end, subject }) => [start, end, subject])).toEqual([
      [0, 3, 'wallet'],
      [3, 4.5, 'cash'],
      [4.5, 5, 'passport'],
    ]);
  });
  test('spoken too fast for that is one card with all of it', () => {
    expect(illustrate('', text, 0.2).map(({ start, end, subject }) => [start, end, subject])).toEqual([
      [0, 2, null],
    ]);
  });
});

/** Cards of words of each mood, as they follow each other. */
const settings = () => [0, 0.2, 0.4, 0.6, 0.8, 0.99].map((mood, index) => ({ mood, index, places: [] }));
/** Painted small, which is enough for it. */
const SMALL = 4;

const withoutLetters = (phrase: SetPhrase): SetPhrase => ({
  ...phrase,
  lines: phrase.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, outline: { ...word.outline, paths: [] } })),
  })),
});

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
}
async function pixelsOf(drawing: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(drawing), { density: 72 / SMALL })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/** Of a word's purest ink to all that lies behind it. */
function contrastOf(
  { x, width }: SetWord,
  { baseline, size }: SetLine,
  written: Pixels,
  blank: Pixels,
): number {
  const lights: { readonly ink: number; readonly behind: number }[] = [];
  for (let top = baseline - size * 0.6; top < baseline; top += SMALL)
    for (let left = x; left < x + width; left += SMALL) {
      const at = 3 * (Math.round(top / SMALL) * written.width + Math.round(left / SMALL));
      const lightIn = ({ data }: Pixels) => lightOfRgb([...data.subarray(at, at + 3)]);
      lights.push({ ink: lightIn(written), behind: lightIn(blank) });
    }
  const [purest] = lights.toSorted((a, b) => contrast(b.ink, b.behind) - contrast(a.ink, a.behind));
  return Math.min(...lights.map(({ behind }) => contrast(purest?.ink ?? 0, behind)));
}
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
