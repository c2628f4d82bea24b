/** Links to share: their owner makes, lists and takes them back; whoever has one is told what it shows. [ED4] */
import type { FastifyInstance } from 'fastify';
import { SHARE_LINKS } from '../../contract/limits';
import { refusalSentences } from '../../contract/refusalSentences';
import {
  listShareLinks,
  makeShareLink,
  revokeShareLink,
  watchVideo,
} from '../../contract/routes/sharing.routes';
import { WATCH_PATH } from '../../contract/ui/paths';
import { type ShareLink } from '../../contract/shareLink';
import { recordEvent } from '../audit/recordEvent';
import { implement } from '../http/implement';
import { originOf } from '../http/origin';
import { NotFound, Problem, Unprocessable } from '../http/problems';
import { watchable, watchedVideo } from '../http/sharedVideo';
import type { Ports } from '../ports';
import { holdUser } from '../repositories/accounts/holdUser';
import { shareLinksRepository, type ShareLinkRow } from '../repositories/projects/shareLinks.repository';

const MADE_PER_MINUTE = 30;
/** Of one address: whoever shares one with others still watches, whoever guesses gets nowhere. */
const OPENED_PER_MINUTE = 60;

const toLink = ({ id, createdAt, endsAt, opens }: ShareLinkRow): ShareLink => ({
  id,
  created_time: createdAt.toISOString(),
  ends_time: endsAt?.toISOString() ?? null,
  opens,
});

export function sharingRoutes(app: FastifyInstance, { db, config }: Pick<Ports, 'db' | 'config'>): void {
  implement(app, listShareLinks, async ({ params: { projectId }, caller: { userId } }) => {
    const links = shareLinksRepository(db);
    if ((await links.canShare(userId, projectId)) === 'noProject') throw new NotFound('project');
    return (await links.list(userId, projectId)).map(toLink);
  });

  implement(
    app,
    makeShareLink,
    ({ params: { projectId }, body: { days }, caller, request }) =>
      db.transaction(async (tx) => {
        const { userId } = caller;
        await holdUser(tx, userId);
        const links = shareLinksRepository(tx);
        const can = await links.canShare(userId, projectId);
        if (can === 'noProject') throw new NotFound('project');
        if (can === 'noFilm') throw new Unprocessable('nothing_to_share', refusalSentences.nothing_to_share);
        if ((await links.list(userId, projectId)).length >= SHARE_LINKS) {
          const most = { most: SHARE_LINKS };
          const detail = refusalSentences.too_many_share_links(most);
          throw new Problem(409, 'too_many_share_links', detail, undefined, most);
        }
        const { link, token } = await links.make(userId, projectId, days);
        const details = { projectId, linkId: link.id, days: days ?? 0 };
        await recordEvent(tx, request, { kind: 'share_link_made', by: caller, details });
        const made = { ...toLink(link), url: `${originOf(request, config)}${WATCH_PATH}/${token}` };
        // An answer that is kept must not hold what is kept nowhere.
        await request.once?.settle(tx, { ...made, url: null });
        return made;
      }),
    { perMinute: MADE_PER_MINUTE },
  );

  implement(app, revokeShareLink, async ({ params: { projectId, linkId }, caller, request }) => {
    await db.transaction(async (tx) => {
      if (!(await shareLinksRepository(tx).revoke(caller.userId, projectId, linkId)))
        throw new NotFound('shareLink');
      const details = { projectId, linkId };
      await recordEvent(tx, request, { kind: 'share_link_revoked', by: caller, details });
    });
    return { id: linkId };
  });

  implement(
    app,
    watchVideo,
    async ({ params: { token }, request, reply }) => {
      const links = shareLinksRepository(db);
      const video = watchable(await links.open(token));
      await links.countOpening(video.linkId);
      reply.header('cache-control', 'no-store');
      return watchedVideo(video, token, originOf(request, config));
    },
    { perMinute: OPENED_PER_MINUTE },
  );
}
