/** Starts a project's render; one that is under way is not started twice. What it draws is kept as a version. [E11] */
import { randomUUID } from 'node:crypto';
import { refusalSentences } from '../../../contract/refusalSentences';
import { isUnspoken, saidSentences } from '../../../contract/video/saidSentences';
import { isCaption, type ItemOf, type VideoData } from '../../../contract/video/videoData';
import { Unprocessable } from '../../http/problems';
import type { Executor } from '../../db/database';
import type { Once } from '../../http/idempotency/once';
import type { Sender } from '../../queue/queue';
import type { LimitConfig } from '../../quota/limits';
import { refuseLargeRender, refuseRendersBeyond } from '../../quota/quota';
import { holdUser } from '../../repositories/accounts/holdUser';
import { rendersRepository, type Asked } from '../../repositories/jobs/renders.repository';
import { versionsRepository } from '../../repositories/projects/versions.repository';

interface StartWorld {
  readonly config: LimitConfig;
  readonly db: Executor;
  readonly sender: Sender;
}

/** A caption that promises a voice is not rendered in silence. */
function refuseUnspoken({ trackItemsMap }: VideoData): void {
  const captions = Object.values(trackItemsMap)
    .filter((item): item is ItemOf<'text'> => item.type === 'text' && isCaption(item.id))
    .toSorted((a, b) => a.display.from - b.display.from);
  const sentences = saidSentences(captions).filter(isUnspoken).length;
  if (sentences > 0)
    throw new Unprocessable('script_unspoken', refusalSentences.script_unspoken({ sentences }), undefined, {
      sentences,
    });
}

/** Throws what its limit says, and has begun nothing. @returns whether a render was begun */
export function startRender(
  { config, db, sender }: StartWorld,
  userId: string,
  projectId: string,
  asked: Asked,
  once?: Once,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const render = { projectId, renderId: randomUUID() };
    await holdUser(tx, userId);
    const renders = rendersRepository(tx);
    if (!(await renders.begin(userId, render, asked))) return false;
    await refuseRendersBeyond(tx, config, userId);
    await versionsRepository(tx).markCurrent(projectId, 'rendered');
    const begun = await renders.load(render);
    if (begun) {
      for (const settings of asked.settings.length > 0 ? asked.settings : [null])
        refuseLargeRender(config, { ...begun, settings });
      refuseUnspoken(begun.videoData);
    }
    await sender.enqueue(tx, 'render', render, userId, begun?.traceparent);
    await once?.settle(tx, { project_id: projectId });
    return true;
  });
}
