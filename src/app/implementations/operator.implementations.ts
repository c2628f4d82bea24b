/** The operator's pages, on the API. */
import {
  operatorListMachine,
  type Decision,
  type Listed,
  type Query,
} from '../../machines/operator/operatorList.machine';
import { packsMachine, type PackAct } from '../../machines/operator/packs.machine';
import type { PackKind } from '../../../contract/packs';
import { operatorOverviewMachine } from '../../machines/operator/operatorOverview.machine';
import { createOperatorService } from '../../services/operator.service';
import type { App } from '../app';
import { asking, calling } from '../calling';

type Operator = ReturnType<typeof createOperatorService>;

export const provideOperatorOverview = ({ call }: App) => {
  const operator = createOperatorService(call);
  return operatorOverviewMachine.provide({
    actors: { fetchOverview: asking(operator.fetchOverview), tryPart: calling(operator.tryPart) },
  });
};

async function fetchList(operator: Operator, query: Query, signal: AbortSignal): Promise<Listed> {
  const { place, search, kind, page } = query;
  switch (place) {
    case 'accounts':
      return { place, answer: await operator.fetchAccounts({ page, ...(search && { search }) }, signal) };
    case 'failures':
      return { place, answer: await operator.fetchFailures({ page }, signal) };
    case 'audit': {
      const wanted = { page, ...(kind && { kind }), ...(search && { account: search }) };
      return { place, answer: await operator.fetchAudit(wanted, signal) };
    }
  }
}

async function doAct(
  operator: Operator,
  { act, amount, reason }: Decision,
  signal: AbortSignal,
): Promise<void> {
  switch (act.kind) {
    case 'credits':
      return void (await operator.changeCredits(act.account.id, { amount, reason }, signal));
    case 'lock':
      return void (await operator.lock(act.account.id, { reason }, signal));
    case 'unlock':
      return void (await operator.unlock(act.account.id, signal));
    case 'erase':
      return void (await operator.erase(act.account.id, { reason }, signal));
    case 'keep':
      return void (await operator.keep(act.account.id, signal));
    case 'removeFactor':
      return void (await operator.removeFactor(act.account.id, { reason }, signal));
    case 'retry':
      return void (await operator.tryAgain({ what: act.failure.what, id: act.failure.id }, signal));
  }
}

export const provideOperatorList = ({ call }: App) => {
  const operator = createOperatorService(call);
  return operatorListMachine.provide({
    actors: {
      fetchList: calling((query: Query, signal) => fetchList(operator, query, signal)),
      doAct: calling((decision: Decision, signal) => doAct(operator, decision, signal)),
    },
  });
};

export const providePacks =
  (kind: PackKind) =>
  ({ call }: App) => {
    const { fetchPacks, addPack, stopPack, removePack } = createOperatorService(call);
    const acts = { add: addPack, stop: stopPack, remove: removePack };
    return packsMachine.provide({
      actors: {
        fetchPacks: asking((signal) => fetchPacks({ kind }, signal)),
        doAct: calling(({ kind: act, pack }: PackAct, signal) => acts[act]({ pack }, signal)),
      },
    });
  };
