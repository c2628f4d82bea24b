/** What the recorder's tests say: what was spoken, what was kept, and what the microphone does. */
import { vi } from 'vitest';
import { createActor, fromCallback, fromPromise, setup } from 'xstate';
import { voiceRecorderMachine } from '../../../src/machines/voiceRecorder/voiceRecorder.machine';
import type { Samples } from '../walking/walkMachine';
import type { VoiceOverChanged } from '../../../src/machines/wizard/voiceChoice';

export const take = new File(['sound'], 'My voice.webm', { type: 'audio/webm' });
export const upload = new File(['sound'], 'studio.mp3', { type: 'audio/mpeg' });
export const kept = { url: '/media/studio.wav', name: 'studio.mp3', duration_ms: 12_400 };
export const tooShort = { status: 422, detail: 'This recording is shorter than a second.' };
export const unreachable = { status: 503, detail: null };
export const released = vi.fn<(src: string | null) => void>();
/** What the microphone was told. */
export const told = vi.fn<(type: string) => void>();

const hands = voiceRecorderMachine.provide({
  actors: { recordVoice: fromCallback(({ receive }) => receive(({ type }) => told(type))) },
  actions: {
    releaseTake: ({ context }) => {
      if (context.take) released(context.take.src);
    },
  },
});

/** Alone: there is no wizard to tell. */
export const machine = hands.provide({ actions: { notifyParent: () => {}, withdraw: () => {} } });

export const recorderSamples = {
  'file.chosen': [{ type: 'file.chosen', file: upload }],
  'microphone.failed': [{ type: 'microphone.failed', fault: 'microphoneRefused' }],
  'level.heard': [{ type: 'level.heard', level: 0.4, seconds: 7 }],
  'voice.recorded': [{ type: 'voice.recorded', file: take, src: 'blob:take' }],
  'xstate.done.actor.uploadRecording': [{ type: 'xstate.done.actor.uploadRecording', output: kept }],
  'xstate.error.actor.uploadRecording': [
    { type: 'xstate.error.actor.uploadRecording', error: tooShort },
    { type: 'xstate.error.actor.uploadRecording', error: unreachable },
  ],
  'xstate.done.actor.recordVoice': [],
} as const satisfies Samples<typeof machine>;

/** The recorder below a wizard that writes down what it is told. */
export function belowAWizard(uploaded: typeof kept) {
  const recorder = hands.provide({ actors: { uploadRecording: fromPromise(async () => uploaded) } });
  const heard: VoiceOverChanged['changes'][] = [];
  const wizard = setup({
    types: { events: {} as VoiceOverChanged },
    actors: { recorder },
    actions: { write: (_, changes: VoiceOverChanged['changes']) => void heard.push(changes) },
  }).createMachine({
    invoke: { id: 'recorder', src: 'recorder', input: { kept: null, longestMs: 60_000 } },
    on: { 'voiceOver.changed': { actions: { type: 'write', params: ({ event }) => event.changes } } },
  });
  const actor = createActor(wizard).start();
  return { heard, recorder: actor.getSnapshot().children['recorder']! };
}
