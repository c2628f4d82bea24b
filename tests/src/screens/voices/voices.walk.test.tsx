import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { Voice } from '../../../../contract/voice';
import { audioPreviewMachine } from '../../../../src/machines/audioPreview/audioPreview.machine';
import { matchingVoices } from '../../../../contract/ui/voiceSearch';
import { voicesMachine } from '../../../../src/machines/voices/voices.machine';
import { VoicesScreen } from '../../../../src/screens/voices/VoicesScreen';
import { answer, mountScreen } from '../../../support/walking/mountScreen';
import { stubPromise } from '../../../support/stubPromise';
import { walkScreen } from '../../../support/walking/walkScreen';

const voice = (name: string, labels: Voice['labels'], description: string): Voice => ({
  id: name,
  name,
  category: 'built-in',
  description,
  sample_url: `/samples/${name}.m4a`,
  labels,
});
const ava = voice('Ava', { gender: 'female', accent: 'American', age: 'young' }, 'Clear and friendly');
const ryan = voice('Ryan & Co', { gender: 'male', use_case: 'Narration' }, 'Gets to the point');

const silentPreview = () =>
  createActor(audioPreviewMachine.provide({ actors: { playSound: fromCallback(() => {}) } })).start();
const preview = silentPreview();
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search voices' });
const cards = () => screen.queryAllByRole('article').map(({ ariaLabel }) => ariaLabel);
const count = () => screen.getByRole('status').textContent;

const walk = walkScreen(voicesMachine)<'loaded.judging'>({
  input: undefined,
  calls: ['fetchVoices'],
  passed: ['loaded.judging'],
  samples: {
    'search.changed': [
      { type: 'search.changed', search: 'n' },
      { type: 'search.changed', search: 'x' },
    ],
    'filter.chosen': [
      { type: 'filter.chosen', trait: 'gender', value: 'male' },
      { type: 'filter.chosen', trait: 'gender', value: null },
    ],
    'xstate.done.actor.fetchVoices': [
      { type: 'xstate.done.actor.fetchVoices', output: [ava, ryan] },
      { type: 'xstate.done.actor.fetchVoices', output: [] },
    ],
    'xstate.error.actor.fetchVoices': [
      { type: 'xstate.error.actor.fetchVoices', error: new TypeError('fetch failed') },
    ],
  },
  alsoTellApart: ({ search, filters, voices }) => [search, filters.gender, voices.length],
  // Nobody lets go of what is not chosen, searches a list without voices, or types what is there.
  offers: ({ context, value }, event) =>
    value !== 'loaded.empty' &&
    !(context.voices.length === 0 && /^(search|filter)/.test(event.type)) &&
    !(event.type === 'filter.chosen' && 'value' in event && context.filters.gender === event.value) &&
    !(event.type === 'search.changed' && context.search !== ''),
  screen: (actor) => <VoicesScreen actor={actor} preview={preview} />,
  gestures: {
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: /^(Try again|Check again)$/ })),
    'search.changed': (event, { user }) => user.type(search(), event.search),
    'filter.chosen': async ({ value }, { user }) => {
      await user.click(screen.getByRole('combobox', { name: 'Gender' }));
      await user.click(await screen.findByRole('option', { name: value ?? 'Any gender' }));
    },
    'search.cleared': (_, { user }) => user.click(screen.getByRole('button', { name: 'Show all voices' })),
  },
  states: {
    fetchingVoices: () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Voices');
      expect(screen.getByRole('status').textContent).toBe('Loading voices...');
    },
    unavailable: () =>
      expect(screen.getByRole('alert').textContent).toContain('Couldn’t load the voices. Please try again.'),
    'loaded.empty': () => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No voices yet'),
    'loaded.listed': ({ context }) => {
      const names = matchingVoices(context.voices, context).map(({ name }) => name);
      expect(cards()).toEqual(names);
      expect(count()).toBe(names.length === 2 ? '2 voices' : '1 of 2 voices');
      expect(search().value).toBe(context.search);
    },
    'loaded.unmatched': ({ context }) => {
      expect(cards()).toEqual([]);
      expect(count()).toBe('0 of 2 voices');
      expect(search().value).toBe(context.search);
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No voices found');
    },
  },
});

test.each(walk.paths)('[R14] the voices follow their chart: %s', (_, run) => run());
test('[R14] no transition of the voices is left unwalked', () => expect(walk.untaken()).toEqual([]));

async function open() {
  const fetching = stubPromise<readonly Voice[]>();
  const machine = voicesMachine.provide({ actors: { fetchVoices: fetching.actor } });
  const sound = silentPreview();
  const user = mountScreen(<VoicesScreen actor={createActor(machine).start()} preview={sound} />);
  await answer(() => fetching.latest().resolve([ava, ryan]));
  return { user, sound };
}

test('[R14] a voice tells its labels and starts a video of either kind', async () => {
  await open();
  const card = within(screen.getByRole('article', { name: 'Ryan & Co' }));
  expect(card.getByRole('heading', { level: 2 }).textContent).toBe('Ryan & Co');
  expect(card.getByText('Gets to the point')).toBeTruthy();
  expect(card.getAllByRole('definition').map((one) => one.textContent)).toEqual(['male', 'narration']);
  expect(card.getByText('Use in a new video')).toBeTruthy();
  expect(card.getAllByRole('link').map((link) => [link.ariaLabel, link.getAttribute('href')])).toEqual([
    ['Ad with Ryan & Co', '/urltoads?voice=Ryan+%26+Co'],
    ['Explainer with Ryan & Co', '/explainers?voice=Ryan+%26+Co'],
  ]);
});

test('[R14] one sample plays at a time, and none goes on behind a search', async () => {
  const { user, sound } = await open();
  await user.click(screen.getByRole('button', { name: 'Play sample of Ava' }));
  expect(sound.getSnapshot().context.sound).toEqual({ src: '/samples/Ava.m4a', volume: 1 });
  await user.click(screen.getByRole('button', { name: 'Play sample of Ryan & Co' }));
  expect(sound.getSnapshot().context.sound?.src).toBe('/samples/Ryan & Co.m4a');
  expect(screen.getAllByRole('button', { name: /^Pause sample/ })).toHaveLength(1);
  await user.type(search(), 'a');
  expect(sound.getSnapshot().matches('silent')).toBe(true);
});
