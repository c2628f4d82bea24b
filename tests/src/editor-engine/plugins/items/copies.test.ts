import { expect, test } from 'vitest';
import { copyItems } from '../../../../../src/editor-engine/plugins/items/clipboard.plugin';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items, sampleVideo } from '../../support/sampleVideo';

const { first, clip, hello, title, voice, music } = items;

test('a copy stands behind its original, and is painted right over it', () => {
  const engine = openEngine();
  expectOneStep(engine, 'items.duplicate', { ids: [clip.id] });
  expect(engine.item('video_new1')).toEqual({ ...clip, id: 'video_new1', display: { from: 3000, to: 5000 } });
  expect(engine.videoData().trackItemIds.slice(3, 5)).toEqual([clip.id, 'video_new1']);
  expect(engine.session.selection.get()).toEqual(['video_new1']);
});

test('[E1] [E3] copies of main items and captions go where there is room, and the video lasts as long', () => {
  const engine = openEngine();
  expectOneStep(engine, 'items.duplicate', { ids: [first.id] });
  expect(engine.item('video_main_3_p1')).toMatchObject({
    isMain: true,
    display: { from: 10_000, to: 14_000 },
  });
  expect(engine.videoData().duration).toBe(14_000);
  expect(engine.item(music.id)?.display.to).toBe(14_000);
  expectOneStep(engine, 'items.duplicate', { ids: [hello.id] });
  expect(engine.item('caption_new1')).toMatchObject({
    display: { from: 5500, to: 7500 },
    details: {
      words: [
        { text: 'Hello', from: 5500, to: 6500 },
        { text: 'there', from: 6500, to: 7500 },
      ],
    },
  });
});

test('several are copied together, and keep their distances', () => {
  const engine = openEngine();
  expectOneStep(engine, 'items.duplicate', { ids: [clip.id, title.id] });
  expect(engine.item('video_new1')?.display).toEqual({ from: 4000, to: 6000 });
  expect(engine.item('text_new2')?.display).toEqual({ from: 3000, to: 6000 });
});

test('a sound that lasts the whole video is copied to the same time', () => {
  const engine = openEngine();
  expectOneStep(engine, 'items.duplicate', { ids: [music.id] });
  expect(engine.item('bg_music_new1')).toEqual({ ...music, id: 'bg_music_new1' });
});

test('a copy of what is switched off is switched off', () => {
  const engine = openEngine();
  engine.execute('items.setShown', { ids: [clip.id], shown: false });
  engine.execute('items.duplicate', { ids: [clip.id] });
  expect(engine.videoData().trackItemIds).not.toContain('video_new1');
  expectRefused(engine, 'items.duplicate', { ids: [] }, 'nothingChosen');
  expectRefused(engine, 'items.duplicate', { ids: ['nobody'] }, 'noSuchItem');
});

test('where captions fill the video there is no room for another', () => {
  const engine = openEngine();
  engine.execute('captions.import', { cues: [{ from: 0, to: 10_000, text: 'All the time' }] });
  const id = Object.keys(engine.videoData().trackItemsMap).find((one) => one.startsWith('caption')) ?? '';
  expectRefused(engine, 'items.duplicate', { ids: [id] }, 'noRoom');
});

test('what is copied is pasted where the playhead is, with ids of its own', () => {
  const engine = openEngine();
  const clipboard = copyItems(engine, [title.id, clip.id]);
  expectOneStep(engine, 'items.paste', { clipboard, atMs: 5000 });
  expect(engine.item('text_new2')).toEqual({ ...title, id: 'text_new2', display: { from: 5000, to: 8000 } });
  expect(engine.item('video_new1')).toEqual({ ...clip, id: 'video_new1', display: { from: 6000, to: 8000 } });
  expect(engine.session.selection.get()).toEqual(['video_new1', 'text_new2']);
});

test('into another project, of another size: main items find room, boxes fit its canvas', () => {
  const clipboard = copyItems(openEngine(), [first.id, hello.id]);
  const other = openEngine({ ...sampleVideo(), projectId: 'p2', size: { width: 1920, height: 1080 } });
  expectOneStep(other, 'items.paste', { clipboard, atMs: 8000 });
  expect(other.item('video_main_3_p2')).toMatchObject({
    isMain: true,
    display: { from: 10_000, to: 14_000 },
    details: { src: first.details.src, left: 0, top: 0, width: 1920, height: 1080 },
  });
  expect(other.item('caption_new1')).toMatchObject({
    display: { from: 10_000, to: 12_000 },
    details: {
      words: [
        { from: 10_000, to: 11_000 },
        { from: 11_000, to: 12_000 },
      ],
    },
  });
  expect(other.videoData().duration).toBe(14_000);
});

test('what lies over the video is pasted inside it', () => {
  const engine = openEngine();
  expectOneStep(engine, 'items.paste', { clipboard: copyItems(engine, [clip.id]), atMs: 9500 });
  expect(engine.item('video_new1')?.display).toEqual({ from: 8000, to: 10_000 });
});

test('nothing copied is an empty text', () => {
  expect(copyItems(openEngine(), [])).toBe('');
});

const hostile = (change: (copied: Record<string, unknown>) => unknown) =>
  JSON.stringify(change(JSON.parse(copyItems(openEngine(), [voice.id])) as Record<string, unknown>));

test('what somebody else put into the clipboard is refused', () => {
  const engine = openEngine();
  const texts = [
    '',
    'a shopping list',
    '{"mark":"reelwright.items"',
    '"reelwright.items"',
    'null reelwright.items',
    hostile((copied) => ({ ...copied, version: 2 })),
    hostile((copied) => ({ ...copied, items: [] })),
    hostile((copied) => ({ ...copied, items: [{ ...voice, type: 'script' }] })),
    hostile((copied) => ({ ...copied, items: [{ ...voice, display: { from: -5, to: 1e9 } }] })),
    hostile((copied) => ({ ...copied, items: [{ ...voice, details: { src: 5 } }] })),
    hostile((copied) => ({ ...copied, items: Array.from({ length: 10_001 }, () => voice) })),
    hostile((copied) => ({ ...copied, size: { width: 0, height: 1 } })),
  ];
  for (const clipboard of texts) expectRefused(engine, 'items.paste', { clipboard, atMs: 0 }, 'badClipboard');
  const clipboard = copyItems(engine, [clip.id]);
  expectRefused(engine, 'items.paste', { clipboard, atMs: Number.NaN }, 'badValue');
});
