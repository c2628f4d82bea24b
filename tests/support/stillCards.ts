/** Cards whose films do not play. */
import { createActor } from 'xstate';
import { cardPreviewMachine } from '../../src/machines/cardPreview/cardPreview.machine';

export const stillCards = () =>
  createActor(cardPreviewMachine, { input: { prefersStillness: () => true } }).start();
