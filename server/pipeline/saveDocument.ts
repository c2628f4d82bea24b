/** Saves a project's document over the one that it was made from; what was there stays among the versions. [E11] [E12] */
import { refusalSentences } from '../../contract/refusalSentences';
import type { SaveCause } from '../../contract/versions';
import type { VideoData } from '../../contract/video/videoData';
import type { Database, Transaction } from '../db/database';
import { NotFound, Problem } from '../http/problems';
import { projectsRepository, type HeldProject } from '../repositories/projects/projects.repository';
import { versionsRepository } from '../repositories/projects/versions.repository';

export interface Save {
  readonly videoData: VideoData;
  readonly cause: SaveCause;
  /** Null: over whatever is there. */
  readonly overRevision: number | null;
  /** Who edits, and at which of their changes; null when they do not say. */
  readonly writer: string | null;
  readonly edit: number;
}

/** A save whose answer was lost is not in the way of the next one by the same writer; one that was late is. */
const comesAfter = (save: Save, { revision, writer, edit }: HeldProject) =>
  save.overRevision === null ||
  save.overRevision === revision ||
  (save.writer !== null && save.writer === writer && save.edit >= edit);
const isSavedAlready = ({ writer, edit, overRevision }: Save, held: HeldProject) =>
  overRevision !== held.revision && writer !== null && writer === held.writer && edit === held.edit;

/** @returns the revision that the document has now. Throws a `Problem` and has changed nothing. */
export const saveDocument = (db: Database, userId: string, projectId: string, save: Save): Promise<number> =>
  db.transaction(async (tx) => {
    const projects = projectsRepository(tx);
    const versions = versionsRepository(tx);
    const held = await projects.hold(userId, projectId);
    if (!held) throw new NotFound('project');
    if (!comesAfter(save, held)) {
      throw new Problem(409, 'stale_layout', refusalSentences.stale_layout, undefined, {
        revision: held.revision,
      });
    }
    if (isSavedAlready(save, held)) return held.revision;
    if (save.cause === 'saved') await versions.holdCurrent(projectId);
    else await versions.markCurrent(projectId, 'setAside');
    const { videoData, cause } = save;
    const revision = held.revision + 1;
    await projects.saveLayout(projectId, { ...save, revision });
    await versions.add({ projectId, revision, cause, videoData });
    return revision;
  });

/** Keeps a document that the project is not to have. @param inTheSame transaction, told the version's id, which is returned */
export const keepBeside = (
  db: Database,
  userId: string,
  projectId: string,
  videoData: VideoData,
  inTheSame: (tx: Transaction, id: string) => Promise<void> | undefined = () => undefined,
): Promise<string> =>
  db.transaction(async (tx) => {
    const held = await projectsRepository(tx).hold(userId, projectId);
    if (!held) throw new NotFound('project');
    const { revision } = held;
    const id = await versionsRepository(tx).add({ projectId, revision, cause: 'setAside', videoData });
    await inTheSame(tx, id);
    return id;
  });
