import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { fromCallback, type SnapshotFrom } from 'xstate';
import type { Voice } from '../../../../../contract/voice';
import { scenesOf } from '../../../../../src/editor-engine/captions/script';
import { sentencesOf } from '../../../../../src/editor-engine/script/sentences';
import { audioPreviewMachine } from '../../../../../src/machines/audioPreview/audioPreview.machine';
import { RefusedCommand } from '../../../../../src/machines/captionEdit/refusalCode';
import { scriptEditMachine } from '../../../../../src/machines/captionEdit/scriptEdit.machine';
import { Sentences } from '../../../../../src/screens/editor/captions/transcript/Sentences';
import { ServiceError } from '../../../../../src/services/serviceError';
import { editorWorld, inEditor } from '../../../../support/editor/editorWorld';
import { kept, machine as recorder } from '../../../../support/wizards/recorderSamples';
import { answer } from '../../../../support/walking/mountScreen';
import { walkScreen } from '../../../../support/walking/walkScreen';
import { openEngine } from '../../../editor-engine/support/openEngine';
import { items, sampleVideo } from '../../../editor-engine/support/sampleVideo';
import {
  OpenSentence,
  ScriptAsText,
} from '../../../../../src/screens/editor/captions/transcript/openedParts';

beforeAll(() => Promise.all([OpenSentence.bring(), ScriptAsText.bring()]));

const engine = openEngine(sampleVideo());
engine.session.playback.setLength({ duration: 300, fps: 30 });
engine.execute('caption.rewrite', { id: items.hello.id, text: 'Hello there.' });
engine.execute('caption.rewrite', { id: items.goodbye.id, text: 'And now goodbye.' });
const placed = () => sentencesOf(engine.videoData()).map(({ from, to, text }) => ({ from, to, said: text }));
const [, second] = placed();
const unsaid = { words: [{ text: 'Goodbye.', from: 0, to: 900 }], sound: null, isUnspoken: true };
if (second) engine.execute('script.change', { ...second, spoken: unsaid });
const [hello, goodbye] = placed() as [ReturnType<typeof placed>[0], ReturnType<typeof placed>[0]];
const both = { from: hello.from, to: goodbye.to, said: 'Hello there. Goodbye.' };

const ada: Voice = {
  id: 'ada',
  name: 'Ada',
  category: 'built-in',
  description: '',
  sample_url: '',
  labels: {},
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sentence' });
const button = (name: string) => screen.getByRole('button', { name });
const refusal = () => screen.queryByRole('alert')?.textContent ?? null;

const machine = scriptEditMachine.provide({
  actors: {
    voiceRecorder: recorder,
    audioPreview: audioPreviewMachine.provide({ actors: { playSound: fromCallback(() => {}) } }),
  },
});
const panel = () => within(screen.getByRole('region', { name: 'Your recording' }));

const walk = walkScreen(machine)({
  input: undefined,
  calls: ['speakSentence', 'timeRecording', 'changeScript'],
  samples: {
    'sentence.opened': [hello, goodbye].map((place) => ({ type: 'sentence.opened', place })),
    'speaking.requested': [{ type: 'speaking.requested', place: goodbye }],
    'text.changed': [
      { type: 'text.changed', text: 'Good day.' },
      { type: 'text.changed', text: '' },
    ],
    'voice.chosen': [{ type: 'voice.chosen', voice: 'Ada' }],
    'pace.chosen': [{ type: 'pace.chosen', speed: 0.8 }],
    'voiceOver.changed': [kept, null].map((recording) => ({
      type: 'voiceOver.changed',
      changes: { recording },
    })),
    'xstate.done.actor.timeRecording': [
      {
        type: 'xstate.done.actor.timeRecording',
        output: { words: [{ text: 'Hi.', from: 0, to: 300 }], sound: null },
      },
    ],
    'xstate.error.actor.timeRecording': [
      { type: 'xstate.error.actor.timeRecording', error: new ServiceError('network', null, null) },
    ],
    'move.requested': [{ type: 'move.requested', move: { place: hello, toIndex: 1 } }],
    'join.requested': [{ type: 'join.requested', place: both }],
    'xstate.done.actor.speakSentence': [
      {
        type: 'xstate.done.actor.speakSentence',
        output: { words: [{ text: 'Hi.', from: 0, to: 300 }], sound: null },
      },
    ],
    'xstate.error.actor.speakSentence': [
      { type: 'xstate.error.actor.speakSentence', error: new ServiceError('network', null, null) },
    ],
    'xstate.done.actor.changeScript': [null, goodbye].map((output) => ({
      type: 'xstate.done.actor.changeScript',
      output,
    })),
    'xstate.error.actor.changeScript': [
      { type: 'xstate.error.actor.changeScript', error: new RefusedCommand('scriptChanged') },
    ],
  },
  alsoTellApart: ({ place, text, voice, speed }) => [
    place?.from,
    text === '',
    text === place?.said,
    voice !== null || speed !== null,
  ],
  limit: 9000,
  screen: (actor) =>
    inEditor(
      editorWorld({ engine, spoken: { by: 'voice', voice: 'Ada', speed: 1 } }),
      <Sentences
        actor={actor}
        scenes={scenesOf(engine.videoData())}
        voices={[ada]}
        recorded={new Set()}
        claims={{ source: 'page', open: new Map(), kept: new Map() }}
      />,
    ),
  // The sentence that is open is no row that could be pressed; only what has one before it is joined.
  offers: (snapshot, event) => {
    const { context } = snapshot;
    const { type, place } = event as { type: string; place?: typeof both };
    // Its own form moves it, or its row where none is open.
    if (type === 'move.requested')
      return isSaid(snapshot)
        ? context.place.from === goodbye.from
        : !context.place || context.place.from === hello.from;
    if (type === 'join.requested') return context.place?.from === goodbye.from;
    const asksForOne = type === 'sentence.opened' || type === 'speaking.requested';
    return !asksForOne || !context.place || !isWithin(place, context.place);
  },
  gestures: {
    'sentence.opened': ({ place }, { user }) => user.click(button(place.said)),
    // The form's own comes before it.
    'speaking.requested': async (_, { user }) => {
      const [last] = screen.getAllByRole('button', { name: 'Speak' }).slice(-1);
      if (last) await user.click(last);
    },
    'text.changed': ({ text }) => {
      fireEvent.change(field(), { target: { value: '…' } });
      fireEvent.change(field(), { target: { value: text } });
    },
    'voice.chosen': ({ voice }, { user }) => user.selectOptions(screen.getByLabelText('Voice'), voice ?? ''),
    'pace.chosen': ({ speed }) =>
      void fireEvent.change(screen.getByRole('slider', { name: 'Pace' }), { target: { value: speed } }),
    'join.requested': () => {
      field().setSelectionRange(0, 0);
      fireEvent.keyDown(field(), { key: 'Backspace' });
    },
    'move.requested': async ({ move: { place } }, { user, actor }) => {
      const snapshot = actor.getSnapshot();
      if (snapshot.context.place && !isSaid(snapshot)) return user.click(button('Move down'));
      fireEvent.keyDown(button(place.said), { key: 'ArrowDown', altKey: true });
    },
    'change.submitted': () => fireEvent.keyDown(field(), { key: 'Enter' }),
    'later.requested': (_, { user }) => user.click(button('Keep words, speak later')),
    'removal.requested': async (_, { user }) => {
      act(() => button('Delete').focus());
      await user.keyboard('{Enter}');
    },
    'sentence.left': () => act(() => field().blur()),
    'recording.requested': (_, { user }) => user.click(button('Record')),
    /** The recorder's. */
    'voiceOver.changed': (event, { actor }) => answer(() => actor.send(event)),
    retried: (_, { user }) => user.click(panel().getByRole('button', { name: 'Try again' })),
    /** Of the tab, when it goes. */
    'script.left': (event, { actor }) => answer(() => actor.send(event)),
    cancelled: (_, { user }) => user.click(button('Cancel')),
  },
  states: {
    closed: () => expect(screen.queryByRole('form')).toBeNull(),
    'open.editing': ({ context }) => expect([field().value, refusal()]).toEqual([context.text, null]),
    'open.unsettled': () => expect(refusal()).toBe('Speak or cancel this sentence first.'),
    'open.unspoken': () => expect(refusal()).toBe('Couldn’t reach the voice. Your text is safe.'),
    'open.refused': () => expect(refusal()).toBe('The script has changed since. Open the sentence again.'),
    'recording.taking': () => expect(panel().getByRole('button', { name: 'Start recording' })).toBeTruthy(),
    'recording.timingRecording': ({ context, inputOf }) => {
      expect(panel().getByRole('status').textContent).toBe('Fitting the video to your voice…');
      expect(inputOf('timeRecording')).toEqual({ text: context.text.trim(), recordingUrl: kept.url });
    },
    'recording.untimed': () => expect(refusal()).toBe('Couldn’t reach the server. Your recording is safe.'),
    'recording.changingScriptByRecording': ({ context: { place, written }, inputOf }) =>
      expect(inputOf('changeScript')).toEqual({ place, written, next: null }),
    'recording.refused': () => expect(refusal()).toContain('Your recording is safe: undo that change'),
    speakingSentence: ({ context: { text, place, voice, speed }, inputOf }) => {
      expect(inputOf('speakSentence')).toEqual({ text: text.trim(), place, voice, speed });
      expect(button('Speaking…')).toHaveProperty('disabled', true);
    },
    changingScript: ({ context: { place, written, next }, inputOf }) =>
      expect(inputOf('changeScript')).toEqual({ place, written, next }),
  },
});

/** By its owner or by a voice: its form moves nothing meanwhile. */
function isSaid(snapshot: SnapshotFrom<typeof machine>): boolean {
  return snapshot.matches('recording') || snapshot.matches('speakingSentence');
}
function isWithin(one: typeof both | undefined, place: { from: number; to: number }): boolean {
  return one !== undefined && one.from >= place.from && one.to <= place.to;
}

test.each(walk.paths)('[SC1] the script follows the chart of changing a sentence: %s', (_, run) => run());
test('[SC1] no transition of changing a sentence is left unwalked', () => expect(walk.untaken()).toEqual([]));
