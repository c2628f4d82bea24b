/** Showing a second factor, on the authentication. */
import { secondFactorMachine } from '../../../machines/secondFactor/secondFactor.machine';
import type { App } from '../../app';
import { calling } from '../../calling';

export const provideSecondFactor = ({ auth }: App) =>
  secondFactorMachine.provide({
    actors: {
      checkAppCode: calling(async (input) => (await auth()).checkAppCode(input)),
      checkRecoveryCode: calling(async (input) => (await auth()).checkRecoveryCode(input)),
    },
  });
