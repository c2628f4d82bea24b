import { useSelector } from '@xstate/react';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { shownMediaMachine } from '../../../../src/machines/shownMedia/shownMedia.machine';
import VideoPreview from '../../../../src/screens/wizard/VideoPreview';
import { walkScreen } from '../../../support/walking/walkScreen';

const facts = { width: 800, height: 600, duration_seconds: null, backdrop_url: null, ground: '#ffffff' };

function Shown({ actor }: { actor: ActorRefFrom<typeof shownMediaMachine> }) {
  const mediaFacts = useSelector(actor, ({ context }) => context.facts);
  const said = { title: 'Ember Flask', script: 'It keeps drinks hot.', captionStyle: null };
  return <VideoPreview {...said} images={['/a.jpg']} mediaFacts={mediaFacts} />;
}
const grounds = () => screen.getByText('Playing default').getAttribute('data-grounds');

const walk = walkScreen(shownMediaMachine)({
  input: undefined,
  calls: ['fetchFacts'],
  samples: {
    'media.shown': [
      { type: 'media.shown', addresses: ['/a.jpg'] },
      { type: 'media.shown', addresses: [] },
    ],
    'xstate.done.actor.fetchFacts': [{ type: 'xstate.done.actor.fetchFacts', output: { '/a.jpg': facts } }],
    'xstate.error.actor.fetchFacts': [
      { type: 'xstate.error.actor.fetchFacts', error: new TypeError('fetch failed') },
    ],
  },
  screen: (actor) => <Shown actor={actor} />,
  // Its page tells what is shown.
  gestures: { 'media.shown': (event, { actor }) => act(() => actor.send(event)) },
  states: {
    resting: ({ context }) => expect(grounds()).toBe('/a.jpg' in context.facts ? '#ffffff' : 'unknown'),
    fetchingFacts: () => expect(grounds()).toBe('unknown'),
    unknown: () => expect(grounds()).toBe('unknown'),
  },
});

test.each(walk.paths)('[W13] the preview shows pictures by what is known of them: %s', (_, run) => run());
test('[W13] no transition of what is known of shown media is left unwalked', () =>
  expect(walk.untaken()).toEqual([]));
