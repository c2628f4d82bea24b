import { expect, test } from 'vitest';
import type { ItemOf } from '../../../../../contract/video/videoData';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items, sampleVideo } from '../../support/sampleVideo';

const { goodbye, hello, title } = items;
const detailsOf = (engine: ReturnType<typeof openEngine>, id: string) =>
  (engine.item(id) as ItemOf<'text'>).details;
const words = (engine: ReturnType<typeof openEngine>, id: string) =>
  detailsOf(engine, id).words?.map(({ text, from, to }) => [text, from, to]);

test('[E6] as many words as before keep their moments', () => {
  const engine = openEngine();
  expectOneStep(engine, 'caption.rewrite', { id: goodbye.id, text: '  And then farewell ' });
  expect(detailsOf(engine, goodbye.id).text).toBe('And then farewell');
  expect(words(engine, goodbye.id)).toEqual([
    ['And', 2500, 3500],
    ['then', 3500, 4500],
    ['farewell', 4500, 5500],
  ]);
});

test('[E6] words that match keep their moments, new ones take those of the words they replace', () => {
  const engine = openEngine();
  expectOneStep(engine, 'caption.rewrite', { id: goodbye.id, text: 'and it is goodbye!' });
  expect(words(engine, goodbye.id)).toEqual([
    ['and', 2500, 3500],
    ['it', 3500, 4000],
    ['is', 4000, 4500],
    ['goodbye!', 4500, 5500],
  ]);
});

test('[E6] a word put between two takes a part of the one before it; one put first, of the one after it', () => {
  const engine = openEngine();
  expectOneStep(engine, 'caption.rewrite', { id: goodbye.id, text: 'And now, goodbye' });
  expectOneStep(engine, 'caption.rewrite', { id: goodbye.id, text: 'And now bye goodbye' });
  expect(words(engine, goodbye.id)).toEqual([
    ['And', 2500, 3500],
    ['now', 3500, 4000],
    ['bye', 4000, 4500],
    ['goodbye', 4500, 5500],
  ]);
  expectOneStep(engine, 'caption.rewrite', { id: hello.id, text: 'Oh hello there' });
  expect(words(engine, hello.id)).toEqual([
    ['Oh', 0, 333],
    ['hello', 333, 1000],
    ['there', 1000, 2000],
  ]);
});

test('[E6] fewer words: those that are left keep their moments', () => {
  const engine = openEngine();
  expectOneStep(engine, 'caption.rewrite', { id: goodbye.id, text: 'And goodbye' });
  expect(words(engine, goodbye.id)).toEqual([
    ['And', 2500, 3500],
    ['goodbye', 4500, 5500],
  ]);
});

test('more words than can have moments of their own are shared out by the painter', () => {
  const engine = openEngine();
  const text = Array.from({ length: 401 }, (_, index) => `w${index}`).join(' ');
  expectOneStep(engine, 'caption.rewrite', { id: hello.id, text });
  expect(detailsOf(engine, hello.id)).toEqual({ text });
});

test('a caption without moments stays without', () => {
  const video = sampleVideo();
  video.trackItemsMap[hello.id] = { ...hello, details: { text: 'Hello there' } };
  const engine = openEngine(video);
  expectOneStep(engine, 'caption.rewrite', { id: hello.id, text: 'Good morning there' });
  expect(detailsOf(engine, hello.id)).toEqual({ text: 'Good morning there' });
});

test('nothing is refused: an empty text, a text that is no caption, an item that is gone', () => {
  const engine = openEngine();
  expectRefused(engine, 'caption.rewrite', { id: hello.id, text: ' \n ' }, 'emptyText');
  expectRefused(engine, 'caption.rewrite', { id: title.id, text: 'A cup' }, 'wrongKind');
  expectRefused(engine, 'caption.rewrite', { id: 'caption_9', text: 'A cup' }, 'noSuchItem');
  expectRefused(engine, 'caption.rewrite', { id: hello.id, text: 'a'.repeat(5001) }, 'badValue');
});
