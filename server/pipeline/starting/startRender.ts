/** Starts a project's render; one that is under way is not started twice. What it draws is kept as a version. [E11] */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import type { Sender } from '../../queue/queue';
import { rendersRepository } from '../../repositories/jobs/renders.repository';
import { versionsRepository } from '../../repositories/projects/versions.repository';

interface StartWorld {
  readonly db: Database;
  readonly sender: Sender;
}

/** @returns whether a render was begun */
export function startRender({ db, sender }: StartWorld, userId: string, projectId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const render = { projectId, renderId: randomUUID() };
    const begun = await rendersRepository(tx).begin(userId, render);
    if (!begun) return false;
    await versionsRepository(tx).markCurrent(projectId, 'rendered');
    await sender.enqueue(tx, 'render', render);
    return true;
  });
}
