/** Signing up, on the authentication. */
import { signUpMachine } from '../../../machines/signUp/signUp.machine';
import type { App } from '../../app';
import { calling } from '../../calling';

export const provideSignUp = ({ auth }: App) =>
  signUpMachine.provide({
    actors: { signUp: calling(async (credentials) => (await auth()).signUp(credentials)) },
  });
