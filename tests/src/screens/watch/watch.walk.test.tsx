import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WatchedVideo } from '../../../../contract/shareLink';
import { watchMachine } from '../../../../src/machines/watch/watch.machine';
import { WatchScreen } from '../../../../src/screens/watch/WatchScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const lamp: WatchedVideo = {
  title: 'Lamp',
  film_url: '/media/watch/t/film',
  poster_url: '/media/watch/t/poster',
  captions_url: '/media/watch/t/captions',
  width: 1080,
  height: 1920,
};
const bare = { ...lamp, title: '', poster_url: null, captions_url: null, width: null, height: null };
const errors = [
  new TypeError('fetch failed'),
  { status: 429, detail: 'Too many requests.' },
  { status: 404, detail: 'There is no video at this link.' },
  { status: 410, detail: 'This link has expired.' },
];
const failing = (id: 'fetchVideo' | 'askWhy') =>
  errors.map((error) => ({ type: `xstate.error.actor.${id}` as const, error }));
const answers = (id: 'fetchVideo' | 'askWhy') =>
  [lamp, bare].map((output) => ({ type: `xstate.done.actor.${id}` as const, output }));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const film = () => document.querySelector('video') as HTMLVideoElement;

const walk = walkScreen(watchMachine)({
  input: { token: 't' },
  calls: ['fetchVideo'],
  samples: {
    'xstate.done.actor.fetchVideo': answers('fetchVideo'),
    'xstate.error.actor.fetchVideo': failing('fetchVideo'),
    'xstate.done.actor.askWhy': answers('askWhy'),
    'xstate.error.actor.askWhy': failing('askWhy'),
  },
  alsoTellApart: ({ video, refusal }) => [video?.title, refusal],
  screen: (actor) => <WatchScreen actor={actor} />,
  gestures: {
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'playback.failed': () => void fireEvent.error(film()),
  },
  states: {
    fetchingVideo: ({ inputOf }) => {
      expect(inputOf('fetchVideo')).toEqual({ token: 't' });
      expect(screen.getByRole('status', { name: 'Loading video' })).toBeTruthy();
    },
    watching: ({ context: { video } }) => {
      expect(title()).toBe(video?.title || 'Video');
      expect(film().getAttribute('src')).toBe('/media/watch/t/film');
      expect(film().getAttribute('poster')).toBe(video?.poster_url ?? null);
      expect(film().querySelector('track')?.getAttribute('src')).toBe(video?.captions_url ?? undefined);
    },
    askingWhy: ({ inputOf }) => expect(inputOf('askWhy')).toEqual({ token: 't' }),
    unplayable: () => expect(title()).toBe('Your browser can’t play this video'),
    unavailable: ({ context }) => {
      expect(title()).toBe('Couldn’t load the video');
      expect(screen.getByText(context.refusal ?? 'Check your connection and try again.')).toBeTruthy();
    },
    ended: ({ context }) => {
      expect(title()).toBe('This video isn’t available');
      expect(screen.getByText(context.refusal ?? '')).toBeTruthy();
      expect(screen.queryByRole('button')).toBeNull();
    },
  },
});
test.each(walk.paths)('[ED4] the page of a link follows its chart: %s', (_, run) => run());
test('[ED4] no transition of watching is left unwalked', () => expect(walk.untaken()).toEqual([]));
