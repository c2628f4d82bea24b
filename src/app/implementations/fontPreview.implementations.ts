/** A font of the kit, on the browser's fonts. */
import { fromCallback } from 'xstate';
import { fontPreviewMachine } from '../../machines/brandKit/fontPreview.machine';
import { createLoadFont } from '../../services/browser/files/loadFont';
import type { App } from '../app';

export const provideFontPreview = ({ window }: App) => {
  const loadFont = createLoadFont(window);
  return fontPreviewMachine.provide({
    actors: {
      loadFont: fromCallback(({ input, sendBack }) =>
        loadFont(input, {
          onLoaded: () => sendBack({ type: 'font.loaded' }),
          onFailed: () => sendBack({ type: 'font.failed' }),
        }),
      ),
    },
  });
};
