/** What a person has in use, beside what they may have: for themselves, and for the operator. [TR2] */
import type { Usage } from '../../contract/usage';
import type { Database } from '../db/database';
import { profilesRepository } from '../repositories/accounts/profiles.repository';
import { placeInQueue, uploadsToday, usageRepository } from '../repositories/accounts/usage.repository';
import type { Limits } from './limits';

export async function usageOf(db: Database, limits: Limits, userId: string): Promise<Usage> {
  const used = usageRepository(db, userId);
  // One after the other: a person who looks must not take every connection.
  const profile = await profilesRepository(db).find(userId);
  const bytes = await used.storedBytes();
  const projects = await used.projects();
  const jobs = await used.jobsUnderWay();
  const jobPlace = await placeInQueue(db, 'generate', userId);
  const renders = await used.rendersUnderWay();
  const renderPlace = await placeInQueue(db, 'render', userId);
  const uploads = await uploadsToday(db, userId);
  const { media, recordings, brandAssets, videos } = bytes;
  return {
    credits: profile?.credits ?? 0,
    stored: {
      bytes: media + recordings + brandAssets + videos,
      limit: limits.user.bytes,
      ...{ media, recordings, brand_assets: brandAssets, videos },
    },
    projects: { count: projects, limit: limits.user.projects },
    jobs: { under_way: jobs, limit: limits.user.jobs, place: jobPlace },
    renders: { under_way: renders, limit: limits.user.renders, place: renderPlace },
    uploads_today: { count: uploads, limit: limits.user.uploadsADay },
  };
}
