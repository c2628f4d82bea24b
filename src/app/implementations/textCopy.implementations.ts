/** A text to the browser's clipboard. */
import { fromPromise } from 'xstate';
import { scriptCopyMachine } from '../../machines/captionEdit/scriptCopy.machine';
import type { App } from '../app';

export const provideTextCopy = ({ window }: App) =>
  scriptCopyMachine.provide({
    actors: { copyText: fromPromise(({ input }) => window.navigator.clipboard.writeText(input.text)) },
  });
