/** Whatever is ordered, in whatever order: the document stays sound, and every step can be taken back and taken again. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMATS } from '../../../contract/video/formats/formats';
import { plugins } from '../../../src/editor-engine/plugins/plugins';
import { anyOrder, commandNames } from './support/anyCommand';
import { anyTimeline } from './support/anyTimeline';
import { openEngine } from './support/openEngine';
import { isLong, longTest } from '../../support/form';
import { sampleVideo } from './support/sampleVideo';
import { expectSound } from './support/soundDocument';

const start = fc.oneof(fc.constant(sampleVideo()), anyTimeline);
/** Each run begins elsewhere: what a short form misses, the next one or the long one finds. */
const runs = (all: number) => (isLong ? all : all / 5);
const orders = fc.array(anyOrder, { minLength: 1, maxLength: 25 });

test('every command is among those that are tried', () => {
  const known = plugins.flatMap(({ commands }) => Object.keys(commands));
  expect(commandNames.toSorted()).toEqual(known.toSorted());
});

test('[E12] random orders leave no item over another, before the start or without a place', () => {
  fc.assert(
    fc.property(start, orders, (opened, given) => {
      const engine = openEngine(opened);
      for (const order of given) {
        order.give(engine);
        expectSound(engine.videoData());
      }
    }),
    { numRuns: runs(300) },
  );
});

test('[E12] undone to the start it is the very first document, redone the last', () => {
  fc.assert(
    fc.property(start, orders, (opened, given) => {
      const engine = openEngine(opened);
      for (const order of given) order.give(engine);
      const last = engine.videoData();
      while (engine.undo() !== null) expectSound(engine.videoData());
      expect(engine.videoData()).toEqual(opened);
      while (engine.redo() !== null);
      expect(engine.videoData()).toEqual(last);
    }),
    { numRuns: runs(200) },
  );
});

test('[E12] a history that was stored undoes the same', () => {
  fc.assert(
    fc.property(start, orders, fc.nat(5), (opened, given, undone) => {
      const engine = openEngine(opened);
      for (const order of given) order.give(engine);
      const last = engine.videoData();
      for (let step = 0; step < undone; step += 1) engine.undo();
      const stored = JSON.stringify({ data: engine.videoData(), history: engine.history.toJSON() });

      const { data, history } = JSON.parse(stored);
      const reloaded = openEngine(sampleVideo());
      reloaded.load(data, history);
      while (reloaded.redo() !== null);
      expect(reloaded.videoData()).toEqual(last);
      while (reloaded.undo() !== null);
      expect(reloaded.videoData()).toEqual(opened);
    }),
    { numRuns: runs(100) },
  );
});

test('what is refused has changed nothing, and what is done was not refused', () => {
  fc.assert(
    fc.property(start, orders, (opened, given) => {
      const engine = openEngine(opened);
      for (const order of given) {
        const before = engine.videoData();
        const step = engine.history.undoName;
        if (order.give(engine)) continue;
        expect(engine.videoData()).toBe(before);
        expect(engine.history.undoName).toBe(step);
      }
    }),
    { numRuns: runs(100) },
  );
});

longTest(
  '[E12] [ED3] five hundred steps, each tenth into another format, are undone to the very first document and redone to the last',
  () => {
    const STEPS = 500;
    const formats = Object.values(FORMATS);
    const engine = openEngine(sampleVideo());
    const first = engine.videoData();
    let done = 0;
    for (const order of fc.sample(anyOrder, { seed: STEPS, numRuns: 20 * STEPS })) {
      if (done === STEPS) break;
      const size = formats[Math.floor(done / 10) % formats.length];
      const before = engine.videoData();
      const isTurned = done % 10 === 9 && size && engine.execute('size.change', { size }).done;
      if (!isTurned) order.give(engine);
      if (engine.videoData() !== before) done += 1;
    }
    const last = engine.videoData();
    expectSound(last);
    let undone = 0;
    while (engine.undo() !== null) undone += 1;
    expect([done, undone]).toEqual([STEPS, STEPS]);
    expect(engine.videoData()).toEqual(first);
    while (engine.redo() !== null);
    expect(engine.videoData()).toEqual(last);
  },
);
