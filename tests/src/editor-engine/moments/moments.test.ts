import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { VideoData } from '../../../../contract/video/videoData';
import { mendMoments, mendOf } from '../../../../src/editor-engine/moments/mendMoments';
import { momentsLeft, momentsWithout } from '../../../../src/editor-engine/moments/momentsWithout';
import { mainItems } from '../../../../src/editor-engine/selectors/mainItems.selectors';
import { shortestMs } from '../../../../src/editor-engine/selectors/placement.selectors';
import { anyTimeline } from '../support/anyTimeline';
import { openEngine } from '../support/openEngine';
import { items, sampleVideo } from '../support/sampleVideo';

const { first, second, third, clip, hello, goodbye, title, voice } = items;
type Engine = ReturnType<typeof openEngine>;
const missingIn = (engine: Engine) => momentsWithout(engine.videoData());
const picture = (from: number, to: number) => ({ lacks: 'picture', from, to });
const caption = (from: number, to: number) => ({ lacks: 'caption', from, to });
const withItem = (id: string, change: object): VideoData => {
  const data = sampleVideo();
  return {
    ...data,
    trackItemsMap: { ...data.trackItemsMap, [id]: { ...data.trackItemsMap[id], ...change } },
  } as VideoData;
};

test('[SC3] a sound video lacks nothing; without a shot there is a moment without a picture, titles and small clips or not', () => {
  const engine = openEngine();
  expect(missingIn(engine)).toEqual([]);
  engine.execute('items.remove', { ids: [first.id] });
  expect([engine.item(title.id), engine.item(clip.id)]).not.toContain(undefined);
  expect(missingIn(engine)).toEqual([picture(0, 4000)]);
  engine.execute('items.remove', { ids: [third.id] });
  expect(missingIn(engine)).toEqual([picture(0, 4000), picture(7000, 10_000)]);
});

test('what fills the canvas is a picture, a watermark or what is not seen is none', () => {
  const over = { left: 0, top: 0, width: 1080, height: 1920 };
  const laid = (change: object) => {
    const engine = openEngine(withItem(clip.id, change));
    engine.execute('items.remove', { ids: [first.id] });
    return missingIn(engine);
  };
  const details = { ...clip.details, ...over };
  expect(laid({ details })).toEqual([picture(0, 1000), picture(3000, 4000)]);
  expect(laid({ details: { ...details, opacity: 0 } })).toEqual([picture(0, 4000)]);
  expect(laid({ details, brand: 'logo' })).toEqual([picture(0, 4000)]);
});

test('a caption that is off while others are read leaves a voice without it; with all off nobody wants them', () => {
  const engine = openEngine();
  engine.execute('items.setShown', { ids: [goodbye.id], shown: false });
  expect(missingIn(engine)).toEqual([caption(2500, 5500)]);
  engine.execute('items.setShown', { ids: [hello.id], shown: false });
  expect(missingIn(engine)).toEqual([]);
  engine.execute('items.setShown', { ids: [hello.id], shown: true });
  engine.execute('item.setVolume', { ids: [voice.id], volume: 0 });
  expect(missingIn(engine)).toEqual([]);
});

/** What a command leaves that was not missing before. */
function leftBy(engine: Engine, run: () => unknown) {
  const before = engine.videoData();
  run();
  return momentsLeft(before, engine.videoData());
}

test('[SC3] a change tells what it has left, not what was missing before', () => {
  const engine = openEngine();
  expect(
    leftBy(engine, () => engine.execute('item.resize', { id: first.id, edge: 'to', toMs: 3000 })),
  ).toEqual([picture(3000, 4000)]);
  expect(leftBy(engine, () => engine.execute('items.remove', { ids: [third.id] }))).toEqual([
    picture(7000, 10_000),
  ]);
  expect(leftBy(engine, () => engine.execute('items.remove', { ids: [title.id] }))).toEqual([]);
  // The gap that was there comes along: it is no news.
  expect(leftBy(engine, () => engine.execute('main.reorder', { id: second.id, toIndex: 0 }))).toEqual([]);
  expect(leftBy(engine, () => engine.execute('items.remove', { ids: [goodbye.id] }))).toEqual([
    caption(2500, 5500),
  ]);
});

test('[SC3] a shot deleted with its gap leaves the end without a picture, under a voice that goes on', () => {
  const engine = openEngine();
  expect(leftBy(engine, () => engine.execute('items.rippleRemove', { ids: [first.id] }))).toEqual([
    picture(6000, 10_000),
  ]);
});

test('[SC3] the shot before is drawn out, else the one after, else what was off is on again', () => {
  const engine = openEngine();
  engine.execute('items.remove', { ids: [second.id] });
  const [between] = missingIn(engine);
  expect(between && mendOf(engine.videoData(), between)).toEqual({
    name: 'item.resize',
    payload: { id: first.id, edge: 'to', toMs: 7000 },
  });
  engine.undo();
  engine.execute('items.remove', { ids: [first.id] });
  const [start] = missingIn(engine);
  expect(start && mendOf(engine.videoData(), start)).toEqual({
    name: 'item.resize',
    payload: { id: second.id, edge: 'from', toMs: 0 },
  });
  engine.undo();
  engine.execute('items.setShown', { ids: [second.id], shown: false });
  const [off] = missingIn(engine);
  expect(off && mendOf(engine.videoData(), off)).toEqual({
    name: 'items.setShown',
    payload: { ids: [second.id], shown: true },
  });
});

test('a clip gives what its source has, its neighbour the rest, and where neither has any the gap is closed', () => {
  const short = (id: string, window: { from: number; to: number }, spareMs: number) => ({
    ...clip,
    id,
    isMain: true,
    display: window,
    trim: { from: 0, to: window.to - window.from },
    details: { ...clip.details, duration: window.to - window.from + spareMs },
  });
  const withClips = (spareMs: number) =>
    openEngine({
      ...sampleVideo(),
      trackItemsMap: {
        ...sampleVideo().trackItemsMap,
        [first.id]: short(first.id, first.display, spareMs),
        [third.id]: short(third.id, third.display, 0),
      },
    });
  const some = withClips(1000);
  some.execute('items.remove', { ids: [second.id] });
  expect(mendMoments(some, missingIn(some))).toBe(true);
  expect(mainItems(some.videoData()).map(({ display }) => display)).toEqual([
    { from: 0, to: 5000 },
    { from: 5000, to: 8000 },
  ]);
  const none = withClips(0);
  none.execute('items.remove', { ids: [second.id] });
  const [gap] = missingIn(none);
  expect(gap && mendOf(none.videoData(), gap)).toEqual({ name: 'gap.close', payload: { atMs: 4000 } });
});

test('what nothing can fill stays, and is said to', () => {
  const engine = openEngine();
  engine.execute('items.remove', { ids: [first.id, second.id, third.id] });
  const [all] = missingIn(engine);
  expect([all, all && mendOf(engine.videoData(), all)]).toEqual([picture(0, 10_000), null]);
  expect(mendMoments(engine, missingIn(engine))).toBe(false);
});

test('[SC3] whatever shots go, one step fills every moment that pictures can fill, and undo is what was before', () => {
  const pictures = anyTimeline.map((data): VideoData => ({
    ...data,
    trackItemIds: Object.keys(data.trackItemsMap),
    trackItemsMap: Object.fromEntries(
      Object.entries(data.trackItemsMap).map(([id, item]) => [
        id,
        item.type === 'video' && item.isMain
          ? ({ ...item, type: 'image', trim: undefined, details: { src: 'media:u/me/still.jpg' } } as never)
          : item,
      ]),
    ),
  }));
  fc.assert(
    fc.property(
      pictures,
      fc.array(fc.nat({ max: 5 }), { maxLength: 3 }),
      fc.boolean(),
      (data, picks, ripples) => {
        const engine = openEngine(data);
        const shots = mainItems(data);
        const ids = [...new Set(picks)].flatMap((pick) => shots[pick]?.id ?? []);
        if (ids.length === 0 || ids.length === shots.length) return;
        engine.execute(ripples ? 'items.rippleRemove' : 'items.remove', { ids });
        const before = engine.videoData();
        const missing = missingIn(engine).filter(({ lacks }) => lacks === 'picture');
        for (const { from, to } of missing) expect(to - from).toBeGreaterThanOrEqual(shortestMs(data) - 1);
        expect(mendMoments(engine, missing)).toBe(missing.length > 0);
        expect(missingIn(engine).filter(({ lacks }) => lacks === 'picture')).toEqual([]);
        if (missing.length > 0) engine.undo();
        expect(engine.videoData()).toEqual(before);
      },
    ),
  );
});
