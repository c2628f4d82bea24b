import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { educationalDemoMachine } from '../../../../src/machines/educationalDemo/educationalDemo.machine';
import { DemoScreen } from '../../../../src/screens/demo/DemoScreen';
import { mug } from '../../../support/wizards/mug';
import { walkScreen } from '../../../support/walking/walkScreen';

const walk = walkScreen(educationalDemoMachine)({
  input: undefined,
  calls: ['fetchSample'],
  samples: {
    'xstate.done.actor.fetchSample': [
      { type: 'xstate.done.actor.fetchSample', output: mug('draft').output.video_data },
    ],
    'xstate.error.actor.fetchSample': [
      { type: 'xstate.error.actor.fetchSample', error: new TypeError('fetch failed') },
    ],
  },
  screen: (actor) => <DemoScreen actor={actor} />,
  gestures: { retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })) },
  states: {
    fetchingSample: () => expect(screen.getByRole('status', { name: 'Loading the sample' })).toBeTruthy(),
    shown: async () => {
      expect(await screen.findByText('Playing default')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Create explainer Video' }).getAttribute('href')).toBe(
        '/explainers',
      );
    },
    unavailable: () =>
      expect(screen.getByRole('alert').textContent).toContain('Failed to load the sample. Please try again.'),
  },
});

test.each(walk.paths)('[R4] [T4] the sample follows its chart: %s', (_, run) => run());
test('[T4] no transition of the sample is left unwalked', () => expect(walk.untaken()).toEqual([]));
