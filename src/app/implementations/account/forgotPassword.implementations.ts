/** Asking for the mail that resets a password, on the authentication. */
import { forgotPasswordMachine } from '../../../machines/forgotPassword/forgotPassword.machine';
import type { App } from '../../app';
import { calling } from '../../calling';

export const provideForgotPassword = ({ auth }: App) =>
  forgotPasswordMachine.provide({
    actors: { sendResetLink: calling(async (input) => (await auth()).sendResetLink(input)) },
  });
