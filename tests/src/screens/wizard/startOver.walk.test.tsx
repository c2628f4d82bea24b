/** A wizard begun anew: as its chart says, and on the whole app. [W14] */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyExplainerForm } from '../../../../src/machines/explainerWizard/explainerForm';
import { startOverMachine } from '../../../../src/machines/startOver/startOver.machine';
import { StartOver } from '../../../../src/screens/wizard/StartOver';
import { walkScreen } from '../../../support/walking/walkScreen';
import { openWholeApp } from '../../../support/walking/wholeApp';
import { idea } from '../../../support/wizards/wizardSamples';

const dialog = () => screen.queryByRole('dialog', { name: 'Start over?' });
const press = (name: string) => screen.getByRole('button', { name });

const walk = walkScreen(startOverMachine.provide({ actions: { clearDraft: () => {} } }))({
  input: undefined,
  calls: [],
  samples: {},
  alsoTellApart: ({ times }) => Math.min(times, 1),
  screen: (actor) => <StartOver actor={actor} />,
  gestures: {
    'startOver.requested': (_, { user }) => user.click(press('Start over')),
    'startOver.cancelled': (_, { user }) => user.click(press('Cancel')),
    'startOver.confirmed': (_, { user }) => user.click(press('Start over')),
  },
  states: {
    // It goes once it has faded.
    kept: () => waitFor(() => expect(dialog()).toBeNull()),
    asking: () => expect(dialog()?.textContent).toContain('You’ll lose everything you wrote and chose here.'),
  },
});
test.each(walk.paths)('[W14] starting over is shown as its chart says: %s', (_, run) => run());
test('[W14] no transition of starting over is left unwalked', () => expect(walk.untaken()).toEqual([]));

test('[W14] who starts over is at the first step, with nothing of the draft left in the tab', async () => {
  const form = { ...emptyExplainerForm, topic: 'Tea', scripts: [idea], chosenIdea: 0, ideasFor: 'Tea' };
  const { user } = openWholeApp({
    at: '/explainers',
    kept: { 'draft:explainer:u1': { step: 'script', form } },
  });
  await screen.findByRole('heading', { level: 1, name: 'Choose a script for your video' });
  await user.click(press('Start over'));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(sessionStorage.getItem('draft:explainer:u1')).toContain('Tea');
  await waitFor(() => expect(dialog()).toBeNull());
  await user.click(press('Start over'));
  const asking = await screen.findByRole('dialog', { name: 'Start over?' });
  await user.click(within(asking).getByRole('button', { name: 'Start over' }));
  await screen.findByRole('heading', { level: 1, name: 'Convert any topic into a learning video' });
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Enter a topic')).value).toBe('');
  expect(sessionStorage.getItem('draft:explainer:u1') ?? '').not.toContain('Tea');
});
