/** Every address of the product: which frame stands around it, and what it is called. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWholeApp } from '../../support/walking/wholeApp';

const framed = async () => {
  await screen.findByRole('main');
  return screen.queryByRole('navigation', { name: 'Main' }) ? 'sidebar' : 'top bar';
};

test.each([
  ['[R6]', '/', 'All projects'],
  ['[R6]', '/jobs', 'Jobs'],
  ['[R6]', '/brand-kit', 'Brand kit'],
  ['[R6] [R14]', '/voices', 'Voices'],
  ['[R4] [T4]', '/project/educational', 'See a sample explainer'],
])('%s %s stands beside the sidebar', async (_, at, title) => {
  openWholeApp({ at });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(await framed()).toBe('sidebar');
});

test.each([
  ['/urltoads', 'Share your product link to generate a video'],
  ['/explainers', 'Convert any topic into a learning video'],
  ['/videos', 'My videos'],
])('[R5] [R11] [R12] %s stands below the top bar, whose logo leads to /create', async (at, title) => {
  openWholeApp({ at });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(await framed()).toBe('top bar');
  const places = ['Reelwright, create video', 'Create video', 'My video'].map((name) =>
    screen.getAllByRole('link', { name })[0]?.getAttribute('href'),
  );
  expect(places).toEqual(['/create', '/create', '/videos']);
});

test('[R7] anything else is not found', async () => {
  openWholeApp({ at: '/nothing/here' });
  expect(await screen.findByRole('heading', { level: 1, name: '404 Not Found' })).toBeTruthy();
});
