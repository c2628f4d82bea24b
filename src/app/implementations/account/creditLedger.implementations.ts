/** What became of a person's credits, on the API. */
import { creditLedgerMachine } from '../../../machines/creditLedger/creditLedger.machine';
import { createUserService } from '../../../services/user.service';
import type { App } from '../../app';
import { asking, calling } from '../../calling';

export const provideCreditLedger = ({ call }: App) => {
  const { fetchLedger } = createUserService(call);
  return creditLedgerMachine.provide({
    actors: {
      fetchNewest: asking((signal) => fetchLedger(null, signal)),
      fetchOlder: calling(({ before }, signal) => fetchLedger(before, signal)),
    },
  });
};
