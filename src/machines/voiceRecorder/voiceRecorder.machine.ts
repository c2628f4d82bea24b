/** The user's own voice: spoken into the microphone or chosen as a file, heard, uploaded, kept for the video. */
import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { OwnRecording } from '../../../contract/routes/recordings.routes';
import { initialRecorderContext, voiceRecorderSetup } from './voiceRecorder.setup';

/** Both ways to begin, from wherever nothing is under way. */
const beginnings = {
  'recording.requested': 'recordingVoice',
  'file.chosen': {
    target: 'uploadingRecording',
    actions: {
      type: 'rememberTake',
      params: ({ event }: { event: { file: File } }) => ({ file: event.file, src: null }),
    },
  },
} as const;
const refused = ({ event }: { event: ErrorActorEvent }) => event.error;
const lettingGo = ['releaseTake', 'forgetTake'] as const;

export const voiceRecorderMachine = voiceRecorderSetup.createMachine({
  id: 'voiceRecorder',
  context: ({ input }) => initialRecorderContext(input),
  initial: 'resting',
  /** Whoever leaves in between leaves nothing behind in the browser's memory. */
  exit: [...lettingGo],
  states: {
    resting: {
      always: [{ guard: 'somethingIsKept', target: 'kept', actions: 'notifyParent' }, { target: 'empty' }],
    },
    empty: { entry: [...lettingGo], on: beginnings },
    recordingVoice: {
      entry: [...lettingGo, 'forgetFault'],
      invoke: { id: 'recordVoice', src: 'recordVoice' },
      initial: 'asking',
      on: {
        'recording.abandoned': 'resting',
        'microphone.failed': {
          target: 'refused',
          actions: { type: 'rememberFault', params: ({ event }) => event.fault },
        },
        'voice.recorded': {
          target: 'recorded',
          actions: { type: 'rememberTake', params: ({ event: { file, src } }) => ({ file, src }) },
        },
      },
      states: {
        asking: { on: { 'microphone.opened': 'countingIn' } },
        /** Time to breathe in. */
        countingIn: {
          initial: 'three',
          states: {
            three: { after: { beat: 'two' } },
            two: { after: { beat: 'one' } },
            one: { after: { beat: '#voiceRecorder.recordingVoice.listening' } },
          },
        },
        listening: {
          entry: 'startMicrophone',
          after: { longestRecording: 'finishing' },
          on: {
            'level.heard': { actions: { type: 'rememberHeard', params: ({ event }) => event } },
            'recording.stopped': 'finishing',
          },
        },
        finishing: { entry: 'stopMicrophone' },
      },
    },
    refused: { on: { ...beginnings, 'recording.abandoned': 'resting' }, exit: 'forgetFault' },
    recorded: {
      on: { ...beginnings, 'take.accepted': 'uploadingRecording', 'take.discarded': 'resting' },
    },
    uploadingRecording: {
      on: {
        'upload.cancelled': [{ guard: 'takeCanBeHeard', target: 'recorded' }, { target: 'resting' }],
      },
      invoke: {
        id: 'uploadRecording',
        src: 'uploadRecording',
        input: ({ context }) => ({ file: context.take?.file as File }),
        onDone: {
          target: 'kept',
          actions: [
            { type: 'keep', params: ({ event }: { event: DoneActorEvent<OwnRecording> }) => event.output },
            'notifyParent',
          ],
        },
        onError: [
          {
            guard: { type: 'takeIsAtFault', params: refused },
            target: 'unusable',
            actions: { type: 'rememberRefusal', params: refused },
          },
          { target: 'rejected', actions: { type: 'rememberRefusal', params: refused } },
        ],
      },
    },
    rejected: {
      exit: 'forgetFault',
      on: { ...beginnings, retried: 'uploadingRecording', 'take.discarded': 'resting' },
    },
    /** It holds no voice, say: sent once more, it is refused once more. */
    unusable: {
      exit: 'forgetFault',
      on: { ...beginnings, 'take.discarded': 'resting' },
    },
    kept: {
      entry: [...lettingGo],
      on: {
        // Until the new one is kept, nobody goes on with the old one unawares.
        'recording.requested': { target: 'recordingVoice', actions: 'withdraw' },
        'file.chosen': {
          target: 'uploadingRecording',
          actions: ['withdraw', beginnings['file.chosen'].actions],
        },
        'recording.removed': { target: 'empty', actions: ['forgetKept', 'notifyParent'] },
      },
    },
  },
});
