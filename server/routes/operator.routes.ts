/** What whoever runs the server can see and do; the session hook lets nobody else in. Each act is audited. [OP1] */
import { refusalSentences } from '../../contract/refusalSentences';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditKind } from '../../contract/audit';
import { OPERATOR_PAGE, type Account } from '../../contract/operator';
import {
  changeCredits,
  eraseAccount,
  getOverview,
  keepAccount,
  listAccounts,
  listAudit,
  listFailures,
  lockAccount,
  removeSecondFactor,
  tryFailureAgain,
  tryPart,
  unlockAccount,
} from '../../contract/routes/operator.routes';
import type { AppPorts } from '../appPorts';
import { recordEvent, type AuditEvent } from '../audit/recordEvent';
import { sendLetter } from '../auth/linkLetter';
import type { Executor, Transaction } from '../db/database';
import { whenLeft } from '../http/answerInLines';
import { implement, type Caller } from '../http/implement';
import { NotFound, Problem } from '../http/problems';
import type { Readiness } from '../health/readiness';
import { heardWorkers } from '../operator/heardWorkers';
import type { Operators } from '../operator/operators';
import { lookAtParts, tryServerPart } from '../operator/serverParts';
import { limitsInForce } from '../quota/limitsInForce';
import { startAgain } from '../pipeline/starting/startAgain';
import { startRender } from '../pipeline/starting/startRender';
import { rendersRepository } from '../repositories/jobs/renders.repository';
import {
  accountsPage,
  accountsRepository,
  changeBalance,
  type AccountRow,
} from '../repositories/operator/accounts.repository';
import { authFactorsRepository } from '../repositories/accounts/authFactors.repository';
import { authSessionsRepository } from '../repositories/accounts/authSessions.repository';
import { departuresRepository } from '../repositories/accounts/departures.repository';
import { auditPage } from '../repositories/audit.repository';
import { failuresPage, ownerOfFailed } from '../repositories/operator/failures.repository';
import { waitingByPerson } from '../repositories/operator/waiting.repository';

interface OperatorWorld extends AppPorts {
  readonly operators: Operators;
  readonly readiness: Readiness;
}

const iso = (at: Date | null) => at?.toISOString() ?? null;
const paged = <Item>(items: Item[], total: number, page = 1) => ({
  items,
  total,
  page,
  pages: Math.max(1, Math.ceil(total / OPERATOR_PAGE)),
});

export function operatorRoutes(app: FastifyInstance, world: OperatorWorld): void {
  const { db, operators } = world;

  const asAccount = async (row: AccountRow): Promise<Account> => ({
    id: row.id,
    email: row.email,
    credits: row.credits,
    bytes: row.bytes,
    uploads_today: row.uploadsToday,
    under_way: row.underWay,
    projects: row.projects,
    created: row.createdAt.toISOString(),
    last_sign_in: iso(row.lastSignInAt),
    sign_ins: row.signIns,
    locked: iso(row.lockedAt),
    erased_at: iso(row.eraseAt),
    has_second_factor: row.hasSecondFactor,
    is_operator: await operators.includes({ userId: row.id, email: row.email }),
  });
  const find = async (executor: Executor, userId: string) => {
    const row = await accountsRepository(executor).find(userId);
    if (!row) throw new NotFound('user');
    return row;
  };
  /** What is done to an account, with its line in the log, or nothing of either; then its letter, where there was something to do. */
  async function act(
    { caller, request, userId }: { caller: Caller; request: FastifyRequest; userId: string },
    kind: AuditKind,
    details: NonNullable<AuditEvent['details']>,
    change: (tx: Transaction) => Promise<boolean>,
    letter?: 'leaving' | 'factor_removed',
  ): Promise<Account> {
    const { account, isDone } = await db.transaction(async (tx) => {
      const { email } = await find(tx, userId);
      const isDone = await change(tx);
      if (isDone) await recordEvent(tx, request, { kind, by: caller, on: { userId, email }, details });
      const account = await asAccount(await find(tx, userId));
      await request.once?.settle(tx, account);
      return { account, isDone };
    });
    if (letter && isDone) sendLetter(world.mail, request, { kind: letter, to: account.email });
    return account;
  }

  implement(app, getOverview, async () => {
    const [parts, workers, waiting, limits] = await Promise.all([
      lookAtParts(world),
      heardWorkers(db).catch(() => []),
      waitingByPerson(db).catch(() => []),
      limitsInForce(db, world.config).catch(() => []),
    ]);
    return { parts, workers, waiting, limits };
  });

  implement(
    app,
    tryPart,
    async ({ params: { part }, caller, request, reply }) => {
      const language = request.headers['accept-language'];
      const trial = await tryServerPart(world, part, { signal: whenLeft(reply), caller, language });
      const details = { part, passed: trial.passed };
      await recordEvent(db, request, { kind: 'part_tested', by: caller, details });
      return trial;
    },
    { perMinute: 30 },
  );

  implement(app, listAccounts, async ({ query }) => {
    const { rows, total } = await accountsPage(db, { search: query?.search ?? '', page: query?.page ?? 1 });
    return paged(await Promise.all(rows.map(asAccount)), total, query?.page);
  });

  implement(app, changeCredits, async ({ params: { userId }, body: { amount, reason }, caller, request }) =>
    act({ caller, request, userId }, 'credits_changed', { amount, reason }, async (tx) => {
      if (amount === 0) return false;
      if (await changeBalance(tx, { userId, amount, reason, by: caller.userId })) return true;
      throw new Problem(409, 'too_few_credits', refusalSentences.too_few_credits);
    }),
  );

  /** Or the last of them might shut everybody out. */
  async function refuseOperators(userId: string): Promise<void> {
    const { email } = await find(db, userId);
    if (await operators.includes({ userId, email }))
      throw new Problem(409, 'operator_account', refusalSentences.operator_account);
  }

  implement(app, lockAccount, async ({ params: { userId }, body: { reason }, caller, request }) => {
    await refuseOperators(userId);
    return act({ caller, request, userId }, 'account_locked', { reason }, (tx) =>
      accountsRepository(tx).lock(userId),
    );
  });

  implement(app, unlockAccount, async ({ params: { userId }, caller, request }) =>
    act({ caller, request, userId }, 'account_unlocked', {}, (tx) => accountsRepository(tx).unlock(userId)),
  );

  implement(app, eraseAccount, async ({ params: { userId }, body: { reason }, caller, request }) => {
    await refuseOperators(userId);
    return act(
      { caller, request, userId },
      'account_deletion_asked',
      { reason },
      (tx) => departuresRepository(tx).leave(userId),
      'leaving',
    );
  });

  implement(app, keepAccount, async ({ params: { userId }, caller, request }) =>
    act({ caller, request, userId }, 'account_deletion_undone', {}, (tx) =>
      departuresRepository(tx).stay(userId),
    ),
  );

  implement(app, removeSecondFactor, async ({ params: { userId }, body: { reason }, caller, request }) => {
    return act(
      { caller, request, userId },
      'second_factor_removed',
      { reason },
      async (tx) => {
        if (!(await authFactorsRepository(tx).removeAll(userId))) return false;
        // Also one that waits for the code with a stolen password, and that of the lost device.
        await authSessionsRepository(tx).endAll(userId);
        return true;
      },
      'factor_removed',
    );
  });

  implement(app, listFailures, async ({ query }) => {
    const { rows, total } = await failuresPage(db, { page: query?.page ?? 1 });
    return paged(rows, total, query?.page);
  });

  implement(app, tryFailureAgain, async ({ params: { what, id }, caller, request }) => {
    const userId = await ownerOfFailed(db, what, id);
    if (!userId) throw new NotFound(what === 'job' ? 'job' : 'project');
    const { email } = await find(db, userId);
    return db.transaction(async (tx) => {
      const inOne = { ...world, db: tx };
      const newId = what === 'job' ? (await startAgain(inOne, userId, id)).job_id : id;
      if (what === 'render') {
        const { settings, overridden } = await rendersRepository(tx).lastAsked(userId, id);
        await startRender(inOne, userId, id, { settings, overridden, notice: null });
      }
      const details = { what, id, as: newId };
      await recordEvent(tx, request, { kind: 'job_tried_again', by: caller, on: { userId, email }, details });
      await request.once?.settle(tx, { id: newId });
      return { id: newId };
    });
  });

  implement(app, listAudit, async ({ query }) => {
    const { rows, total } = await auditPage(db, query ?? {});
    const entries = rows.map(({ id, at, kind, actor, subject, address, details }) => ({
      ...{ id, kind, actor, subject, address, details },
      at: at.toISOString(),
    }));
    return paged(entries, total, query?.page);
  });
}
