import { expect, test } from 'vitest';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items, sampleVideo } from '../../support/sampleVideo';

const { clip, first, goodbye, hello, music, second, third, title, voice } = items;
const order = (engine: ReturnType<typeof openEngine>) => engine.videoData().trackItemIds;
const sounds = [voice.id, music.id];

test('an item goes to the front or the back of all', () => {
  const engine = openEngine();
  expectOneStep(engine, 'layer.reorder', { id: first.id, to: 'front' });
  expect(order(engine)).toEqual(
    [second, third, clip, title, hello, goodbye, first].map(({ id }) => id).concat(sounds),
  );
  expectOneStep(engine, 'layer.reorder', { id: title.id, to: 'back' });
  expect(order(engine)).toEqual(
    [title, second, third, clip, hello, goodbye, first].map(({ id }) => id).concat(sounds),
  );
});

test('one step goes past the next item that is seen at the same time', () => {
  const engine = openEngine();
  // The clip and the first picture meet; the second and third picture, between them, are not there then.
  expectOneStep(engine, 'layer.reorder', { id: clip.id, to: 'backward' });
  expect(order(engine)).toEqual(
    [clip, first, second, third, title, hello, goodbye].map(({ id }) => id).concat(sounds),
  );
  expectOneStep(engine, 'layer.reorder', { id: clip.id, to: 'forward' });
  expect(order(engine)).toEqual(
    [first, clip, second, third, title, hello, goodbye].map(({ id }) => id).concat(sounds),
  );
});

test('where there is nothing to pass, and for what is not painted, it is refused', () => {
  const engine = openEngine();
  expectRefused(engine, 'layer.reorder', { id: goodbye.id, to: 'front' }, 'nothingChanges');
  expectRefused(engine, 'layer.reorder', { id: second.id, to: 'backward' }, 'nothingChanges');
  expectRefused(engine, 'layer.reorder', { id: music.id, to: 'front' }, 'wrongKind');
  expectRefused(engine, 'layer.reorder', { id: 'gone', to: 'front' }, 'noSuchItem');
  engine.execute('items.setShown', { ids: [clip.id], shown: false });
  expectRefused(engine, 'layer.reorder', { id: clip.id, to: 'front' }, 'nothingChanges');
});

test('[E5] items are switched off by the id list, stay in the document, and come back where they were', () => {
  const engine = openEngine();
  expectOneStep(engine, 'items.setShown', { ids: [clip.id, music.id], shown: false });
  expect(order(engine)).toEqual([first, second, third, title, hello, goodbye, voice].map(({ id }) => id));
  expect(engine.videoData().trackItemsMap).toEqual(sampleVideo().trackItemsMap);
  expectOneStep(engine, 'items.setShown', { ids: [clip.id, music.id], shown: true });
  expect(engine.videoData()).toEqual(sampleVideo());
});

test('what changes while it is switched off comes back where it was all the same', () => {
  const engine = openEngine();
  engine.execute('items.setShown', { ids: [clip.id], shown: false });
  engine.execute('item.setOpacity', { ids: [clip.id], opacity: 50 });
  engine.execute('items.setShown', { ids: [clip.id], shown: true });
  expect(order(engine)).toEqual(sampleVideo().trackItemIds);
});

test('what a saved document has switched off comes back in front, in order', () => {
  const video = sampleVideo();
  const engine = openEngine({ ...video, trackItemIds: [first.id] });
  engine.execute('items.setShown', { ids: [title.id, clip.id], shown: true });
  expect(order(engine)).toEqual([first.id, title.id, clip.id]);
});

test('switching what is so already is refused', () => {
  const engine = openEngine();
  expectRefused(engine, 'items.setShown', { ids: [clip.id], shown: true }, 'nothingChanges');
  expectRefused(engine, 'items.setShown', { ids: [], shown: true }, 'nothingChosen');
  expectRefused(engine, 'items.setShown', { ids: ['gone'], shown: true }, 'noSuchItem');
});

test('[E5] captions are switched off and on as one, through the id list', () => {
  const engine = openEngine();
  expectRefused(engine, 'captions.toggle', { shown: true }, 'nothingChanges');
  expectOneStep(engine, 'captions.toggle', { shown: false });
  expect(order(engine)).toEqual([first, second, third, clip, title, voice, music].map(({ id }) => id));
  expectOneStep(engine, 'captions.toggle', { shown: true });
  expect(engine.videoData()).toEqual(sampleVideo());
});

test('[E5] a video without captions has none to switch', () => {
  const { [hello.id]: _, [goodbye.id]: __, ...rest } = sampleVideo().trackItemsMap;
  const tracks = [{ id: 'visual_track', items: [first.id] }];
  const engine = openEngine({ ...sampleVideo(), trackItemsMap: rest, trackItemIds: [first.id], tracks });
  expectRefused(engine, 'captions.toggle', { shown: false }, 'noSuchItem');
});
