import { expect, test } from 'vitest';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items, sampleVideo } from '../../support/sampleVideo';

const { first, second, third, clip, hello, goodbye, title, voice, music } = items;
type Engine = ReturnType<typeof openEngine>;
const windowsOf = (engine: Engine, ...ids: string[]) =>
  ids.map((id) => {
    const display = engine.item(id)?.display;
    return display ? [display.from, display.to] : null;
  });

test('[E2] what is removed is in no track, not in the id list and not in the map', () => {
  const engine = openEngine();
  engine.session.selection.set([clip.id, title.id]);
  expectOneStep(engine, 'items.remove', { ids: [clip.id, title.id] });
  const { tracks, trackItemIds, trackItemsMap } = engine.videoData();
  expect(tracks.map(({ items: held }) => held.length)).toEqual([3, 2, 2]);
  expect(trackItemIds).toHaveLength(7);
  expect(Object.keys(trackItemsMap)).not.toContain(clip.id);
  expect(engine.session.selection.get()).toEqual([]);
  expectRefused(engine, 'items.remove', { ids: [clip.id] }, 'noSuchItem');
  expectRefused(engine, 'items.remove', { ids: [] }, 'nothingChosen');
});

test('a main item that is rippled out takes its time with it: captions and voice stay', () => {
  const engine = openEngine();
  expectOneStep(engine, 'items.rippleRemove', { ids: [second.id] });
  expect(windowsOf(engine, first.id, second.id, third.id)).toEqual([[0, 4000], null, [4000, 7000]]);
  expect(windowsOf(engine, hello.id, goodbye.id, voice.id)).toEqual([
    [0, 2000],
    [2500, 5500],
    [0, 10_000],
  ]);
  expect(engine.videoData().duration).toBe(10_000);
  expect(engine.session.selection.get()).toEqual([third.id]);
});

test('what lies over later shots goes with them, and the video is as long as what is left', () => {
  const engine = openEngine();
  engine.execute('items.remove', { ids: [voice.id, goodbye.id] });
  engine.execute('items.move', { ids: [clip.id], byMs: 4500 });
  expectOneStep(engine, 'items.rippleRemove', { ids: [first.id] });
  expect(windowsOf(engine, second.id, third.id, clip.id)).toEqual([
    [0, 3000],
    [3000, 6000],
    [1500, 3500],
  ]);
  expect(engine.videoData().duration).toBe(6000);
  expect(windowsOf(engine, music.id)).toEqual([[0, 6000]]);
});

test('[E2] [T1] a last card goes where the end goes: it stays while the voice goes on, and comes earlier with a shorter video', () => {
  const card = { ...title, id: 'closing_title_p1', display: { from: 8000, to: 10_000 } };
  const engine = openEngine();
  engine.execute('closing.add', { items: [card] });
  expectOneStep(engine, 'items.rippleRemove', { ids: [second.id] });
  expect(windowsOf(engine, third.id, card.id)).toEqual([
    [4000, 7000],
    [8000, 10_000],
  ]);
  expectOneStep(engine, 'item.resize', { id: third.id, edge: 'to', toMs: 10_000 });
  expect(windowsOf(engine, third.id, card.id)).toEqual([
    [4000, 10_000],
    [8000, 10_000],
  ]);
  expectOneStep(engine, 'item.resize', { id: third.id, edge: 'to', toMs: 11_000 });
  expect(windowsOf(engine, card.id)).toEqual([[9000, 11_000]]);
  engine.execute('items.remove', { ids: [voice.id, goodbye.id] });
  expectOneStep(engine, 'items.rippleRemove', { ids: [first.id] });
  expect(windowsOf(engine, third.id, card.id, music.id)).toEqual([
    [0, 7000],
    [5000, 7000],
    [0, 7000],
  ]);
});

test('several shots are rippled out as one step', () => {
  const engine = openEngine();
  expectOneStep(engine, 'items.rippleRemove', { ids: [first.id, second.id] });
  expect(windowsOf(engine, third.id)).toEqual([[0, 3000]]);
  expectRefused(engine, 'items.rippleRemove', { ids: [hello.id] }, 'notMain');
  expectRefused(engine, 'items.rippleRemove', { ids: [] }, 'nothingChosen');
});

test('a gap between main items is closed; before and behind them there is none', () => {
  const engine = openEngine();
  engine.execute('items.remove', { ids: [second.id] });
  expectRefused(engine, 'gap.close', { atMs: 3999 }, 'noGap');
  expectOneStep(engine, 'gap.close', { atMs: 4000 });
  expect(windowsOf(engine, first.id, third.id)).toEqual([
    [0, 4000],
    [4000, 7000],
  ]);
  expectRefused(engine, 'gap.close', { atMs: 7500 }, 'noGap');
  expectRefused(engine, 'gap.close', { atMs: Number.NaN }, 'noGap');
});

test('[E2] a cut where nothing is asks for something to cut; beside an item, it says that the point is outside of it', () => {
  const engine = openEngine();
  for (const cut of ['item.split', 'item.trimTo'] as const) {
    const at = (id: string | null, atMs: number) => ({ id, atMs, side: 'from' as const });
    expectRefused(engine, cut, at(null, 4000), 'nothingChosen');
    expectRefused(engine, cut, at(second.id, 8000), 'notBetween');
  }
});

test('a clip is split where the playhead is: both parts together play what it played', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.split', { id: clip.id, atMs: 1800 });
  expect(engine.item(clip.id)).toMatchObject({
    display: { from: 1000, to: 1800 },
    trim: { from: 500, to: 1300 },
  });
  expect(engine.item('video_new1')).toEqual({
    ...clip,
    id: 'video_new1',
    display: { from: 1800, to: 3000 },
    trim: { from: 1300, to: 2500 },
  });
  const { tracks, trackItemIds } = engine.videoData();
  expect(tracks[0]?.items.slice(-2)).toEqual([clip.id, 'video_new1']);
  expect(trackItemIds.slice(3, 5)).toEqual([clip.id, 'video_new1']);
  expect(engine.session.selection.get()).toEqual(['video_new1']);
});

test('[E1] a part of a main item is a main item, with an id in their manner', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.split', { id: first.id, atMs: 1000 });
  expect(engine.item('video_main_3_p1')).toMatchObject({ isMain: true, display: { from: 1000, to: 4000 } });
});

test('what comes in stays left, what goes out goes right', () => {
  const data = sampleVideo();
  const moving = {
    ...clip,
    details: {
      ...clip.details,
      fadeIn: 200,
      fadeOut: 300,
      transition: { in: 'zoomLeftIn' as const, out: 'zoomRightOut' as const },
      animation: { type: 'fadeOut' as const, delay: 1500, duration: 500, easing: 'linear' as const },
    },
  };
  const engine = openEngine({ ...data, trackItemsMap: { ...data.trackItemsMap, [clip.id]: moving } });
  expectOneStep(engine, 'item.split', { id: clip.id, atMs: 2000 });
  expect(engine.item(clip.id)?.details).toEqual({
    ...clip.details,
    fadeIn: 200,
    transition: { in: 'zoomLeftIn' },
  });
  expect(engine.item('video_new1')?.details).toEqual({
    ...clip.details,
    fadeOut: 300,
    transition: { out: 'zoomRightOut' },
    animation: { type: 'fadeOut', delay: 500, duration: 500, easing: 'linear' },
  });
});

test('the words of a caption go to the part in which they are spoken, one at least to each', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.split', { id: goodbye.id, atMs: 3600 });
  expect(engine.item(goodbye.id)?.details).toEqual({
    text: 'And',
    words: goodbye.details.words?.slice(0, 1),
  });
  expect(engine.item('caption_new1')?.details).toEqual({
    text: 'now goodbye',
    words: goodbye.details.words?.slice(1),
  });
  expectRefused(engine, 'item.split', { id: goodbye.id, atMs: 3000 }, 'notBetween');
});

test('[E8] a voice is cut where it is split; a loop plays on there, or begins anew where its file would end too early', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.split', { id: voice.id, atMs: 4000 });
  expect(engine.item(voice.id)?.trim).toEqual({ from: 0, to: 4000 });
  expect(engine.item('voice_new1')).toMatchObject({
    display: { from: 4000, to: 10_000 },
    trim: { from: 4000, to: 10_000 },
  });
  expectOneStep(engine, 'item.split', { id: music.id, atMs: 4000 });
  expect(engine.item('bg_music_new2')).toEqual({
    ...music,
    id: 'bg_music_new2',
    display: { from: 4000, to: 10_000 },
    trim: { from: 4000, to: 10_000 },
  });
  engine.execute('item.setSourceStart', { id: music.id, fromMs: 1e6 });
  const { trim } = engine.item(music.id) ?? expect.fail();
  expectOneStep(engine, 'item.split', { id: music.id, atMs: 2500 });
  expect(engine.item('bg_music_new3')).toMatchObject({ display: { from: 2500, to: 4000 }, trim });
});

test('a part of what is switched off is switched off', () => {
  const engine = openEngine();
  engine.execute('items.setShown', { ids: [clip.id], shown: false });
  expectOneStep(engine, 'item.split', { id: clip.id, atMs: 2000 });
  expect(engine.videoData().trackItemIds).not.toContain('video_new1');
});

test('each part has a frame at least', () => {
  const engine = openEngine();
  for (const atMs of [1000, 1033, 2967, 3000, 9000, Number.NaN])
    expectRefused(engine, 'item.split', { id: clip.id, atMs }, 'notBetween');
  expectRefused(engine, 'item.split', { id: 'nobody', atMs: 2000 }, 'noSuchItem');
});

test('a hundred cuts at one place find room between two layers', () => {
  const engine = openEngine();
  engine.execute('item.resize', { id: title.id, edge: 'to', toMs: 10_000 });
  let id: string = title.id;
  for (let cut = 1; cut <= 100; cut += 1) {
    expect(engine.execute('item.split', { id, atMs: cut * 90 })).toEqual({ done: true });
    id = engine.session.selection.get()[0] ?? '';
  }
  const { trackItemIds } = engine.videoData();
  const cuts = trackItemIds.slice(4, 105);
  expect(cuts.map((one) => engine.item(one)?.display.from)).toEqual(
    Array.from({ length: 101 }, (_, cut) => cut * 90),
  );
  expect(trackItemIds[105]).toBe(hello.id);
});
