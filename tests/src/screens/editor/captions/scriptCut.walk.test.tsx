import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { scriptCutMachine } from '../../../../../src/machines/captionEdit/scriptCut.machine';
import { Transcript } from '../../../../../src/screens/editor/captions/transcript/TranscriptTab';
import { inEditor } from '../../../../support/editor/editorWorld';
import { walkScreen } from '../../../../support/walking/walkScreen';
import { captionWorld } from './captionWorld';

const { editor } = captionWorld();
const button = (name: string) => screen.getByRole('button', { name });
const chosen = () =>
  screen
    .getAllByRole('button')
    .filter((one) => one.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent);

const walk = walkScreen(scriptCutMachine)({
  input: undefined,
  calls: ['fetchFillers'],
  samples: {
    'word.pressed': [{ type: 'word.pressed', word: { from: 0, to: 1000 } }],
    'choice.extended': [{ type: 'choice.extended', word: { from: 1000, to: 2000 } }],
    'tidying.requested': [{ type: 'tidying.requested', what: 'fillers' }],
    'xstate.done.actor.fetchFillers': [{ type: 'xstate.done.actor.fetchFillers', output: ['there'] }],
    'xstate.error.actor.fetchFillers': [
      { type: 'xstate.error.actor.fetchFillers', error: new Error('no line') },
    ],
  },
  screen: (actor) => inEditor(editor, <Transcript scriptCut={actor} />),
  // Fillers are removed where it is known which there are.
  offers: (snapshot, { type }) => type !== 'tidying.requested' || snapshot.matches({ fillers: 'listed' }),
  gestures: {
    // Asked for where the tab is opened; again, by a press.
    'fillers.needed': (event, { user, actor }) =>
      actor.getSnapshot().matches({ fillers: 'unavailable' })
        ? user.click(button('Try again'))
        : act(() => actor.send(event)),
    'word.pressed': (_, { user }) => user.click(button('Hello')),
    'choice.extended': () => void fireEvent.click(button('there'), { shiftKey: true }),
    'choice.cleared': (_, { user }) => user.click(button('Cancel')),
    'cut.requested': (_, { user }) => user.click(button('Cut')),
    'tidying.requested': (_, { user }) => user.click(button('Remove 1 filler word')),
  },
  states: {
    'words.calm': () => expect(chosen()).toEqual([]),
    'words.chosen': ({ context: { anchor } }) =>
      expect(chosen()).toEqual(anchor?.from === 0 ? ['Hello', 'there'] : ['there']),
    'fillers.unasked': () => expect(screen.queryByText('Couldn’t look for filler words.')).toBeNull(),
    'fillers.fetchingFillers': () => expect(screen.queryByText('Couldn’t look for filler words.')).toBeNull(),
    'fillers.listed': () => expect(button('Remove 1 filler word')).toBeDefined(),
    'fillers.unavailable': () => expect(screen.getByText('Couldn’t look for filler words.')).toBeDefined(),
  },
});

test.each(walk.paths)('[SC2] the transcript follows the chart of cutting: %s', (_, run) => run());
test('[SC2] no transition of cutting is left unwalked', () => expect(walk.untaken()).toEqual([]));
