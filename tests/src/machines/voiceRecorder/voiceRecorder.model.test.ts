import { beforeEach, expect, test } from 'vitest';
import type { ContextFrom, EventObject } from 'xstate';
import type { voiceRecorderMachine } from '../../../../src/machines/voiceRecorder/voiceRecorder.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { belowAWizard, kept, machine, recorderSamples, released, take, told, tooShort, unreachable, upload } from '../../../support/wizards/recorderSamples'; // prettier-ignore
import { journey, modelOf, titled, untakenOnWalks } from '../../../support/walking/walkMachine';

beforeEach(() => {
  released.mockClear();
  told.mockClear();
});

const longestMs = 60_000;
type Context = ContextFrom<typeof voiceRecorderMachine>;
const walks = [
  { kept: null, longestMs },
  { kept, longestMs },
].map((input) => ({
  input,
  paths: modelOf(machine, input, recorderSamples, {
    alsoTellApart: ({ kept: had, take: has }) => [had !== null, has?.src],
    limit: 5000,
  }).getShortestPaths(),
}));

type Seen = { context: Context };
type Rested = Exclude<StatesOf<typeof voiceRecorderMachine>, 'resting'>;
const nothingIsHeld = ({ context }: Seen) => expect(context.take).toBeNull();
const noFault = ({ context }: Seen) => expect(context.fault).toBeNull();
const states = {
  empty: (seen) => {
    nothingIsHeld(seen);
    noFault(seen);
    expect(seen.context.kept).toBeNull();
  },
  'recordingVoice.asking': nothingIsHeld,
  'recordingVoice.countingIn.three': nothingIsHeld,
  'recordingVoice.countingIn.two': nothingIsHeld,
  'recordingVoice.countingIn.one': nothingIsHeld,
  'recordingVoice.listening': noFault,
  'recordingVoice.finishing': noFault,
  refused: ({ context }) => expect(context.fault?.key).toBe('microphoneRefused'),
  recorded: ({ context }) => expect(context.take?.src).toBe('blob:take'),
  uploadingRecording: ({ context }) => expect(context.take).not.toBeNull(),
  rejected: ({ context }) => expect(context.fault).toEqual({ key: 'uploadFailed', detail: null }),
  unusable: ({ context }) =>
    expect(context.fault).toEqual({
      key: 'uploadFailed',
      detail: 'This recording is shorter than a second.',
    }),
  kept: (seen) => {
    nothingIsHeld(seen);
    expect(seen.context.kept).toEqual(kept);
  },
} satisfies Record<Rested, (seen: Seen) => void>;

test('the chart keeps its promises along every generated path', async () => {
  const all = walks.flatMap(({ paths }) => paths.map(titled));
  expect(all.length).toBeGreaterThan(20);
  for (const [, path] of all) await path.test({ states });
});
test('every transition is walked', () => expect(untakenOnWalks(machine, walks)).toEqual([]));

const requested = { type: 'recording.requested' };
const opened = { type: 'microphone.opened' };
const stopped = { type: 'recording.stopped' };
const [recorded] = recorderSamples['voice.recorded'];
const beat = (from: 'three' | 'two' | 'one') => ({
  type: `xstate.after.beat.voiceRecorder.recordingVoice.countingIn.${from}`,
});
const counted = [requested, opened, beat('three'), beat('two'), beat('one')];
const spoken = [...counted, stopped, recorded];
const [chosen] = recorderSamples['file.chosen'];
const rejected = { type: 'xstate.error.actor.uploadRecording', error: unreachable };
const unusable = { type: 'xstate.error.actor.uploadRecording', error: tooShort };
const end = (events: readonly EventObject[], had: typeof kept | null = null) =>
  journey(machine, { kept: had, longestMs }, events);

test.each([
  ['what was spoken is heard before it is sent', spoken, null, 'recorded'],
  ['a file that was chosen is sent at once', [chosen], null, 'uploadingRecording'],
  ['a microphone that is pulled out ends the recording', [...counted, recorded], null, 'recorded'],
  ['what was abandoned leaves what was kept before', [...counted, { type: 'recording.abandoned' }], kept, 'kept'],
  ['[SC1] who is being counted in can leave', [requested, opened, beat('three'), { type: 'recording.abandoned' }], null, 'empty'],
  ['[SC1] a microphone that is gone when it is to be recorded is told', [...counted, { type: 'microphone.failed', fault: 'microphoneFailed' }], null, 'refused'],
  ['an upload that is cancelled leaves what was spoken', [...spoken, { type: 'take.accepted' }, { type: 'upload.cancelled' }], null, 'recorded'],
  ['an upload of a file that is cancelled leaves nothing', [chosen, { type: 'upload.cancelled' }], null, 'empty'],
  ['a refused microphone can be asked again', [requested, { type: 'microphone.failed', fault: 'microphoneRefused' }, requested], null, { recordingVoice: 'asking' }],
  ['[SC1] a recording without a voice is not sent once more', [...spoken, { type: 'take.accepted' }, unusable], null, 'unusable'],
  ['what cannot be used leaves what was kept before', [chosen, unusable, { type: 'take.discarded' }], kept, 'kept'],
  ['a rejected upload can be tried again', [chosen, rejected, { type: 'retried' }], null, 'uploadingRecording'],
  ['the longest recording is what whoever records was given', [...counted, { type: 'xstate.after.longestRecording.voiceRecorder.recordingVoice.listening' }], null, { recordingVoice: 'finishing' }],
] as const)('%s', (_, events, had, value) => expect(end(events, had).value).toEqual(value)); // prettier-ignore

test('[SC1] the microphone is told to record after three beats, and to stop once', () => {
  end(counted.slice(0, -1));
  expect(told.mock.calls).toEqual([]);
  end(spoken);
  expect(told.mock.calls).toEqual([['recording.started'], ['recording.stopped']]);
});
test('a new recording lets go of the one before, and leaving lets go of all', () => {
  end([...spoken, requested]);
  expect(released.mock.calls).toEqual([['blob:take']]);
});
test('trying again sends the same file', () => {
  expect(end([chosen, rejected, { type: 'retried' }]).context.take).toEqual({ file: upload, src: null });
  expect(end([...spoken, { type: 'take.accepted' }]).context.take?.file).toBe(take);
});
test('the wizard hears what is kept, and that it was removed', async () => {
  const { heard, recorder } = belowAWizard(kept);
  recorder.send(chosen);
  await Promise.resolve();
  await Promise.resolve();
  recorder.send({ type: 'recording.removed' });
  expect(heard).toEqual([{ recording: kept }, { recording: null }]);
});
test('[W12] while one records again the wizard has none: it does not go on with the old take', async () => {
  const { heard, recorder } = belowAWizard(kept);
  recorder.send(chosen);
  await Promise.resolve();
  await Promise.resolve();
  recorder.send({ type: 'recording.requested' });
  recorder.send({ type: 'recording.abandoned' });
  expect(heard).toEqual([{ recording: kept }, { recording: null }, { recording: kept }]);
});
