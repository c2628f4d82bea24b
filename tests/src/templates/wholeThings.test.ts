/** What is shown is neither beheaded nor written over: things on one colour, heads in pictures and clips, and tall pictures in lower formats. */
import { expect, test } from 'vitest';
import { FORMATS, formatNames, type FormatName } from '../../../contract/video/formats/formats';
import { templatePropsSchema } from '../../../contract/video/templateProps';
import type { TemplateName } from '../../../contract/video/templateName';
import type { ItemOf } from '../../../contract/video/videoData';
import { arrange, templateNames } from '../../../src/templates/arrangements';
import { captionsTop } from '../../../src/templates/canvas/canvas';
import { cropped } from '../../../src/templates/paint/footage/cropped';
import { inkOf } from '../../../src/templates/paint/inkOf';
import { fullBleed } from '../../../src/templates/paint/stand/fullBleed';
import { atNearest, partOn } from '../../../src/templates/paint/stand/stand';
import { standOf } from '../../../src/templates/paint/stand/stands';
import { subjectOf } from '../../../src/templates/paint/stand/subject';
import { meets } from '../../../src/templates/shared/shots/clearOfWords';
import { mainItemsOf } from '../../../src/templates/shared/shots/dressMain';
import { shotOf } from './support/shotOf';

const BOTTLE = { naturalWidth: 1000, naturalHeight: 1800, plainGround: '#ffffff' };
const PHONE_PHOTO = { naturalWidth: 1080, naturalHeight: 1920, focus: { x: 0.5, y: 0.6 } };

const standIn = (format: FormatName, details: Partial<ItemOf<'image'>['details']>) => {
  const stand = standOf(shotOf(details), { size: FORMATS[format], template: 'default' });
  if (!stand) throw new Error('it stands nowhere');
  return stand;
};

test.each(formatNames)(
  '[T1] in %s, a thing on one colour is whole and clear of captions, at its nearest',
  (format) => {
    const screen = FORMATS[format];
    const stand = standIn(format, BOTTLE);
    const { left, top, width, height } = atNearest(stand, stand.picture);
    expect(top).toBeGreaterThanOrEqual(-0.001);
    expect(top + height).toBeLessThanOrEqual(captionsTop(screen) * screen.height + 0.001);
    expect([left, left + width].every((edge) => edge > -1 && edge < screen.width + 1)).toBe(true);
  },
);

const LONG_TITLE = 'Ember Flask Insulated Water Bottle';
/** Somebody from head to foot, a head near the top, and one at the side: shares of the picture. */
const PEOPLE = {
  standing: { x: 0.5, y: 0.14, box: { left: 0.25, top: 0.04, width: 0.5, height: 0.95 } },
  near: { x: 0.5, y: 0.22, box: { left: 0.2, top: 0.06, width: 0.6, height: 0.6 } },
  aside: { x: 0.22, y: 0.2, box: { left: 0.05, top: 0.05, width: 0.35, height: 0.9 } },
};
const SHOTS = {
  'a bottle on white': { width: 1000, height: 1800, ground: '#ffffff' },
  'a wide thing on white': { width: 1600, height: 900, ground: '#ffffff' },
  'somebody from head to foot': { width: 1080, height: 1920, focus: PEOPLE.standing },
  'a head near the top': { width: 1080, height: 1920, focus: PEOPLE.near },
  'a head near the top of a square': { width: 1200, height: 1200, focus: PEOPLE.near },
  'somebody at the side of a wide picture': { width: 1600, height: 1000, focus: PEOPLE.aside },
} as const;

const adOf = (template: TemplateName, format: FormatName, facts: object, kind: 'images' | 'videos') =>
  arrange(
    templatePropsSchema.parse({
      ...{ template, project_id: 'p', title: LONG_TITLE, remote_dir: '/media/' },
      voiceover_duration: 9,
      captions: ['Cold', 'for', 'a', 'day.', 'Fill', 'it', 'once.'].map((word, index) => [
        [index * 1.2, index * 1.2 + 1],
        word,
      ]),
      ...{ images: [], videos: [], [kind]: ['/media/shown'], beats: [], background_music_url: null },
      media_facts: {
        '/media/shown': {
          ...facts,
          duration_seconds: kind === 'videos' ? 20 : null,
          backdrop_url: '/media/b.jpg',
        },
      },
      ...FORMATS[format],
    }),
  );

const everywhere = templateNames.flatMap((template) =>
  formatNames.map((format) => [template, format] as const),
);
const shown = Object.entries(SHOTS).flatMap(([name, facts]) => [
  [name, facts, 'images'] as const,
  ...('ground' in facts ? [] : [[`a clip of ${name}`, facts, 'videos'] as const]),
]);

test.each(everywhere)(
  '[T1] [ED3] in %s at %s, no title lies over a head or a thing, in picture or clip',
  (template, format) => {
    const hidden = shown.flatMap(([name, facts, kind]) => {
      const data = adOf(template, format, facts, kind);
      const title = data.trackItemsMap.title_p;
      if (title?.type !== 'text') throw new Error('nothing is titled');
      return mainItemsOf(data).flatMap((shot) => {
        const long = Math.min(shot.display.to, title.display.to) - shot.display.from;
        if (long < (shot.display.to - shot.display.from) / 3) return [];
        const stand = standOf(shot, data);
        const subject = stand && subjectOf(cropped(shot.details), stand);
        if (!subject) throw new Error('nothing is looked at');
        return meets(inkOf(title, data), subject.head) ? [`${name}, ${shot.id}`] : [];
      });
    });
    expect(hidden).toEqual([]);
  },
);

test.each(formatNames)('[T1] [ED3] in %s, what a lesson is about stays above its card', (format) => {
  const topics = shown.map(([, facts, kind]) => {
    const { title_p: title } = adOf('educational', format, facts, kind).trackItemsMap;
    return title?.type === 'text' && title.details.top;
  });
  expect(new Set(topics).size).toBe(1);
});

test('[T1] what nobody writes over keeps its place: a head below the title leaves the picture over the whole screen', () => {
  const focus = { x: 0.5, y: 0.55, box: { left: 0.2, top: 0.5, width: 0.6, height: 0.45 } };
  const [shot] = mainItemsOf(adOf('default', '9:16', { width: 1080, height: 1920, focus }, 'images'));
  expect(shot?.details).not.toHaveProperty('room');
});

const SQUARE = { naturalWidth: 1200, naturalHeight: 1200 };
const BOX = { left: 0.3, top: 0.15, width: 0.4, height: 0.7 };
/** Shares of a phone's screen below three lines of a title and above captions. */
const ROOM = { top: 0.34, bottom: captionsTop(FORMATS['9:16']) };

/** Where a part of it stands at its animation's nearest, from top to bottom, in shares of the screen. */
function standing(picture: Partial<ItemOf<'image'>['details']>, part: typeof BOX) {
  const stand = standIn('9:16', picture);
  const { top, height } = atNearest(stand, partOn(stand, part));
  const { height: screen } = FORMATS['9:16'];
  return { from: top / screen, to: (top + height) / screen, width: stand.frame.width };
}

test('[T1] what is looked at in a card stands between a long title and captions, at its nearest', () => {
  const without = standing({ ...SQUARE, focus: { x: 0.5, y: 0.5, box: BOX } }, BOX);
  expect(without.from).toBeLessThan(ROOM.top);
  const { from, to, width } = standing({ ...SQUARE, focus: { x: 0.5, y: 0.5, box: BOX }, room: ROOM }, BOX);
  expect(from).toBeGreaterThanOrEqual(ROOM.top - 0.001);
  expect(to).toBeLessThanOrEqual(ROOM.bottom + 0.001);
  expect(width).toBeLessThan(without.width);
});

const WHOLE = { left: 0, top: 0, width: 1, height: 1 };
test('[T1] a card that is still seen between a long title and captions stands there whole', () => {
  const { from, to, width } = standing({ ...SQUARE, room: ROOM }, WHOLE);
  expect([from, to].map((edge) => edge.toFixed(3))).toEqual(
    [ROOM.top, ROOM.bottom].map((edge) => edge.toFixed(3)),
  );
  expect(width).toBeLessThan(standing(SQUARE, WHOLE).width);
});

test('[T1] one in which nothing is known to be looked at, and that would be too small there, stands in the middle as large as before', () => {
  const low = { ...ROOM, top: 0.42 };
  const { from, to, width } = standing({ ...SQUARE, room: low }, WHOLE);
  expect((from + to) / 2).toBeCloseTo((low.top + low.bottom) / 2);
  expect(width).toBe(standing(SQUARE, WHOLE).width);
});

test.each(['a plate', 'nothing'])(
  '[T1] a title lies on no edge of a card, whatever is looked at in it: %s',
  (looked) => {
    const plate = { x: 0.5, y: 0.6, box: { left: 0.2, top: 0.4, width: 0.6, height: 0.45 } };
    const facts = { width: 1200, height: 1200, ...(looked === 'a plate' ? { focus: plate } : {}) };
    const data = adOf('default', '9:16', facts, 'images');
    const title = data.trackItemsMap.title_p;
    const [shot] = mainItemsOf(data);
    const stand = shot && standOf(shot, data);
    if (title?.type !== 'text' || !stand) throw new Error('there is no title on a card');
    expect(stand.isRaised).toBe(true);
    expect(meets(inkOf(title, data), atNearest(stand, stand.frame))).toBe(false);
  },
);

test.each(formatNames)(
  '[T1] in %s, a square card stays on the screen when it gives way to words',
  (format) => {
    const screen = FORMATS[format];
    const stand = standIn(format, { ...SQUARE, room: { top: 0.12, bottom: captionsTop(screen) } });
    const { top, height } = atNearest(stand, stand.frame);
    expect(stand.around).toBe('backdrop');
    expect(top).toBeGreaterThanOrEqual(-1);
    expect(top + height).toBeLessThanOrEqual(screen.height + 1);
  },
);

test('[T1] [LB1] a picture of ours, in which nothing is looked at first, fills what it is drawn to fill', () => {
  const drawn = { naturalWidth: 1080, naturalHeight: 1920 };
  expect(standIn('4:5', drawn).around).toBe('nothing');
  expect(fullBleed({}, { width: 1080, height: 1920 }, FORMATS['1:1']).around).toBe('nothing');
});

test('[T1] a phone’s photograph fills a phone and stands whole in every lower format', () => {
  const stands = formatNames.map((format) => [format, standIn(format, PHONE_PHOTO).around]);
  expect(stands).toEqual([
    ['9:16', 'nothing'],
    ['4:5', 'backdrop'],
    ['1:1', 'backdrop'],
    ['16:9', 'backdrop'],
  ]);
  const seen = (['4:5', '1:1'] as const).map((format) =>
    fullBleed({ focus: PHONE_PHOTO.focus }, { width: 1080, height: 1920 }, FORMATS[format]),
  );
  expect(seen.map(({ picture, frame, around }) => [picture.height <= frame.height, around])).toEqual([
    [true, 'backdrop'],
    [true, 'backdrop'],
  ]);
});

test('[T1] a clip covers the screen with what is looked at in view, and becomes a card only under a title', () => {
  const clip = { width: 1600, height: 900, focus: PEOPLE.aside };
  const data = adOf('default', '9:16', clip, 'videos');
  const shots = mainItemsOf(data);
  const last = shots.at(-1);
  const stand = last && standOf(last, data);
  expect(stand?.frame).toEqual({ left: 0, top: 0, ...data.size });
  const looked = stand && partOn(stand, PEOPLE.aside.box);
  expect(looked && looked.left + looked.width / 2).toBeCloseTo(data.size.width / 2, -2);
});
