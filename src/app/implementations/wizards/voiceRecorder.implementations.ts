/** The recorder of one's own voice, on the browser's microphone and the API. */
import { fromCallback } from 'xstate';
import type { RecordedPart } from '../../../../contract/routes/recordings.routes';
import { voiceRecorderMessages } from '../../../locales/messages/wizards/voiceRecorder';
import { voiceRecorderMachine } from '../../../machines/voiceRecorder/voiceRecorder.machine';
import type { MicrophoneOrder } from '../../../machines/voiceRecorder/voiceRecorder.setup';
import { createRecordVoice } from '../../../services/browser/sound/recordVoice';
import { soundTurnOf } from '../../../services/browser/sound/soundTurn';
import { createRecordingsService } from '../../../services/recordings.service';
import type { App } from '../../app';
import { calling } from '../../calling';

interface Options {
  readonly of: RecordedPart;
  /** Silences what else could be heard while the microphone is open. Returns how to let it be heard again. */
  readonly silence?: () => () => void;
}

export const provideVoiceRecorder = (
  { call, window }: Pick<App, 'call' | 'window'>,
  { of, silence = () => () => {} }: Options,
) => {
  const recordVoice = createRecordVoice(window, voiceRecorderMessages.fileName);
  const { uploadRecording } = createRecordingsService(call);
  const { createObjectURL, revokeObjectURL } = window.URL;
  return voiceRecorderMachine.provide({
    actors: {
      uploadRecording: calling(({ file }, signal) => uploadRecording({ file, of }, signal)),
      recordVoice: fromCallback<MicrophoneOrder>(({ sendBack, receive }) => {
        // Nothing is played into the microphone.
        const undo = [soundTurnOf(window.document).take(() => {}), silence()];
        const { start, finish, release } = recordVoice({
          onOpened: () => sendBack({ type: 'microphone.opened' }),
          onHeard: (heard) => sendBack({ type: 'level.heard', ...heard }),
          onFailed: (fault) => sendBack({ type: 'microphone.failed', fault }),
          onRecorded: (file) => sendBack({ type: 'voice.recorded', file, src: createObjectURL(file) }),
        });
        receive(({ type }) => (type === 'recording.started' ? start() : finish()));
        return () => {
          undo.forEach((giveBack) => giveBack());
          release();
        };
      }),
    },
    actions: {
      releaseTake: ({ context: { take } }) => {
        if (take?.src) revokeObjectURL(take.src);
      },
    },
  });
};
