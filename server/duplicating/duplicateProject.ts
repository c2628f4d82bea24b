/**
 * Makes a project of its own out of one: its document, with copies of all that goes when the original goes. Nobody sees it
 * before it is shown: a duplicate at once, a translation when all of it is there. [P3] [SC4]
 */
import { randomUUID } from 'node:crypto';
import type { ProjectOrigin } from '../../contract/project';
import type { VideoData } from '../../contract/video/videoData';
import type { Database, Transaction } from '../db/database';
import type { Once } from '../http/idempotency/once';
import { NotFound } from '../http/problems';
import { allOrAbort } from '../limits/allOrAbort';
import { withinLimit } from '../limits/withinLimit';
import type { LimitConfig } from '../quota/limits';
import { refuseBytesBeyond, refuseProjectsBeyond } from '../quota/quota';
import { holdUser } from '../repositories/accounts/holdUser';
import { duplicatesRepository, originalOf } from '../repositories/projects/duplicates.repository';
import type { Storage } from '../storage/storage';
import { copyOfKey, movedIn } from './movedIn';
import { movedLayouts } from './movedLayouts';

interface World {
  readonly config: LimitConfig;
  readonly db: Database;
  readonly storage: Pick<Storage, 'open' | 'put' | 'read' | 'stat'>;
}
interface Wanted {
  readonly userId: string;
  readonly projectId: string;
  readonly title?: string | undefined;
  /** What is known of it from now on, where that is not what is known of the original. */
  readonly originOf?: (original: ProjectOrigin) => ProjectOrigin;
  /** Whether it goes on saying the same: else how styles lay the original out is not how they would lay it out. */
  readonly saysTheSame?: boolean;
}
interface Hidden {
  readonly id: string;
  readonly title: string;
  /** Addresses in stored form. */
  readonly videoData: VideoData;
}

/** Well within the time for which a deleted original, and a hidden copy, keep their files. */
const LIMIT_MS = 240_000;

/** Throws a `Problem`, or what the storage says; then nothing of it is to be seen. @returns what the call answers */
export async function duplicateProject(
  world: World,
  { once, ...wanted }: Wanted & { readonly once?: Once | undefined },
): Promise<{ project_id: string; title: string }> {
  const { id, title } = await hideDuplicate(world, wanted);
  const answer = { project_id: id, title };
  await showDuplicate(world, { userId: wanted.userId, id }, (tx) => once?.settle(tx, answer));
  return answer;
}

/** There, with its files, and not to be seen: swept where it is not shown, nor worked at for as long as a deletion can be undone. */
export async function hideDuplicate(
  world: World,
  { userId, projectId, title, originOf = (origin) => origin, saysTheSame = true }: Wanted,
): Promise<Hidden> {
  const { config, db } = world;
  const original = await originalOf(db, userId, projectId);
  if (!original) throw new NotFound('project');
  const id = randomUUID();
  const move = { userId, from: projectId, to: id };
  const { videoData, credits, thumbnailKey } = original;
  const { moved, files } = movedIn({ videoData, credits }, move);
  const poster = thumbnailKey && copyOfKey(thumbnailKey, move);
  if (thumbnailKey && poster) files.set(thumbnailKey, poster);
  const laid = await movedLayouts(world.storage, saysTheSame ? original.laidOut : null, move);
  for (const [from, to] of laid.files) files.set(from, to);

  const copies = [...written(laid.written), ...(await foundAmong(world, files))];
  const bytes = copies.reduce((sum, copy) => sum + copy.bytes, 0);
  const called = title ?? original.title;
  await db.transaction(async (tx) => {
    await holdUser(tx, userId);
    await refuseProjectsBeyond(tx, config, userId);
    await refuseBytesBeyond(tx, config, userId, bytes);
    const thumbnail = { thumbnailKey: poster ?? thumbnailKey };
    const origin = originOf(original.origin);
    const own = { id, userId, title: called, origin, speechBytes: bytes, layouts: laid.layouts };
    await duplicatesRepository(tx).hide({ ...moved, ...thumbnail, ...own });
  });
  await copyAll(world, copies);
  return { id, title: called, videoData: moved.videoData };
}

/** With this document, where one is given. Throws a `Problem`; then it stays hidden. */
export const showDuplicate = (
  { config, db }: Pick<World, 'config' | 'db'>,
  { userId, ...shown }: { readonly userId: string; readonly id: string; readonly videoData?: VideoData },
  inTheSame: (tx: Transaction) => Promise<void> | undefined = () => undefined,
): Promise<void> =>
  db.transaction(async (tx) => {
    await holdUser(tx, userId);
    await refuseProjectsBeyond(tx, config, userId);
    if (!(await duplicatesRepository(tx).show(userId, shown))) throw new NotFound('project');
    await inTheSame(tx);
  });

interface Copy {
  readonly to: string;
  readonly bytes: number;
  readonly contentType: string;
  readonly open: () => Promise<Parameters<Storage['put']>[1]>;
}

const written = (files: ReadonlyMap<string, Buffer>): Copy[] =>
  [...files].map(([to, body]) => ({
    ...{ to, bytes: body.length, contentType: 'application/json' },
    open: async () => body,
  }));

/** What is missing is missing in the copy, too. */
async function foundAmong({ storage }: World, files: ReadonlyMap<string, string>): Promise<Copy[]> {
  const found = await Promise.all(
    [...files].map(async ([from, to]) => {
      const file = await storage.stat(from);
      const open = async () => (await storage.open(from)).body;
      return file ? [{ to, bytes: file.bytes, contentType: file.contentType, open }] : [];
    }),
  );
  return found.flat();
}

/** An explainer shows each style's own pictures, a hundred files and more; a bucket answers many at once. */
const AT_ONCE = 8;

const copyAll = ({ storage }: World, copies: readonly Copy[]): Promise<void> =>
  withinLimit({ what: 'The storage', limitMs: LIMIT_MS }, (limit) => {
    const left = [...copies];
    const hand = async (stop: AbortSignal) => {
      for (let copy = left.shift(); copy; copy = left.shift()) {
        stop.throwIfAborted();
        await storage.put(copy.to, await copy.open(), copy.contentType);
      }
    };
    return allOrAbort(limit, Array<typeof hand>(AT_ONCE).fill(hand));
  });
