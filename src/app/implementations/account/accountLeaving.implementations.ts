/** Keeping a deleted account, on the API. */
import { accountLeavingMachine } from '../../../machines/accountLeaving/accountLeaving.machine';
import { createUserService } from '../../../services/user.service';
import type { App } from '../../app';
import { asking } from '../../calling';

export const provideAccountLeaving = ({ call, session }: App) =>
  accountLeavingMachine.provide({
    actors: { keepAccount: asking(createUserService(call).keepAccount) },
    actions: { openAccount: () => session.send({ type: 'profile.outdated' }) },
  });
