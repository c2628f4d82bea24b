/** What the recorder knows, hears, needs and does; the chart itself is in `voiceRecorder.machine.ts`. */
import { assign, sendParent, sendTo, setup } from 'xstate';
import type { OwnRecording } from '../../../contract/routes/recordings.routes';
import { notProvided, watchNotProvided } from '../shared/notProvided';
import { mayBeTakenLater, refusalOf } from '../shared/refusal';
import type { VoiceOverChanged } from '../wizard/voiceChoice';

/** Keys of the word catalogue. */
export type RecorderFault =
  | 'microphoneRefused'
  | 'microphoneMissing'
  | 'microphoneInsecure'
  | 'microphoneFailed'
  | 'uploadFailed';
/** What was spoken, or chosen, and is not at the server yet. */
export interface Take {
  readonly file: File;
  /** Where it can be heard; null for a file that was chosen. */
  readonly src: string | null;
}
export interface Heard {
  /** 0 to 1 */
  readonly level: number;
  readonly seconds: number;
}

/** What the microphone is told. */
export type MicrophoneOrder = { readonly type: 'recording.started' | 'recording.stopped' };
export type RecorderEvent =
  | { type: 'recording.requested' }
  | { type: 'recording.stopped' }
  | { type: 'recording.abandoned' }
  | { type: 'file.chosen'; file: File }
  | { type: 'take.accepted' }
  | { type: 'take.discarded' }
  | { type: 'upload.cancelled' }
  | { type: 'retried' }
  | { type: 'recording.removed' }
  /** Of the microphone. */
  | { type: 'microphone.opened' }
  | { type: 'microphone.failed'; fault: RecorderFault }
  | ({ type: 'level.heard' } & Heard)
  | { type: 'voice.recorded'; file: File; src: string };

interface RecorderContext {
  readonly kept: OwnRecording | null;
  readonly take: Take | null;
  readonly heard: Heard;
  readonly longestMs: number;
  readonly fault: { readonly key: RecorderFault; readonly detail: string | null } | null;
}
interface RecorderInput {
  readonly kept: OwnRecording | null;
  readonly longestMs: number;
}
const silence: Heard = { level: 0, seconds: 0 };

export const voiceRecorderSetup = setup({
  types: {
    input: {} as RecorderInput,
    context: {} as RecorderContext,
    events: {} as RecorderEvent,
    children: {} as { recordVoice: 'recordVoice'; uploadRecording: 'uploadRecording' },
  },
  actors: {
    /** Asks for the microphone; once it is started, reports what it hears; stopped, hands over what was spoken. */
    recordVoice: watchNotProvided<MicrophoneOrder>('recordVoice'),
    uploadRecording: notProvided<OwnRecording, { file: File }>('uploadRecording'),
  },
  delays: { longestRecording: ({ context }) => context.longestMs, beat: 1000 },
  guards: {
    somethingIsKept: ({ context }) => context.kept !== null,
    takeIsAtFault: (_, error: unknown) => !mayBeTakenLater(refusalOf(error)),
    takeCanBeHeard: ({ context }) => context.take?.src != null,
  },
  actions: {
    rememberTake: assign({ take: (_, take: Take) => take }),
    /** The memory of what was spoken is the browser's. */
    releaseTake: ({ context }) => {
      if (context.take) throw new Error('action "releaseTake" was not provided');
    },
    forgetTake: assign({ take: null, heard: silence }),
    rememberHeard: assign({ heard: (_, { level, seconds }: Heard) => ({ level, seconds }) }),
    rememberFault: assign({ fault: (_, key: RecorderFault) => ({ key, detail: null }) }),
    rememberRefusal: assign({
      fault: (_, error: unknown) => ({ key: 'uploadFailed' as const, detail: refusalOf(error).detail }),
    }),
    forgetFault: assign({ fault: null }),
    startMicrophone: sendTo('recordVoice', { type: 'recording.started' }),
    stopMicrophone: sendTo('recordVoice', { type: 'recording.stopped' }),
    keep: assign({ kept: (_, recording: OwnRecording) => recording }),
    forgetKept: assign({ kept: null }),
    withdraw: sendParent((): VoiceOverChanged => ({
      type: 'voiceOver.changed',
      changes: { recording: null },
    })),
    notifyParent: sendParent(({ context }): VoiceOverChanged => ({
      type: 'voiceOver.changed',
      changes: { recording: context.kept },
    })),
  },
});

export const initialRecorderContext = ({ kept, longestMs }: RecorderInput): RecorderContext => ({
  kept,
  longestMs,
  take: null,
  heard: silence,
  fault: null,
});
