import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brokenSmall, later } from '../../../src/ui/loading/later';
import { watchStyles } from '../../../src/ui/loading/lostStyles';

const Shelf = ({ name }: { name: string }) => <p>The shelf {name}</p>;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const come = () => Promise.resolve({ default: Shelf });

// React tells of what its boundaries caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const show = (Part: ReturnType<typeof later<{ name: string }>>) =>
  render(
    <>
      <p>What stands beside it</p>
      <Suspense fallback={<p>Waiting</p>}>
        <Part name="A" />
      </Suspense>
    </>,
  );

test('a part that does not come says so where it would stand, and comes when it is asked for again', async () => {
  const load = vi.fn(come).mockImplementationOnce(gone);
  show(later(load));
  expect(screen.getByText('Waiting')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('This part didn’t load');
  expect(screen.getByText('What stands beside it')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The shelf A')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that did not come is asked for again by itself once the browser is online', async () => {
  const load = vi.fn(come).mockImplementationOnce(gone);
  const { unmount } = show(later(load));
  await screen.findByRole('alert');
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('The shelf A')).toBeTruthy();
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('it may fail more than once', async () => {
  const load = vi.fn(come).mockImplementationOnce(gone).mockImplementationOnce(gone);
  show(later(load, brokenSmall));
  await userEvent.click(await screen.findByRole('button', { name: 'Didn’t load. Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Didn’t load. Try again' }));
  expect(await screen.findByText('The shelf A')).toBeTruthy();
});

test('who comes back to it asks for it again', async () => {
  const Part = later(vi.fn(come).mockImplementationOnce(gone));
  const { unmount } = show(Part);
  await screen.findByRole('alert');
  unmount();
  show(Part);
  expect(await screen.findByText('The shelf A')).toBeTruthy();
});

test('a part that was brought before stands without a wait, and one that did not come is asked for when it is shown', async () => {
  const [Brought, Lost] = [later(come), later(vi.fn(come).mockImplementationOnce(gone))];
  await Brought.bring();
  const { unmount } = show(Brought);
  expect(screen.getByText('The shelf A')).toBeTruthy();
  unmount();
  await expect(Lost.bring()).rejects.toThrow('Failed to fetch');
  show(Lost);
  expect(screen.getByText('Waiting')).toBeTruthy();
  expect(await screen.findByText('The shelf A')).toBeTruthy();
});

test('what is there already is shown at once', async () => {
  const load = vi.fn(come);
  const Part = later(load);
  const { unmount } = show(Part);
  await screen.findByText('The shelf A');
  unmount();
  show(Part);
  expect(screen.getByText('The shelf A')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('styles that did not come are asked for again by the part that is shown next, which waits for the answer', async () => {
  watchStyles(window);
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/assets/shelf.css' });
  document.head.append(link);
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[href="/assets/shelf.css"]')];
  let lost = link;
  for (const answer of ['error', 'load']) {
    lost.dispatchEvent(new Event('error'));
    const { unmount } = show(later(come));
    await vi.waitFor(() => expect(links()).not.toContain(lost));
    expect(links().length).toBe(1);
    expect(screen.getByText('Waiting')).toBeTruthy();
    [lost = link] = links();
    lost.dispatchEvent(new Event(answer));
    expect(await screen.findByText('The shelf A')).toBeTruthy();
    unmount();
  }
  show(later(come));
  expect(await screen.findByText('The shelf A')).toBeTruthy();
  expect(links()).toEqual([lost]);
  lost.remove();
});

/** Their failures are told elsewhere: by the player's chart. */
const ownWays = [
  'screens/editor/player/LazyFilm.tsx',
  'templates/paint/media/askedAnew.ts',
  'ui/loading/later.tsx',
];

test('no part is brought in that could not be asked for again', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(
    files
      .filter((file) => /\blazy\b.* from 'react'/.test(readFileSync(path.join('src', file), 'utf8')))
      .sort(),
  ).toEqual(ownWays);
});
