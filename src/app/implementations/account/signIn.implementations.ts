/** Signing in, on the authentication. */
import { signInMachine } from '../../../machines/signIn/signIn.machine';
import type { App } from '../../app';
import { calling } from '../../calling';

export const provideSignIn = ({ auth }: App) =>
  signInMachine.provide({
    actors: { signIn: calling(async (credentials) => (await auth()).signIn(credentials)) },
  });
