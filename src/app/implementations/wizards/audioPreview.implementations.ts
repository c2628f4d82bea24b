/** One sound at a time, on the browser's audio; one that cannot be played raises a toast. */
import { fromCallback } from 'xstate';
import { audioPreviewMachine } from '../../../machines/audioPreview/audioPreview.machine';
import { createPlaySound } from '../../../services/browser/sound/playSound';
import { soundTurnOf } from '../../../services/browser/sound/soundTurn';
import { audioPreviewMessages } from '../../../locales/messages/wizards/audioPreview';
import { toastsMessages } from '../../../locales/messages/toasts';
import type { App } from '../../app';

export const provideAudioPreview = ({ window, toasts }: Pick<App, 'window' | 'toasts'>) => {
  const playSound = createPlaySound({
    newAudio: (src) => new window.Audio(src),
    turn: soundTurnOf(window.document),
  });
  return audioPreviewMachine.provide({
    actors: {
      playSound: fromCallback(({ input, sendBack }) =>
        playSound(input, {
          onStarted: () => sendBack({ type: 'sound.started' }),
          onEnded: () => sendBack({ type: 'sound.ended' }),
          onFailed: () => sendBack({ type: 'sound.failed' }),
        }),
      ),
    },
    actions: {
      announceFailure: () =>
        toasts.send({
          type: 'toast.raised',
          toast: { tone: 'error', title: toastsMessages.errorTitle, text: audioPreviewMessages.failed },
        }),
    },
  });
};
