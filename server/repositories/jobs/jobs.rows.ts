/** A row of `jobs` as the job that the contract describes, whole or for its card, addresses in stored form. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { LISTED_DESCRIPTION_CHARACTERS, type Job, type JobListItem } from '../../../contract/job';
import { layoutEntrySchema } from '../../../contract/layoutEntry';
import { jobs } from '../../db/schema/app';
import { mediaRef } from '../../media/mediaAddresses';
import { jobPrefix } from '../../storage/storage';
import { jobProgress, shortProgress } from './jobProgress';

type Row = typeof jobs.$inferSelect;

const { id, kind, status, title, step, stepFraction, projectId, failure, refusal, createdAt } = jobs;
/** All that a card shows: the script and most addresses of a request would be nearly all of the bytes. */
export const listedColumns = {
  ...{ id, kind, status, title, step, stepFraction, projectId, failure, refusal, createdAt },
  description: sql<string>`left(${jobs.description}, ${LISTED_DESCRIPTION_CHARACTERS})`,
  image: sql<string | null>`${jobs.request} -> 'images' ->> 0`,
  video: sql<string | null>`${jobs.request} -> 'videos' ->> 0`,
};
type SharedRow = Pick<Row, Exclude<keyof typeof listedColumns, 'image' | 'video'>>;
interface ListedRow extends SharedRow {
  readonly image: string | null;
  readonly video: string | null;
}

/** What the step 'layouts' recorded. */
export const layoutsResultSchema = z.object({ layouts: z.array(layoutEntrySchema) });

/** @param layoutsResult what the step 'layouts' recorded; null before it ran. */
export function toJob(row: Row, layoutsResult: unknown): Job {
  const { request } = row;
  const directory = mediaRef(jobPrefix(row.userId, row.id));
  return {
    ...shared(row),
    progress: jobProgress(positionOf(row)),
    input: {
      images: request.images,
      videos: request.videos,
      script: request.script,
      remote_dir: directory,
    },
    output: {
      remote_dir: directory,
      layouts: row.status === 'done' ? layoutsResultSchema.parse(layoutsResult).layouts : [],
      project_ids: projectIds(row),
    },
  };
}

export const toListItem = (row: ListedRow): JobListItem => ({
  ...shared(row),
  progress: shortProgress(positionOf(row)),
  input: { images: row.image ? [row.image] : [], videos: row.video ? [row.video] : [] },
  output: { project_ids: projectIds(row) },
});

const positionOf = ({ kind, status, step, stepFraction: permille }: SharedRow) => {
  const stepFraction = permille / 1000;
  return { kind, status, step, stepFraction };
};
const projectIds = (row: SharedRow) => (row.projectId ? [row.projectId] : []);

function shared(row: SharedRow): Omit<Job, 'input' | 'output' | 'progress'> {
  const { id, title, description, kind, status, failure, refusal } = row;
  return {
    _id: id,
    id,
    title,
    description,
    status,
    created_time: row.createdAt.toISOString(),
    created_with: kind,
    failure,
    ...(refusal ? { refusal } : {}),
  };
}
