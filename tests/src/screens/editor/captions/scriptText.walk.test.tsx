import { act, fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect, test } from 'vitest';
import { fromCallback, type ActorRefFrom } from 'xstate';
import { scriptTextMachine } from '../../../../../src/machines/captionEdit/scriptText.machine';
import { EditAsText } from '../../../../../src/screens/editor/captions/transcript/EditAsText';
import ScriptAsText from '../../../../../src/screens/editor/captions/transcript/ScriptAsText';
import { editorWorld, inEditor } from '../../../../support/editor/editorWorld';
import { walkScreen } from '../../../../support/walking/walkScreen';

const machine = scriptTextMachine.provide({ actors: { rewriteScript: fromCallback(() => {}) } });
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The whole script' });
const SCRIPT = 'Hello there And now goodbye';

/** As the script's tab shows it. */
function AsShown({ actor }: { actor: ActorRefFrom<typeof scriptTextMachine> }) {
  const isOpen = useSelector(actor, (state) => !state.matches('closed'));
  return isOpen ? <ScriptAsText actor={actor} /> : <EditAsText actor={actor} />;
}

const walk = walkScreen(machine)({
  input: undefined,
  calls: [],
  samples: {
    'script.opened': [{ type: 'script.opened', text: SCRIPT }],
    'text.changed': [{ type: 'text.changed', text: `${SCRIPT}.\nOne more.` }],
    'sentence.spoken': [{ type: 'sentence.spoken', done: 1, all: 2 }],
    'script.rewritten': [
      { type: 'script.rewritten', counts: { changed: 1, added: 1, removed: 0, moved: 0 } },
    ],
    'script.refused': [
      { type: 'script.refused', problem: { code: 'scriptTooLong' } },
      { type: 'script.refused', problem: { detail: 'There is no such voice.' } },
    ],
  },
  screen: (actor) => inEditor(editorWorld({}), <AsShown actor={actor} />),
  gestures: {
    'script.opened': (_, { user }) => user.click(button('Edit as text')),
    'text.changed': ({ text }) => void fireEvent.change(field(), { target: { value: text } }),
    'change.submitted': (_, { user }) => user.click(button('Save')),
    'later.requested': (_, { user }) => user.click(button('Keep words, speak later')),
    cancelled: (_, { user }) => user.click(button('Cancel')),
    'sentence.spoken': (event, { actor }) => act(() => actor.send(event)),
    'script.rewritten': (event, { actor }) => act(() => actor.send(event)),
    'script.refused': (event, { actor }) => act(() => actor.send(event)),
  },
  states: {
    closed: () => expect(button('Edit as text').isConnected).toBe(true),
    'open.editing': ({ context: { text } }) => {
      expect(field().value).toBe(text);
      expect(screen.getByText(text === SCRIPT ? /Nothing changed/ : /1 changed, 1 new/)).toBeTruthy();
    },
    'open.refused': () => expect(screen.getByRole('alert').textContent).toMatch(/more than ten minutes/),
    'open.unspoken': () => expect(screen.getByRole('alert').textContent).toBe('There is no such voice.'),
    rewritingScript: ({ context: { done, all } }) =>
      expect(screen.getByText(`Speaking ${done} of ${all}…`)).toBeTruthy(),
  },
});

test.each(walk.paths)('[SC1] the script as one text follows its chart: %s', (_, run) => run());
test('[SC1] no transition of the script as one text is left unwalked', () =>
  expect(walk.untaken()).toEqual([]));
