/** A person's own styles: kept, named, renamed, deleted. [E7] */
import type { FastifyInstance } from 'fastify';
import { OWN_STYLES } from '../../contract/limits';
import { refusalSentences } from '../../contract/refusalSentences';
import {
  deleteOwnStyle,
  listOwnStyles,
  renameOwnStyle,
  saveOwnStyle,
} from '../../contract/routes/ownStyles.routes';
import { recordEvent } from '../audit/recordEvent';
import { implement } from '../http/implement';
import { NotFound, Problem } from '../http/problems';
import type { Ports } from '../ports';
import { holdUser } from '../repositories/accounts/holdUser';
import { ownStylesRepository, type OwnStylesRepository } from '../repositories/accounts/ownStyles.repository';

const CHANGED_PER_MINUTE = 60;

async function checkName(styles: OwnStylesRepository, userId: string, name: string, except?: string) {
  if (await styles.isTaken(userId, name, except))
    throw new Problem(409, 'style_name_taken', refusalSentences.style_name_taken({ name }), undefined, {
      name,
    });
}

export function ownStylesRoutes(app: FastifyInstance, { db }: Pick<Ports, 'db'>): void {
  implement(app, listOwnStyles, ({ caller }) => ownStylesRepository(db).list(caller.userId));

  implement(
    app,
    saveOwnStyle,
    ({ body: { name, content }, caller: { userId }, request: { once } }) =>
      db.transaction(async (tx) => {
        await holdUser(tx, userId);
        const styles = ownStylesRepository(tx);
        await checkName(styles, userId, name);
        if ((await styles.count(userId)) >= OWN_STYLES) {
          const most = { most: OWN_STYLES };
          throw new Problem(409, 'too_many_styles', refusalSentences.too_many_styles(most), undefined, most);
        }
        const added = await styles.add(userId, name, content);
        await once?.settle(tx, added);
        return added;
      }),
    { perMinute: CHANGED_PER_MINUTE },
  );

  implement(app, renameOwnStyle, ({ params: { styleId }, body: { name }, caller: { userId } }) =>
    db.transaction(async (tx) => {
      await holdUser(tx, userId);
      const styles = ownStylesRepository(tx);
      await checkName(styles, userId, name, styleId);
      const renamed = await styles.rename(userId, styleId, name);
      if (!renamed) throw new NotFound('ownStyle');
      return renamed;
    }),
  );

  implement(app, deleteOwnStyle, async ({ params: { styleId }, caller, request }) => {
    await db.transaction(async (tx) => {
      if (!(await ownStylesRepository(tx).delete(caller.userId, styleId))) throw new NotFound('ownStyle');
      await recordEvent(tx, request, { kind: 'own_style_deleted', by: caller, details: { id: styleId } });
    });
    return { id: styleId };
  });
}
