/** The recorder of one's own voice, on the browser's microphone and the API. */
import { fromCallback } from 'xstate';
import { voiceRecorderMachine } from '../../../machines/voiceRecorder/voiceRecorder.machine';
import type { RecorderEvent } from '../../../machines/voiceRecorder/voiceRecorder.setup';
import { createRecordVoice } from '../../../services/browser/sound/recordVoice';
import { soundTurnOf } from '../../../services/browser/sound/soundTurn';
import { createRecordingsService } from '../../../services/recordings.service';
import type { App } from '../../app';
import { calling } from '../../calling';

export const provideVoiceRecorder = ({ call, window }: App) => {
  const recordVoice = createRecordVoice(window);
  const { createObjectURL, revokeObjectURL } = window.URL;
  return voiceRecorderMachine.provide({
    actors: {
      uploadRecording: calling(createRecordingsService(call).uploadRecording),
      recordVoice: fromCallback<RecorderEvent>(({ sendBack, receive }) => {
        // Nothing is played into the microphone.
        const giveBack = soundTurnOf(window.document).take(() => {});
        const { finish, release } = recordVoice({
          onOpened: () => sendBack({ type: 'microphone.opened' }),
          onHeard: (heard) => sendBack({ type: 'level.heard', ...heard }),
          onFailed: (fault) => sendBack({ type: 'microphone.failed', fault }),
          onRecorded: (file) => sendBack({ type: 'voice.recorded', file, src: createObjectURL(file) }),
        });
        receive(() => finish());
        return () => {
          giveBack();
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
