/** One sound at a time, on the browser's audio. */
import { fromCallback } from 'xstate';
import { audioPreviewMachine } from '../../machines/audioPreview/audioPreview.machine';
import { createPlaySound } from '../../services/browser/playSound';
import type { App } from '../app';

export const audioPreviewFlow = ({ window }: App) => {
  const playSound = createPlaySound((src) => new window.Audio(src));
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
  });
};
