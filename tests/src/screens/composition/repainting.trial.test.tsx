import { beforeEach, expect, test, vi } from 'vitest';
import type { TrackItem } from '../../../../contract/video/videoData';
import { filmOf, showFilm } from './film';

const painted = vi.hoisted((): string[] => []);
vi.mock('../../../../src/templates/registry', () => {
  const note = ({ item }: { item: TrackItem }) => void painted.push(item.id);
  const Noted = (props: { item: TrackItem }) => (note(props), null);
  const painting = { image: Noted, video: Noted, text: Noted, shape: Noted };
  return { paintingOf: () => painting };
});

const shape = (id: string, from = 0, left = 0): TrackItem => ({
  id,
  name: id,
  type: 'shape',
  display: { from, to: from + 1000 },
  details: { shape: 'star', left },
});

beforeEach(() => void painted.splice(0));

test('only what is near the frame is mounted', () => {
  showFilm(filmOf([shape('now'), shape('soon', 900), shape('later', 2000)]));
  expect([...new Set(painted)].sort()).toEqual(['now', 'soon']);
});

test('an item that changed is painted again, the others are not', () => {
  const others = [shape('a'), shape('b'), shape('c')];
  const view = showFilm(filmOf([...others, shape('moved')]));
  painted.splice(0);
  view.change(filmOf([...others, shape('moved', 0, 40)]));
  expect([...new Set(painted)]).toEqual(['moved']);
});

test('a change of something else in the document paints nothing again', () => {
  const items = [shape('a'), shape('b')];
  const view = showFilm(filmOf(items));
  painted.splice(0);
  view.change({ ...filmOf(items), markers: [{ id: 'm', at: 0, name: 'Here' }] });
  expect(painted).toEqual([]);
});
