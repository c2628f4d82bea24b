/** Makes a project of its own out of one: its document, with copies of all that goes when the original goes. [P3] */
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database';
import type { Once } from '../http/idempotency/once';
import { NotFound } from '../http/problems';
import { withinLimit } from '../limits/withinLimit';
import type { LimitConfig } from '../quota/limits';
import { refuseBytesBeyond, refuseProjectsBeyond } from '../quota/quota';
import { holdUser } from '../repositories/accounts/holdUser';
import { duplicatesRepository, originalOf } from '../repositories/projects/duplicates.repository';
import type { Storage } from '../storage/storage';
import { copyOfKey, movedIn } from './movedIn';

interface World {
  readonly config: LimitConfig;
  readonly db: Database;
  readonly storage: Pick<Storage, 'open' | 'put' | 'stat'>;
}
interface Wanted {
  readonly userId: string;
  readonly projectId: string;
  readonly title?: string | undefined;
  readonly once?: Once | undefined;
}

/** Well within the time for which a deleted original, and a hidden copy, keep their files. */
const LIMIT_MS = 240_000;

/** Throws a `Problem`, or what the storage says; then nothing of it is to be seen. @returns what the call answers */
export async function duplicateProject(
  world: World,
  { userId, projectId, title, once }: Wanted,
): Promise<{ project_id: string; title: string }> {
  const { config, db } = world;
  const original = await originalOf(db, userId, projectId);
  if (!original) throw new NotFound('project');
  const id = randomUUID();
  const move = { userId, from: projectId, to: id };
  const { videoData, credits, thumbnailKey } = original;
  const { moved, files } = movedIn({ videoData, credits }, move);
  const poster = thumbnailKey && copyOfKey(thumbnailKey, move);
  if (thumbnailKey && poster) files.set(thumbnailKey, poster);

  const copies = await foundAmong(world, files);
  const bytes = copies.reduce((sum, copy) => sum + copy.bytes, 0);
  const called = title ?? original.title;
  await db.transaction(async (tx) => {
    await holdUser(tx, userId);
    await refuseProjectsBeyond(tx, config, userId);
    await refuseBytesBeyond(tx, config, userId, bytes);
    const thumbnail = { thumbnailKey: poster ?? thumbnailKey };
    const duplicate = { ...original, ...moved, ...thumbnail, id, userId, title: called, speechBytes: bytes };
    await duplicatesRepository(tx).hide(duplicate);
  });
  await copyAll(world, copies);
  return db.transaction(async (tx) => {
    await holdUser(tx, userId);
    await refuseProjectsBeyond(tx, config, userId);
    if (!(await duplicatesRepository(tx).show(id))) throw new NotFound('project');
    const answer = { project_id: id, title: called };
    await once?.settle(tx, answer);
    return answer;
  });
}

interface Copy {
  readonly from: string;
  readonly to: string;
  readonly bytes: number;
  readonly contentType: string;
}

/** What is missing is missing in the copy, too. */
async function foundAmong({ storage }: World, files: ReadonlyMap<string, string>): Promise<Copy[]> {
  const found = await Promise.all(
    [...files].map(async ([from, to]) => {
      const file = await storage.stat(from);
      return file ? [{ from, to, bytes: file.bytes, contentType: file.contentType }] : [];
    }),
  );
  return found.flat();
}

/** One after the other: a copy is not waited for by anybody else. */
const copyAll = ({ storage }: World, copies: readonly Copy[]): Promise<void> =>
  withinLimit({ what: 'The storage', limitMs: LIMIT_MS }, async (stop) => {
    for (const { from, to, contentType } of copies) {
      stop.throwIfAborted();
      const { body } = await storage.open(from);
      await storage.put(to, body, contentType);
    }
  });
