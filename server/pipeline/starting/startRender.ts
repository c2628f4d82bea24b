/** Starts a project's render; one that is under way is not started twice. What it draws is kept as a version. [E11] */
import { randomUUID } from 'node:crypto';
import type { Executor } from '../../db/database';
import type { Once } from '../../http/idempotency/once';
import type { Sender } from '../../queue/queue';
import type { LimitConfig } from '../../quota/limits';
import { refuseLargeRender, refuseRendersBeyond } from '../../quota/quota';
import { holdUser } from '../../repositories/accounts/holdUser';
import { rendersRepository } from '../../repositories/jobs/renders.repository';
import { versionsRepository } from '../../repositories/projects/versions.repository';

interface StartWorld {
  readonly config: LimitConfig;
  readonly db: Executor;
  readonly sender: Sender;
}

/** Throws what its limit says, and has begun nothing. @returns whether a render was begun */
export function startRender(
  { config, db, sender }: StartWorld,
  userId: string,
  projectId: string,
  once?: Once,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const render = { projectId, renderId: randomUUID() };
    await holdUser(tx, userId);
    const renders = rendersRepository(tx);
    if (!(await renders.begin(userId, render))) return false;
    await refuseRendersBeyond(tx, config, userId);
    await versionsRepository(tx).markCurrent(projectId, 'rendered');
    const begun = await renders.load(render);
    if (begun) refuseLargeRender(config, begun.videoData);
    await sender.enqueue(tx, 'render', render, userId, begun?.traceparent);
    await once?.settle(tx, { project_id: projectId });
    return true;
  });
}
