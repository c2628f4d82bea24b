/** The signed-in user's profile; taking one's data out, and leaving. [A6] [AC1] */
import { refusalSentences } from '../../contract/refusalSentences';
import type { FastifyInstance } from 'fastify';
import { deleteUser, getUser, keepUser, takeOutData } from '../../contract/routes/user.routes';
import { accountArchive } from '../accountData/accountArchive';
import { createDataLinks } from '../accountData/dataLinks';
import { recordEvent } from '../audit/recordEvent';
import type { Config } from '../config';
import { sendLetter } from '../auth/linkLetter';
import { serverSecret } from '../auth/secrets';
import { implement, type Caller } from '../http/implement';
import { NotFound, Problem } from '../http/problems';
import type { Operators } from '../operator/operators';
import type { Ports } from '../ports';
import { accountRows } from '../repositories/accounts/accountRows.repository';
import { departuresRepository } from '../repositories/accounts/departures.repository';
import { profilesRepository } from '../repositories/accounts/profiles.repository';

type Deps = Pick<Ports, 'db' | 'mail' | 'storage'> & {
  readonly operators: Operators;
  readonly config: Pick<Config, 'SMTP_URL'>;
};

export function userRoutes(app: FastifyInstance, { db, mail, storage, operators, config }: Deps): void {
  const profileOf = async (caller: Caller) => {
    const user = await profilesRepository(db).find(caller.userId);
    if (!user) throw new NotFound('user');
    const profile = config.SMTP_URL === undefined ? user : { ...user, mail_notice: true };
    return (await operators.includes(caller)) ? { ...profile, operator: true } : profile;
  };
  const links = async () => createDataLinks(await serverSecret(db, 'account-data'));

  implement(app, getUser, ({ caller }) => profileOf(caller));

  implement(app, deleteUser, async ({ caller, request }) => {
    const isNew = await db.transaction(async (tx) => {
      const leaves = await departuresRepository(tx).leave(caller.userId);
      if (leaves) await recordEvent(tx, request, { kind: 'account_deletion_asked', by: caller });
      return leaves;
    });
    if (isNew) sendLetter(mail, request, { kind: 'leaving', to: caller.email });
    return profileOf(caller);
  });

  implement(app, keepUser, async ({ caller, request }) => {
    await db.transaction(async (tx) => {
      if (await departuresRepository(tx).stay(caller.userId))
        await recordEvent(tx, request, { kind: 'account_deletion_undone', by: caller });
    });
    return profileOf(caller);
  });

  implement(
    app,
    takeOutData,
    async ({ caller, request }) => {
      await recordEvent(db, request, { kind: 'data_downloaded', by: caller });
      return { address: `${app.prefix}/user/data/${(await links()).make(caller.userId)}` };
    },
    { perMinute: 10 },
  );

  app.get<{ Params: { link: string } }>(
    '/user/data/:link',
    { config: { access: 'public' } },
    async (request, reply) => {
      const userId = (await links()).ownerOf(request.params.link);
      if (!userId) throw new Problem(403, 'data_link_ended', refusalSentences.data_link_ended);
      const rows = await accountRows(db, userId);
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="reelwright-data.zip"',
          'cache-control': 'no-store',
        })
        .send(accountArchive(rows, userId, storage));
    },
  );
}
