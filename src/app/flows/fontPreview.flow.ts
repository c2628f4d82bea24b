/** A font of the kit, on the browser's fonts. */
import { fromCallback } from 'xstate';
import { fontPreviewMachine } from '../../machines/brandKit/fontPreview.machine';
import { createLendFont } from '../../services/browser/files/lendFont';
import type { App } from '../app';

export const fontPreviewFlow = ({ window }: App) => {
  const lendFont = createLendFont(window);
  return fontPreviewMachine.provide({
    actors: {
      lendFont: fromCallback(({ input, sendBack }) =>
        lendFont(input, {
          onLoaded: () => sendBack({ type: 'font.loaded' }),
          onFailed: () => sendBack({ type: 'font.failed' }),
        }),
      ),
    },
  });
};
