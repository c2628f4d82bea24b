import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ActorRefFrom, EventFrom } from 'xstate';
import type { browserModelMachine } from '../../../../src/machines/browserModel/browserModel.machine';
import { scriptWritingMessages } from '../../../../src/locales/messages/wizards/scriptWriting';
import { BrowserModelPanel } from '../../../../src/screens/wizard/script/BrowserModelPanel';
import { answer } from '../../../support/walking/mountScreen';
import { walkScreen } from '../../../support/walking/walkScreen';
import { button } from '../../../support/wizards/wizardGestures';
import { asked, browserModel, modelSamples } from '../../../support/wizards/writingSamples';

type Machine = typeof browserModelMachine;
/** Of the wizard or of the browser: it comes, and nobody does it. */
const comes = (event: EventFrom<Machine>, { actor }: { actor: ActorRefFrom<Machine> }) =>
  answer(() => actor.send(event));
const says = (text: string | RegExp) => expect(screen.getByText(text)).toBeTruthy();
const nothing = () => expect(screen.queryByRole('button')).toBeNull();

const { paths, untaken } = walkScreen(browserModel)({
  input: { language: 'en' },
  calls: ['askWhoWrites', 'checkAvailability', 'fetchPrompt', 'checkAnswer'],
  samples: modelSamples,
  alsoTellApart: ({ faults }) => faults.length,
  limit: 10_000,
  screen: (actor) => <BrowserModelPanel actor={actor} onChosen={() => actor.send(asked)} />,
  gestures: {
    'scripts.asked': (_, { user }) => user.click(button(/^(Write with your browser’s own model|Try again)$/)),
    // A failure is left by what is wanted next.
    'writing.cancelled': (event, { user, actor }) =>
      screen.queryByRole('button', { name: 'Cancel' })
        ? user.click(button('Cancel'))
        : comes(event, { actor }),
    'language.changed': comes,
    'download.progressed': comes,
    'model.opened': comes,
    'words.written': comes,
    'answer.given': comes,
    'model.failed': comes,
    'writer.gaveUp': comes,
  },
  states: {
    askingWhoWrites: nothing,
    'unneeded.resting': nothing,
    'unneeded.checkingAvailability': nothing,
    unoffered: nothing,
    checkingAvailability: nothing,
    unavailable: nothing,
    offered: () => says('It runs on your computer. No AI service sees your text.'),
    fetchingPrompt: () => says('Starting your browser’s model…'),
    'running.opening': () => says('Starting your browser’s model…'),
    'running.downloading': ({ context }) => {
      says(`Your browser is downloading its model: ${context.downloaded * 100} %`);
      expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(
        String(context.downloaded * 100),
      );
    },
    'running.writing': ({ context: { words, faults } }) =>
      says(
        words > 0
          ? 'Your browser’s model is writing: 12 words'
          : faults.length > 0
            ? /^Its first answer couldn’t be used/
            : 'Your browser’s model is reading…',
      ),
    'running.checkingAnswer': () => says('Checking what it wrote…'),
    failed: ({ context: { fault } }) => {
      says(scriptWritingMessages.browser.faults[fault ?? 'broken']);
      if (fault === 'unusable') says('“Tides” has 2 words instead of 40 to 90.');
      says('The scripts below are still there.');
    },
  },
});

test.each(paths)('[WR1] the browser’s model is told as it goes: %s', (_, run) => run());
test('[WR1] no transition of the browser’s model is left unwalked', () => expect(untaken()).toEqual([]));
