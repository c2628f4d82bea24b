/** Nothing is something too: a video without items, a selection of none. */
import { expect, test } from 'vitest';
import type { VideoData } from '../../../contract/video/videoData';
import { expectOneStep } from './support/expectOneStep';
import { openEngine } from './support/openEngine';
import { items, sampleVideo } from './support/sampleVideo';

const empty: VideoData = { ...sampleVideo(), tracks: [], trackItemIds: [], trackItemsMap: {} };

test('a document without anything takes the place of one that is full', () => {
  const engine = openEngine();
  engine.load(empty);
  expect(engine.videoData()).toEqual(empty);
});

test('[E12] a version without anything is restored, and taken back', () => {
  const engine = openEngine();
  expectOneStep(engine, 'document.replace', { videoData: empty });
  expect(engine.videoData()).toEqual(empty);
});

test('a selection is left', () => {
  const { selection } = openEngine().session;
  selection.set([items.clip.id]);
  selection.set([]);
  expect(selection.get()).toEqual([]);
  selection.toggle(items.clip.id);
  selection.toggle(items.clip.id);
  expect(selection.get()).toEqual([]);
});

test('previews of nothing are no previews', () => {
  const { previews } = openEngine().session;
  previews.showAll({ [items.clip.id]: { from: 1, to: 2 } });
  previews.showAll({});
  expect(previews.ids()).toEqual([]);
});
