import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback, type InputFrom } from 'xstate';
import { audioPreviewMachine } from '../../../../src/machines/audioPreview/audioPreview.machine';
import type { voiceRecorderMachine } from '../../../../src/machines/voiceRecorder/voiceRecorder.machine';
import { VoiceRecorder } from '../../../../src/screens/wizard/voice/VoiceRecorder';
import { answer } from '../../../support/walking/mountScreen';
import { kept, machine, recorderSamples, upload } from '../../../support/wizards/recorderSamples';
import { untakenOnWalks } from '../../../support/walking/walkMachine';
import { walkScreen } from '../../../support/walking/walkScreen';
import { nothingIsOffered } from '../../../support/wizards/wizardGestures';

const preview = createActor(
  audioPreviewMachine.provide({ actors: { playSound: fromCallback(() => {}) } }),
).start();
const SCRIPT = 'Cold coffee by ten?';
const recorder = () => within(screen.getByRole('region', { name: 'Your own voice' }));
const press = (name: string) => recorder().getByRole('button', { name });
const says = (text: string) => expect(recorder().getByRole('status').textContent).toBe(text);

const walkChart = walkScreen(machine);
const walkFrom = (input: InputFrom<typeof voiceRecorderMachine>, offers = () => true) =>
  walkChart({
    input,
    calls: ['uploadRecording'],
    samples: recorderSamples,
    alsoTellApart: ({ take }) => take?.src,
    offers,
    limit: 5000,
    screen: (actor) => <VoiceRecorder actor={actor} preview={preview} script={SCRIPT} />,
    gestures: {
      'recording.requested': (_, { user }) =>
        user.click(recorder().getByRole('button', { name: /^(Record your voice|Record again)$/ })),
      'recording.stopped': (_, { user }) => user.click(press('Stop recording')),
      'recording.abandoned': (_, { user }) => user.click(press('Cancel recording')),
      'file.chosen': (_, { user }) => user.upload(screen.getByTestId('upload-recording'), upload),
      'take.accepted': (_, { user }) => user.click(press('Use this recording')),
      'take.discarded': (_, { user }) => user.click(press('Discard')),
      'upload.cancelled': (_, { user }) => user.click(press('Cancel upload')),
      retried: (_, { user }) => user.click(press('Try again')),
      'recording.removed': (_, { user }) => user.click(press('Remove recording')),
      /** The microphone's. */
      'microphone.opened': (event, { actor }) => answer(() => actor.send(event)),
      'microphone.failed': (event, { actor }) => answer(() => actor.send(event)),
      'level.heard': (event, { actor }) => answer(() => actor.send(event)),
      'voice.recorded': (event, { actor }) => answer(() => actor.send(event)),
    },
    passed: ['resting'],
    states: {
      empty: () => expect(press('Record your voice')).toBeTruthy(),
      'recordingVoice.asking': () => says('Allow microphone access in your browser…'),
      'recordingVoice.countingIn.three': () => says('Recording starts in 3'),
      'recordingVoice.countingIn.two': () => says('Recording starts in 2'),
      'recordingVoice.countingIn.one': () => says('Recording starts in 1'),
      'recordingVoice.listening': ({ context: { heard } }) => {
        expect(recorder().getByRole('timer').textContent).toBe(`Recording 0:0${heard.seconds}`);
        expect(recorder().getByRole('region', { name: 'Your script' }).textContent).toBe(SCRIPT);
      },
      'recordingVoice.finishing': () => says('Finishing the recording…'),
      refused: () =>
        expect(recorder().getByRole('alert').textContent).toContain('Allow it next to the address bar'),
      recorded: () => expect(press('Play your recording')).toBeTruthy(),
      uploadingRecording: ({ context, inputOf }) => {
        says('Checking your recording…');
        expect(inputOf('uploadRecording')).toEqual({ file: context.take?.file });
      },
      rejected: () =>
        expect(recorder().getByRole('alert').textContent).toContain('Couldn’t upload the recording.'),
      unusable: () =>
        expect(recorder().getByRole('alert').textContent).toContain(
          'This recording is shorter than a second.',
        ),
      kept: () => {
        expect(recorder().getByText('studio.mp3')).toBeTruthy();
        expect(recorder().getByText('0:12 · captions will follow your voice')).toBeTruthy();
      },
    },
  });
const walks = [
  walkFrom({ kept: null, longestMs: 60_000 }),
  walkFrom({ kept, longestMs: 60_000 }, nothingIsOffered),
];

test.each(walks.flatMap(({ paths }) => paths))('[W11] one’s own voice follows its chart: %s', (_, run) =>
  run(),
);
test('[W11] no transition of the recorder is left unwalked', () =>
  expect(
    untakenOnWalks(
      machine,
      walks.map(({ walked }) => walked),
    ),
  ).toEqual([]));
