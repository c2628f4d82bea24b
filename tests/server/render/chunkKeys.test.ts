/** The key of a chunk changes with each thing that its frames show, and with nothing else. [RD2] */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { templateNameSchema, type TemplateName } from '../../../contract/video/templateName';
import type { ItemOf, TrackItem, VideoData } from '../../../contract/video/videoData';
import { isCaption } from '../../../contract/video/videoData';
import { chunkKeys, soundKey } from '../../../server/render/chunks/chunkKeys';
import { planChunks } from '../../../server/render/chunks/chunkPlan';
import { planRender } from '../../../server/render/renderPlan';
import { arrange } from '../../../src/templates/arrangements';
import { barAt, barLook, groundOf, stepAt, stepsOf } from '../../../src/templates/educational/lessonSteps';
import { cardsOf, pileAt } from '../../../src/templates/motionCards/mainCards';
import { nearIndex } from '../../../src/templates/motion/nearIndex';
import { planItems, videoLength } from '../../../src/templates/motion/timing';
import { sampleProps } from './support/sampleProps';
import { isLong, longTest } from '../../support/form';

const names = templateNameSchema.options;
const film = (template: TemplateName, over = {}) => arrange({ ...sampleProps(), template, ...over });
const way = 'a way';
const keysOf = (data: VideoData, over: Partial<Parameters<typeof chunkKeys>[0]> = {}) => {
  const plan = planRender(data);
  const input = { plan, contentOf: (ref: string) => `bytes of ${ref}`, way, composition: 'c', ...over };
  return chunkKeys(input, planChunks(plan));
};
const changedChunks = (a: readonly string[], b: readonly string[]) =>
  b.flatMap((key, place) => (key === a[place] ? [] : [place]));
const withItem = (data: VideoData, item: TrackItem): VideoData => ({
  ...data,
  trackItemsMap: { ...data.trackItemsMap, [item.id]: item },
});
const itemsOf = (data: VideoData) => data.trackItemIds.flatMap((id) => data.trackItemsMap[id] ?? []);
const captionsOf = (data: VideoData) =>
  itemsOf(data).filter((item): item is ItemOf<'text'> => item.type === 'text' && isCaption(item.id));
const withText = (item: ItemOf<'text'>, text: string): TrackItem => ({
  ...item,
  details: { ...item.details, text },
});

test.each(names)(
  '[RD2] %s: a caption that is changed changes the chunks that show it, and no other',
  (name) => {
    const data = film(name);
    for (const caption of captionsOf(data)) {
      const changed = changedChunks(keysOf(data), keysOf(withItem(data, withText(caption, 'Other words.'))));
      const { from, to } = caption.display;
      // 60 frames a chunk; a frame more on each side.
      const [first, last] = [Math.floor(((from - 34) * 0.03) / 60), Math.floor(((to + 34) * 0.03) / 60)];
      expect(changed.length).toBeGreaterThan(0);
      for (const place of changed) expect(place >= first && place <= last).toBe(true);
    }
  },
);

test('[RD2] way, bundle, size, rate, template and the bytes of a file that is shown change a key', () => {
  const data = film('default');
  const before = keysOf(data);
  const all = before.map((_, place) => place);
  expect(changedChunks(before, keysOf(data, { way: 'another' }))).toEqual(all);
  expect(changedChunks(before, keysOf(data, { composition: 'another' }))).toEqual(all);
  expect(changedChunks(before, keysOf({ ...data, size: { width: 540, height: 960 } }))).toEqual(all);
  expect(changedChunks(before, keysOf({ ...data, fps: 25 })).length).toBeGreaterThan(0);
  expect(changedChunks(before, keysOf({ ...data, template: 'funky' }))).toEqual(all);
  const picture = itemsOf(data).find((item) => item.type === 'image');
  const src = picture?.type === 'image' ? picture.details.src : '';
  const contentOf = (ref: string) => (ref === src ? 'other bytes' : `bytes of ${ref}`);
  const shown = changedChunks(before, keysOf(data, { contentOf }));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(before.length);
});

test('[RD2] names, addresses, ids of projects and how it sounds change no chunk', () => {
  const data = film('default');
  const before = keysOf(data);
  const renamed = itemsOf(data).reduce((sum, item) => withItem(sum, { ...item, name: 'Renamed' }), data);
  expect(keysOf(renamed)).toEqual(before);
  expect(keysOf(film('default', { project_id: 'another' }))).toEqual(before);
  expect(
    keysOf({ ...data, trackItemIds: data.trackItemIds.filter((id) => !id.startsWith('bg_music')) }),
  ).toEqual(before);
  const moved = JSON.parse(JSON.stringify(data).replaceAll('/media/', '/elsewhere/')) as VideoData;
  const contentOf = (ref: string) => `bytes of ${ref.replace('/elsewhere/', '/media/')}`;
  expect(keysOf(moved, { contentOf })).toEqual(before);
});

test('[RD2] the sound’s key changes with what is heard alone', () => {
  const data = film('default');
  const keyOf = (of: VideoData) =>
    soundKey({ plan: planRender(of), contentOf: (ref) => ref, way }, () => true);
  const [caption] = captionsOf(data);
  if (!caption) throw new Error('no caption');
  expect(keyOf(withItem(data, withText(caption, 'Other words.')))).toBe(keyOf(data));
  expect(
    keyOf({ ...data, trackItemIds: data.trackItemIds.filter((id) => !id.startsWith('bg_music')) }),
  ).not.toBe(keyOf(data));
});

/** What the composition paints at a frame, by the functions that it calls. */
function seenAt(data: VideoData, frame: number) {
  const shown = nearIndex(planItems(data), 0)(frame).filter(({ item }) => item.type !== 'audio');
  const [cards, steps] = [cardsOf(data), stepsOf(data)];
  const pile = pileAt(cards, frame, data.fps);
  const before = cards[cards.findIndex((card) => card === pile.top) - 1];
  const step = stepAt(steps, frame, data.fps);
  return {
    shown,
    ...(data.template === 'motion-cards' ? { pile, before } : {}),
    ...(data.template === 'educational'
      ? {
          bar: barAt(steps, frame),
          look: barLook(data),
          grounds: [groundOf(step.shown), groundOf(step.before), step.presence],
        }
      : {}),
  };
}

type Edit = (data: VideoData, at: number) => VideoData;
const edits: Readonly<Record<string, Edit>> = {
  moved: (data, at) => {
    const item = itemsOf(data)[at % itemsOf(data).length];
    if (!item) return data;
    const { from, to } = item.display;
    return withItem(data, { ...item, display: { from: from + 400, to: to + 400 } });
  },
  removed: (data, at) => ({
    ...data,
    trackItemIds: data.trackItemIds.filter((_, place) => place !== at % data.trackItemIds.length),
  }),
  raised: (data, at) => {
    const ids = [...data.trackItemIds];
    ids.push(...ids.splice(at % ids.length, 1));
    return { ...data, trackItemIds: ids };
  },
  faded: (data, at) => {
    const item = itemsOf(data)[at % itemsOf(data).length];
    if (!item || item.type === 'audio') return data;
    return withItem(data, { ...item, details: { ...item.details, opacity: 40 } } as TrackItem);
  },
  entered: (data, at) => {
    const item = itemsOf(data)[at % itemsOf(data).length];
    if (!item || item.type === 'audio') return data;
    return withItem(data, {
      ...item,
      details: { ...item.details, transition: { in: 'slideUp' } },
    } as TrackItem);
  },
};

longTest('[RD2] two documents with the same key are painted from the same, frame by frame', () => {
  const anyEdit = fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.nat(60));
  let alike = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.array(anyEdit, { minLength: 1, maxLength: 3 }),
      (name, done) => {
        const data = film(name);
        const edited = done.reduce((sum, [edit, at]) => edits[edit]?.(sum, at) ?? sum, data);
        const [before, after] = [keysOf(data), keysOf(edited)];
        for (const [place, { from, to }] of planChunks({
          frames: videoLength(data),
          fps: data.fps,
        }).entries()) {
          if (before[place] !== after[place]) continue;
          alike += 1;
          for (const frame of [from, from + 1, (from + to) >> 1, to - 1])
            expect(seenAt(edited, frame)).toEqual(seenAt(data, frame));
        }
      },
    ),
    { numRuns: isLong ? 150 : 40 },
  );
  // Else it would have proven nothing.
  expect(alike).toBeGreaterThan(200);
});
