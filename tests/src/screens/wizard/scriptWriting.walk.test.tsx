import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ActorRefFrom, EventFrom } from 'xstate';
import type { scriptWritingMachine } from '../../../../src/machines/scriptWriting/scriptWriting.machine';
import { WritingPanel } from '../../../../src/screens/wizard/script/WritingPanel';
import type {
  BrowserModelActor,
  ScriptWritingActor,
} from '../../../../src/screens/wizard/script/writingActors';
import { answer } from '../../../support/walking/mountScreen';
import { walkScreen } from '../../../support/walking/walkScreen';
import { button } from '../../../support/wizards/wizardGestures';
import { writing, writingSamples } from '../../../support/wizards/writingSamples';

type Machine = typeof scriptWritingMachine;
/** Of the wizard or of the server: it comes, and nobody does it. */
const comes = (event: EventFrom<Machine>, { actor }: { actor: ActorRefFrom<Machine> }) =>
  answer(() => actor.send(event));
const far = () =>
  screen.getByRole('progressbar', { name: 'Progress of the scripts' }).getAttribute('aria-valuenow');

const { paths, untaken } = walkScreen(writing)({
  input: undefined,
  calls: [],
  samples: writingSamples,
  alsoTellApart: ({ asked, readied, refusal }) => [asked?.request.data.not?.length, readied.length, refusal],
  limit: 5000,
  screen: (actor) => <WritingPanel actor={actor} />,
  gestures: {
    'scripts.asked': comes,
    'ideas.readied': comes,
    'page.told': comes,
    'words.written': comes,
    'answer.rejected': comes,
    'writer.failed': comes,
    'writing.finished': comes,
    'call.failed': comes,
    // A failure that is shown elsewhere is dismissed by the wizard.
    'writing.cancelled': (event, { user, actor }) =>
      screen.queryByRole('button', { name: 'Cancel' })
        ? user.click(button('Cancel'))
        : comes(event, { actor }),
    retried: (_, { user }) => user.click(button('Try again')),
  },
  states: {
    resting: ({ context }) => {
      expect(screen.queryByRole('progressbar')).toBeNull();
      expect(screen.queryAllByText('Llama took too long.')).toHaveLength(context.failures.length);
    },
    'writing.beginning': () => expect(screen.getByText('Writing scripts…')).toBeTruthy(),
    'writing.modelWriting': ({ context: { written } }) => {
      expect(far()).toBe(written?.thinking ? '0' : '25');
      const says = written?.thinking ? 'Llama is thinking…' : 'Llama is writing: 30 of about 120 words';
      expect(screen.getByText(says)).toBeTruthy();
    },
    'writing.askingAgain': () => expect(screen.getByText(/is trying once more…$/)).toBeTruthy(),
    nothingNew: () => expect(screen.getByRole('status').textContent).toMatch(/^No new scripts this time/),
    failed: ({ context }) =>
      expect(screen.getByRole('alert').textContent).toContain(
        `Failed to generate scripts. Please try again.${context.refusal ?? ''}`,
      ),
  },
});

test.each(paths)('[WR1] who writes is told as it goes: %s', (_, run) => run());
test('[WR1] no transition of the writing is left unwalked', () => expect(untaken()).toEqual([]));

test('[WR1] where a model is offered and nobody has started it, it is named beside what can be done', () => {
  const at = (snapshot: object) => ({ getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe() {} }) });
  const asked = at({ value: 'nothingNew', context: { failures: [] } }) as unknown as ScriptWritingActor;
  const model = at({ matches: (state: string) => state === 'offered' }) as unknown as BrowserModelActor;
  render(<WritingPanel actor={asked} model={model} />);
  expect(screen.getByRole('status').textContent).toBe(
    'No new scripts this time. Add more details, edit one of these, or let your browser’s own model write.',
  );
});
