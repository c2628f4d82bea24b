import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import type { Voice } from '../../../../../contract/voice';
import { scriptReadingMachine } from '../../../../../src/machines/captionEdit/scriptReading.machine';
import { ScriptReading } from '../../../../../src/screens/editor/captions/transcript/ScriptReading';
import { editorWorld, inEditor } from '../../../../support/editor/editorWorld';
import { walkScreen } from '../../../../support/walking/walkScreen';

const ada: Voice = {
  id: 'ada',
  name: 'Ada',
  category: 'built-in',
  description: '',
  sample_url: '',
  labels: {},
};
const machine = scriptReadingMachine.provide({ actors: { speakScript: fromCallback(() => {}) } });
const button = (name: string) => screen.getByRole('button', { name });
const said = (name: string) => expect(screen.getByText(name)).toBeDefined();
/** The voices stand in a part of its own, whatever is spoken meanwhile. */
const perhaps = () => {};

const walk = walkScreen(machine)({
  input: undefined,
  calls: ['fetchVoices'],
  samples: {
    'reading.requested': [{ type: 'reading.requested', reading: { which: 'unspoken' } }],
    'choice.changed': [{ type: 'choice.changed', choice: { voice: 'Ada' } }],
    'sentence.spoken': [{ type: 'sentence.spoken', done: 1, all: 3 }],
    'script.spoken': [{ type: 'script.spoken', sentences: 3, recorded: 0 }],
    'script.refused': [{ type: 'script.refused', detail: 'There is no such voice.' }],
    'xstate.done.actor.fetchVoices': [{ type: 'xstate.done.actor.fetchVoices', output: [ada] }],
    'xstate.error.actor.fetchVoices': [
      { type: 'xstate.error.actor.fetchVoices', error: new Error('no line') },
    ],
  },
  screen: (actor) =>
    inEditor(
      editorWorld({ spoken: null }),
      <ScriptReading actor={actor} unspoken={3} recorded={0} isAllRecorded={false} />,
    ),
  // The choice is there where the voices are, and while nothing is being spoken.
  offers: (snapshot, { type }) => {
    const isSpeaking = snapshot.matches({ reading: 'speakingScript' });
    if (type === 'choice.changed') return snapshot.matches({ voices: 'listed' }) && !isSpeaking;
    return type !== 'voices.needed' || !isSpeaking;
  },
  gestures: {
    // Asked for where they are opened; again, by a press.
    'voices.needed': (_, { user, actor }) =>
      actor.getSnapshot().matches({ voices: 'unavailable' })
        ? user.click(button('Try again'))
        : fireEvent(screen.getByRole('group'), new Event('toggle')),
    'choice.changed': ({ choice }) =>
      void fireEvent.change(screen.getByLabelText('Voice'), { target: { value: choice.voice } }),
    'reading.requested': (_, { user }) => user.click(button('Speak all')),
    'sentence.spoken': (event, { actor }) => act(() => actor.send(event)),
    'script.spoken': (event, { actor }) => act(() => actor.send(event)),
    'script.refused': (event, { actor }) => act(() => actor.send(event)),
    cancelled: (_, { user, actor }) =>
      user.click(button(actor.getSnapshot().matches({ reading: 'refused' }) ? 'Dismiss' : 'Cancel')),
  },
  states: {
    'voices.unasked': perhaps,
    'voices.fetchingVoices': perhaps,
    'voices.listed': perhaps,
    'voices.unavailable': ({ actor }) =>
      actor.getSnapshot().matches({ reading: 'calm' }) && said('Couldn’t load the voices.'),
    'reading.calm': () => said('3 sentences are not spoken yet.'),
    'reading.speakingScript': ({ context: { done, all } }) => said(`Speaking ${done} of ${all}…`),
    'reading.refused': () => said('There is no such voice.'),
  },
});

test.each(walk.paths)('[SC1] who reads the script follows its chart: %s', (_, run) => run());
test('[SC1] no transition of reading the script is left unwalked', () => expect(walk.untaken()).toEqual([]));
