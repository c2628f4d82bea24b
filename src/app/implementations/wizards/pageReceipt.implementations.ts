/** A shop's page, out of the window that opened this one; kept by a form that leads this window to the wizard. */
import { KEEPING_PATH } from '../../../../contract/ui/paths';
import { fromCallback, fromPromise } from 'xstate';
import { pageReceiptMachine, type ReceiptEvent } from '../../../machines/pageReceipt/pageReceipt.machine';
import { keepPage, receivePage } from '../../../services/browser/handOver/receivePage';
import type { App } from '../../app';

export const providePageReceipt = ({ window }: App) =>
  pageReceiptMachine.provide({
    actors: {
      receivePage: fromCallback<{ type: string }, void, ReceiptEvent>(({ sendBack }) => {
        const stop = receivePage(window, (page) => sendBack({ type: 'page.received', ...page }));
        if (!stop) sendBack({ type: 'opener.missed' });
        return stop ?? undefined;
      }),
      keepPage: fromPromise<never, { address: string; html: string }>(({ input }) => {
        keepPage(window, KEEPING_PATH, input);
        return new Promise<never>(() => {});
      }),
    },
    // A window that a script opened may close itself; one that a person opened stays.
    actions: { closeWindow: () => window.close() },
  });
