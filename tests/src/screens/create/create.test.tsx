import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CreateScreen } from '../../../../src/screens/create/CreateScreen';
import { mountScreen } from '../../../support/walking/mountScreen';

test('[C1] the chooser asks what to make and leads home', () => {
  mountScreen(<CreateScreen />, '/create');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'What kind of video you want to create?',
  );
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});

test.each([
  ['[C2]', 'Ads', 'Create viral short video ads', 'Create video ads', '/urltoads', '/art/ads.svg'],
  [
    '[C3]',
    'Explainers',
    'Create learning content',
    'Create explainer Video',
    '/explainers',
    '/art/explainers.svg',
  ],
])('%s the card %s says what it makes and starts it', (_, title, text, link, to, picture) => {
  mountScreen(<CreateScreen />, '/create');
  const card = within(screen.getByRole('region', { name: title }));
  expect(card.getByRole('heading', { level: 2 }).textContent).toBe(title);
  expect(card.getByText(text)).toBeTruthy();
  expect(card.getByRole('link', { name: link }).getAttribute('href')).toBe(to);
  expect(card.getByRole('presentation').getAttribute('src')).toBe(picture);
});

test('[R11] the chooser leads to the videos that are made', () => {
  mountScreen(<CreateScreen />, '/create');
  expect(screen.getByRole('link', { name: 'My video' }).getAttribute('href')).toBe('/videos');
  expect(screen.getByRole('link', { name: 'Create video' }).ariaCurrent).toBe('page');
});
