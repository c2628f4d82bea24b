/** Setting a new password, on the authentication. */
import { resetPasswordMachine } from '../../../machines/resetPassword/resetPassword.machine';
import { resetPasswordMessages } from '../../../locales/messages/account/resetPassword';
import type { App } from '../../app';
import { calling } from '../../calling';

export const provideResetPassword = ({ auth, toasts }: App) =>
  resetPasswordMachine.provide({
    actors: { setPassword: calling(async (input) => (await auth()).setPassword(input)) },
    actions: {
      announceNewPassword: () =>
        toasts.send({
          type: 'toast.raised',
          toast: {
            tone: 'success',
            title: resetPasswordMessages.changedTitle,
            text: resetPasswordMessages.changedText,
          },
        }),
    },
  });
