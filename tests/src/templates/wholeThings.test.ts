/** What is shown is neither beheaded nor written over: things on one colour, and tall pictures in lower formats. */
import { expect, test } from 'vitest';
import { ZOOM_SCALE } from '../../../contract/limits';
import { FORMATS, formatNames, type FormatName } from '../../../contract/video/formats/formats';
import { templatePropsSchema } from '../../../contract/video/templateProps';
import type { TemplateName } from '../../../contract/video/templateName';
import { arrange, templateNames } from '../../../src/templates/arrangements';
import { captionsTop } from '../../../src/templates/canvas/canvas';
import { boxOf } from '../../../src/templates/paint/boxOf';
import { mainStand } from '../../../src/templates/paint/mainStand';
import { mainItemsOf } from '../../../src/templates/shared/shots/dressMain';
import { fullBleed } from '../../../src/templates/stockMedia/fullBleed';

const BOTTLE = { naturalWidth: 1000, naturalHeight: 1800, plainGround: '#ffffff' };
const PHONE_PHOTO = { naturalWidth: 1080, naturalHeight: 1920, focus: { x: 0.5, y: 0.6 } };
const all = templateNames.flatMap((template) => formatNames.map((format) => [template, format] as const));

const WHITE_BOTTLE = { width: 1000, height: 1800, ground: '#ffffff' };
const adOf = (
  template: TemplateName,
  format: FormatName,
  { title = 'Hydra Steel Bottle', facts = WHITE_BOTTLE as object } = {},
) =>
  arrange(
    templatePropsSchema.parse({
      ...{
        template,
        project_id: 'p',
        title,
        remote_dir: '/media/',
        voiceover_duration: 9,
      },
      captions: ['Cold', 'for', 'a', 'day.', 'Fill', 'it', 'once.'].map((word, index) => [
        [index * 1.2, index * 1.2 + 1],
        word,
      ]),
      ...{ images: ['/media/bottle.jpg'], videos: [], beats: [], background_music_url: null },
      media_facts: {
        '/media/bottle.jpg': { ...facts, duration_seconds: null, backdrop_url: '/media/b.jpg' },
      },
      ...FORMATS[format],
    }),
  );

test.each(formatNames)(
  '[T1] in %s, a thing on one colour is whole and clear of captions, at its nearest',
  (format) => {
    const screen = FORMATS[format];
    const stand = mainStand(BOTTLE, screen);
    if (!stand) throw new Error('it stands nowhere');
    const height = stand.height * ZOOM_SCALE.to;
    const top = screen.height / 2 - stand.lift - height / 2;
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + height).toBeLessThanOrEqual(captionsTop(screen) * screen.height + 1);
    expect(stand.width * ZOOM_SCALE.to).toBeLessThanOrEqual(screen.width + 1);
  },
);

test.each(all)('[T1] in %s at %s, the title is not laid over the thing that it names', (template, format) => {
  const data = adOf(template, format);
  const [shot] = mainItemsOf(data);
  const title = data.trackItemsMap.title_p;
  if (shot?.type !== 'image' || title?.type !== 'text') throw new Error('nothing is titled');
  const { top, height } = boxOf(title, data);
  const { room } = shot.details;
  // Beside it there is room on a wide screen.
  if (template === 'stock-media' && format === '16:9') return expect(room).toBeUndefined();
  const isAbove = top + height <= (room?.top ?? 0) * data.size.height;
  const isBelow = top >= (room?.bottom ?? 1) * data.size.height;
  expect([isAbove, isBelow]).toContain(true);
});

const SQUARE = { naturalWidth: 1200, naturalHeight: 1200 };
const BOX = { left: 0.3, top: 0.15, width: 0.4, height: 0.7 };
/** Shares of a phone's screen below three lines of a title and above captions. */
const ROOM = { top: 0.34, bottom: captionsTop(FORMATS['9:16']) };

/** Where a part of it stands at its animation's nearest, from top to bottom, in shares of the screen. */
function standing(picture: Parameters<typeof mainStand>[0], part: { top: number; height: number }) {
  const screen = FORMATS['9:16'];
  const stand = mainStand(picture, screen);
  if (stand?.as !== 'card') throw new Error('it is no card');
  const at = (share: number) =>
    (screen.height / 2 - stand.lift + (share - 0.5) * stand.height * ZOOM_SCALE.to) / screen.height;
  return { from: at(part.top), to: at(part.top + part.height), width: stand.width };
}

test('[T1] what is looked at in a card stands between a long title and captions, at its nearest', () => {
  const without = standing({ ...SQUARE, focus: { x: 0.5, y: 0.5, box: BOX } }, BOX);
  expect(without.from).toBeLessThan(ROOM.top);
  const { from, to, width } = standing({ ...SQUARE, focus: { x: 0.5, y: 0.5, box: BOX }, room: ROOM }, BOX);
  expect(from).toBeGreaterThanOrEqual(ROOM.top - 0.001);
  expect(to).toBeLessThanOrEqual(ROOM.bottom + 0.001);
  expect(width).toBeLessThan(without.width);
});

test('[T1] a card in which nothing is known to be looked at stands in the middle between words, as large as before', () => {
  const whole = { top: 0, height: 1 };
  const { from, to, width } = standing({ ...SQUARE, room: ROOM }, whole);
  expect((from + to) / 2).toBeCloseTo((ROOM.top + ROOM.bottom) / 2);
  expect(width).toBe(standing(SQUARE, whole).width);
});

test.each(formatNames)(
  '[T1] in %s, a square card stays on the screen when it gives way to words',
  (format) => {
    const screen = FORMATS[format];
    const stand = mainStand({ ...SQUARE, room: { top: 0.12, bottom: captionsTop(screen) } }, screen);
    if (stand?.as !== 'card') return expect(stand?.as).toBe('screen');
    const height = stand.height * ZOOM_SCALE.to;
    const top = screen.height / 2 - stand.lift - height / 2;
    expect(top).toBeGreaterThanOrEqual(-1);
    expect(top + height).toBeLessThanOrEqual(screen.height + 1);
  },
);

test.each(formatNames)(
  '[T1] in %s, the head of what is looked at is not under a title of three lines',
  (format) => {
    const data = adOf('default', format, {
      title: 'Ember Flask Insulated Water Bottle',
      facts: { width: 1200, height: 1200, focus: { x: 0.5, y: 0.5, box: BOX } },
    });
    const [shot] = mainItemsOf(data);
    const title = data.trackItemsMap.title_p;
    if (shot?.type !== 'image' || title?.type !== 'text') throw new Error('nothing is titled');
    const stand = mainStand(shot.details, data.size);
    if (!stand) throw new Error('it stands nowhere');
    const middle = data.size.height / 2 - stand.lift;
    const side = Math.max(stand.width, stand.height);
    const heads = [1, ZOOM_SCALE.to].map((scale) => middle + (BOX.top - 0.5) * side * scale);
    const { top, height } = boxOf(title, data);
    const isBelow = heads.every((head) => head >= top + height);
    const isAbove = heads.every((head) => head + 0.25 * BOX.height * side <= top);
    expect([isBelow, isAbove]).toContain(true);
  },
);

test('[T1] [LB1] a picture of ours, in which nothing is looked at first, fills what it is drawn to fill', () => {
  const drawn = { naturalWidth: 1080, naturalHeight: 1920 };
  expect(mainStand(drawn, FORMATS['4:5'])?.as).toBe('screen');
  const size = { width: 1080, height: 1920 };
  expect(fullBleed(FORMATS['1:1'], size, { hasPlainBackground: false }).around).toBe('nothing');
});

test('[T1] a phone’s photograph fills a phone and stands whole in every lower format', () => {
  const stands = formatNames.map((format) => [format, mainStand(PHONE_PHOTO, FORMATS[format])?.as]);
  expect(stands).toEqual([
    ['9:16', 'screen'],
    ['4:5', 'card'],
    ['1:1', 'card'],
    ['16:9', 'card'],
  ]);
  const photo = { width: 1080, height: 1920 };
  const seen = (['4:5', '1:1'] as const).map((format) =>
    fullBleed(FORMATS[format], photo, { hasPlainBackground: false, focus: PHONE_PHOTO.focus }),
  );
  expect(seen.map(({ picture, frame, around }) => [picture.height <= frame.height, around])).toEqual([
    [true, 'backdrop'],
    [true, 'backdrop'],
  ]);
});
