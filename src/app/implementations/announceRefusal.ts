/** Says in a toast that the server forbids what was asked, in its own sentence where it gave one. [W15] [X4] */
import { toastsMessages } from '../../locales/messages/toasts';
import type { App } from '../app';

export const announceRefusal =
  (toasts: App['toasts'], otherwise: string) =>
  (_: unknown, { detail }: { detail: string | null }) =>
    toasts.send({
      type: 'toast.raised',
      toast: { tone: 'error', title: toastsMessages.errorTitle, text: detail ?? otherwise },
    });
