import { expect, test } from 'vitest';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items, sampleVideo } from '../../support/sampleVideo';

const { first, second, third, clip, hello, goodbye, title, voice, music } = items;
type Engine = ReturnType<typeof openEngine>;
const windowOf = (engine: Engine, id: string) => engine.item(id)?.display;

test('[E2] an item moves with both ends; what it plays stays', () => {
  const engine = openEngine();
  expectOneStep(engine, 'items.move', { ids: [clip.id], byMs: 1499.6 });
  expect(engine.item(clip.id)).toEqual({ ...clip, display: { from: 2500, to: 4500 } });
  expect(engine.session.selection.get()).toEqual([clip.id]);
});

test('[E2] several move as one step, and keep their distances', () => {
  const engine = openEngine();
  expectOneStep(engine, 'items.move', { ids: [clip.id, title.id], byMs: 700 });
  expect(windowOf(engine, clip.id)).toEqual({ from: 1700, to: 3700 });
  expect(windowOf(engine, title.id)).toEqual({ from: 700, to: 3700 });
});

test('[E4] nothing begins before the start, and what lies over the video stays inside it', () => {
  const engine = openEngine();
  expectOneStep(engine, 'items.move', { ids: [clip.id], byMs: -5000 });
  expect(windowOf(engine, clip.id)).toEqual({ from: 0, to: 2000 });
  expectRefused(engine, 'items.move', { ids: [clip.id], byMs: -1 }, 'beforeStart');
  expectOneStep(engine, 'items.move', { ids: [clip.id], byMs: 50_000 });
  expect(windowOf(engine, clip.id)).toEqual({ from: 8000, to: 10_000 });
  expectRefused(engine, 'items.move', { ids: [clip.id], byMs: 1 }, 'noRoom');
});

test('[E2] what is as long as the video goes neither way, and why is told', () => {
  const engine = openEngine();
  for (const byMs of [700, -700])
    expectRefused(engine, 'items.move', { ids: [voice.id], byMs }, 'fillsVideo');
});

test('a main item between two others has nowhere to go', () => {
  const engine = openEngine();
  expectRefused(engine, 'items.move', { ids: [second.id], byMs: 900 }, 'noRoom');
  expectRefused(engine, 'items.move', { ids: [second.id], byMs: -900 }, 'noRoom');
});

test('a main item goes to the free room nearest to where it is wanted', () => {
  const engine = openEngine();
  engine.execute('items.remove', { ids: [second.id] });
  expectOneStep(engine, 'items.move', { ids: [third.id], byMs: -2000 });
  expect(windowOf(engine, third.id)).toEqual({ from: 5000, to: 8000 });
  expectOneStep(engine, 'items.move', { ids: [third.id], byMs: -2000 });
  expect(windowOf(engine, third.id)).toEqual({ from: 4000, to: 7000 });
});

test('[E3] the last main item takes the end of the video and its music with it', () => {
  const engine = openEngine();
  expectOneStep(engine, 'items.move', { ids: [third.id], byMs: 2500 });
  expect(windowOf(engine, third.id)).toEqual({ from: 9500, to: 12_500 });
  expect(engine.videoData().duration).toBe(12_500);
  expect(windowOf(engine, music.id)).toEqual({ from: 0, to: 12_500 });
  expect(windowOf(engine, voice.id)).toEqual({ from: 0, to: 10_000 });
});

test('captions do not come to stand over one another, and take their words along', () => {
  const engine = openEngine();
  expectOneStep(engine, 'items.move', { ids: [goodbye.id], byMs: -800 });
  expect(engine.item(goodbye.id)).toMatchObject({
    display: { from: 2000, to: 5000 },
    details: {
      words: [
        { text: 'And', from: 2000, to: 3000 },
        { text: 'now', from: 3000, to: 4000 },
        { text: 'goodbye', from: 4000, to: 5000 },
      ],
    },
  });
  expectRefused(engine, 'items.move', { ids: [hello.id], byMs: 300 }, 'noRoom');
});

test('those that move together are not in one another’s way', () => {
  const engine = openEngine();
  expectOneStep(engine, 'items.move', { ids: [hello.id, goodbye.id], byMs: 1000 });
  expect(windowOf(engine, hello.id)).toEqual({ from: 1000, to: 3000 });
  expect(windowOf(engine, goodbye.id)).toEqual({ from: 3500, to: 6500 });
});

test('what was made of fractions of a millisecond is joined to its neighbour', () => {
  const data = sampleVideo();
  const shot = { ...first, display: { from: 0, to: 3999.6 } };
  const engine = openEngine({ ...data, trackItemsMap: { ...data.trackItemsMap, [first.id]: shot } });
  engine.execute('items.remove', { ids: [second.id] });
  expectOneStep(engine, 'items.move', { ids: [third.id], byMs: -3000 });
  expect(windowOf(engine, third.id)).toEqual({ from: 3999.6, to: 7000 });
});

test('nothing chosen, nobody there, no number, no way: refused', () => {
  const engine = openEngine();
  expectRefused(engine, 'items.move', { ids: [], byMs: 100 }, 'nothingChosen');
  expectRefused(engine, 'items.move', { ids: [clip.id, 'nobody'], byMs: 100 }, 'noSuchItem');
  expectRefused(engine, 'items.move', { ids: ['constructor'], byMs: 100 }, 'noSuchItem');
  expectRefused(engine, 'items.move', { ids: [clip.id], byMs: Number.NaN }, 'badValue');
  expectRefused(engine, 'items.move', { ids: [clip.id], byMs: 0.4 }, 'nothingChanges');
});
