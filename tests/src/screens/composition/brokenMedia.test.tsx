import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TrackItem } from '../../../../contract/video/videoData';
import { filmOf, showFilm } from './film';

const picture = (id: string, src: string): TrackItem => ({
  id,
  name: id,
  type: 'image',
  display: { from: 0, to: 3000 },
  details: { src, backdropSrc: `${src}.blur` },
});
const words: TrackItem = {
  id: 'title',
  name: 'Title',
  type: 'text',
  display: { from: 0, to: 3000 },
  details: { text: 'Still here' },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const images = (container: HTMLElement, src: string) =>
  [...container.querySelectorAll('img')].filter((image) => image.src.endsWith(src));
/** The picture fails, and its second attempt too. */
async function fail(container: HTMLElement, src: string) {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    for (const image of images(container, src)) fireEvent.error(image);
    await vi.advanceTimersByTimeAsync(1100);
  }
}
const toldOf = (src: string) =>
  vi.mocked(console.warn).mock.calls.filter(([text]) => String(text) === `Cannot show ${src}`);

test('a picture that cannot be shown leaves a placeholder in its place, and the rest goes on', async () => {
  const { container } = showFilm(filmOf([picture('a', '/gone.jpg'), picture('b', '/fine.jpg'), words]));
  expect(container.querySelectorAll('[data-missing]')).toHaveLength(0);
  await fail(container, '/gone.jpg');
  expect(container.querySelectorAll('[data-missing]')).toHaveLength(1);
  expect(images(container, '/gone.jpg')).toHaveLength(0);
  expect(images(container, '/fine.jpg')).toHaveLength(1);
  expect(screen.getByText('Still here')).toBeDefined();
});

test('it is told of once, however often it is used', async () => {
  const { container } = showFilm(filmOf([picture('a', '/twice.jpg'), picture('b', '/twice.jpg')]));
  await fail(container, '/twice.jpg');
  expect(container.querySelectorAll('[data-missing]')).toHaveLength(2);
  expect(toldOf('/twice.jpg')).toHaveLength(1);
});

test('another address is another attempt', async () => {
  const view = showFilm(filmOf([picture('a', '/old.jpg')]));
  await fail(view.container, '/old.jpg');
  view.change(filmOf([picture('a', '/new.jpg')]));
  expect(view.container.querySelectorAll('[data-missing]')).toHaveLength(0);
  expect(images(view.container, '/new.jpg')).toHaveLength(1);
});

test('a backdrop that cannot be shown is plain ground', async () => {
  const { container } = showFilm(filmOf([picture('a', '/fine.jpg')]));
  for (const image of images(container, '/fine.jpg.blur')) fireEvent.error(image);
  await vi.advanceTimersByTimeAsync(0);
  expect(images(container, '/fine.jpg.blur')).toHaveLength(0);
  expect(container.querySelectorAll('[data-missing]')).toHaveLength(0);
});
