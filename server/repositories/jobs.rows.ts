/** A row of `jobs` as the job that the contract describes, addresses in stored form. */
import { z } from 'zod';
import { layoutEntrySchema, type Job } from '../../contract/job';
import type { jobs } from '../db/schema/app';
import { mediaRef } from '../media/mediaAddresses';
import { jobPrefix } from '../providers/storage/storage';
import { jobProgress } from './jobProgress';

const layoutsResultSchema = z.object({ layouts: z.array(layoutEntrySchema) });

/** @param layoutsResult what the step 'layouts' recorded; null before it ran. */
export function toJob(row: typeof jobs.$inferSelect, layoutsResult: unknown): Job {
  const { id, title, description, status, request, failure } = row;
  const directory = mediaRef(jobPrefix(row.userId, id));
  return {
    _id: id,
    id,
    title,
    description,
    status,
    created_time: row.createdAt.toISOString(),
    created_with: row.kind,
    input: {
      images: request.images,
      videos: request.videos,
      script: request.script,
      remote_dir: directory,
    },
    output: {
      remote_dir: directory,
      layouts: status === 'done' ? layoutsResultSchema.parse(layoutsResult).layouts : [],
      project_ids: row.projectId ? [row.projectId] : [],
    },
    progress: jobProgress({ status, step: row.step, stepFraction: row.stepFraction / 1000 }),
    failure,
  };
}
