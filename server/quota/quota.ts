/** Whether there is room for one more: asked in the transaction that takes it, so that two at once cannot pass a limit. [TR2] */
import { GIF_SECONDS } from '../../contract/limits';
import { drawnSize, isSound, isTooLongFor, type RenderSettings } from '../../contract/renderSettings';
import { durationInFrames, ms } from '../../contract/units';
import type { VideoData } from '../../contract/video/videoData';
import type { Executor, Transaction } from '../db/database';
import { OutOfRoom } from '../http/outOfRoom';
import { countUpload, usageRepository } from '../repositories/accounts/usage.repository';
import { limitsOf, type LimitConfig } from './limits';
import {
  GifTooLong,
  RenderTooLarge,
  ServerBusy,
  StorageFull,
  TooManyJobs,
  TooManyProjects,
  TooManyRenders,
  TooManyUploads,
} from './quotaRefusals';

const isReached = (limit: number | null, count: number): limit is number => limit !== null && count >= limit;
const inAll = (bytes: Readonly<Record<string, number>>) =>
  Object.values(bytes).reduce((sum, one) => sum + one, 0);

/** In a transaction that holds the user. Limits of everybody together may be passed by as many as ask at the same moment. */
export async function refuseJobsBeyond(tx: Transaction, config: LimitConfig, userId: string): Promise<void> {
  const { user, everybody } = limitsOf(config);
  const own = usageRepository(tx, userId);
  if (isReached(user.jobs, await own.jobsUnderWay())) throw new TooManyJobs(user.jobs);
  await refuseProjectsBeyond(tx, config, userId);
  if (everybody.jobs !== null && isReached(everybody.jobs, await usageRepository(tx).jobsUnderWay()))
    throw new ServerBusy();
  await refuseBytesBeyond(tx, config, userId);
}

/** In a transaction that holds the user. What is being made is a project soon. */
export async function refuseProjectsBeyond(
  tx: Transaction,
  config: LimitConfig,
  userId: string,
): Promise<void> {
  const most = limitsOf(config).user.projects;
  if (most === null) return;
  const own = usageRepository(tx, userId);
  if ((await own.projects()) + (await own.jobsUnderWay()) >= most) throw new TooManyProjects(most);
}

/** After it was begun: it is counted among those under way. */
export async function refuseRendersBeyond(
  tx: Transaction,
  config: LimitConfig,
  userId: string,
): Promise<void> {
  const { user, everybody } = limitsOf(config);
  if (user.renders !== null && (await usageRepository(tx, userId).rendersUnderWay()) > user.renders)
    throw new TooManyRenders(user.renders);
  if (everybody.renders !== null && (await usageRepository(tx).rendersUnderWay()) > everybody.renders)
    throw new ServerBusy();
  await refuseBytesBeyond(tx, config, userId);
}

/** What is asked of the machine: pixels times frames, and of a GIF its length. */
export function refuseLargeRender(
  config: LimitConfig,
  { videoData, settings }: { readonly videoData: VideoData; readonly settings: RenderSettings | null },
): void {
  if (settings && isTooLongFor(settings, videoData))
    throw new GifTooLong(Math.ceil(videoData.duration / 1000), GIF_SECONDS);
  const { renderPixels } = limitsOf(config);
  if (renderPixels === null || (settings && isSound(settings.kind))) return;
  const { width, height, fps } = drawnSize(videoData, settings);
  const frames = durationInFrames(ms(videoData.duration), fps);
  if (width * height * frames <= renderPixels) return;
  throw new RenderTooLarge({ width, height, fps, seconds: Math.ceil(frames / fps) }, renderPixels);
}

/** @param more bytes that are to be kept */
export async function refuseBytesBeyond(
  db: Executor,
  config: LimitConfig,
  userId: string,
  more = 1,
): Promise<void> {
  const { user, everybody } = limitsOf(config);
  if (user.bytes !== null) {
    const used = inAll({ ...(await usageRepository(db, userId).storedBytes()) });
    if (used + more > user.bytes) throw new StorageFull(used, user.bytes);
  }
  if (everybody.bytes !== null) {
    const used = inAll({ ...(await usageRepository(db).storedBytes()) });
    if (used + more > everybody.bytes) throw new OutOfRoom();
  }
}

/** Before its file is read. Counts one that is refused later, too: it costs as much. */
export async function takeUpload(db: Executor, config: LimitConfig, userId: string): Promise<void> {
  await refuseBytesBeyond(db, config, userId);
  const { uploadsADay } = limitsOf(config).user;
  const uploads = await countUpload(db, userId);
  if (uploadsADay !== null && uploads > uploadsADay) throw new TooManyUploads(uploadsADay);
}
