/** A row of `jobs` as the job that the contract describes, whole or for its card, addresses in stored form. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  LISTED_DESCRIPTION_CHARACTERS,
  type Job,
  type JobListItem,
  type JobStepName,
} from '../../../contract/job';
import { layoutEntrySchema } from '../../../contract/layoutEntry';
import { jobs, jobSteps } from '../../db/schema/app';
import { mediaRef } from '../../media/mediaAddresses';
import { jobPrefix } from '../../storage/storage';
import { jobProgress, shortProgress } from './jobProgress';

type Row = typeof jobs.$inferSelect;

/** Those of its steps that have ended; of a job that does not run nobody asks. */
export const recordedSteps = sql<JobStepName[]>`case when ${jobs.status} = 'running'
  then array(select ${jobSteps.step} from ${jobSteps} where ${jobSteps.jobId} = ${jobs.id}) else '{}' end`;

const { id, kind, status, title, step, stepFraction, projectId, failure, refusal, createdAt } = jobs;
/** All that a card shows: the script and most addresses of a request would be nearly all of the bytes. */
export const listedColumns = {
  ...{ id, kind, status, title, step, stepFraction, projectId, failure, refusal, createdAt },
  description: sql<string>`left(${jobs.description}, ${LISTED_DESCRIPTION_CHARACTERS})`,
  image: sql<string | null>`${jobs.request} -> 'images' ->> 0`,
  video: sql<string | null>`${jobs.request} -> 'videos' ->> 0`,
  recorded: recordedSteps,
};
type SharedRow = Pick<Row, Exclude<keyof typeof listedColumns, 'image' | 'video' | 'recorded'>>;
interface ListedRow extends SharedRow {
  readonly image: string | null;
  readonly video: string | null;
  readonly recorded: readonly JobStepName[];
}

/** What the step 'layouts' recorded. */
export const layoutsResultSchema = z.object({ layouts: z.array(layoutEntrySchema) });

interface Recorded {
  /** `recordedSteps` */
  readonly recorded: readonly JobStepName[];
  /** What the step 'layouts' recorded; null before it ran. */
  readonly layoutsResult: unknown;
}
export function toJob(row: Row, { recorded, layoutsResult }: Recorded): Job {
  const { request } = row;
  const directory = mediaRef(jobPrefix(row.userId, row.id));
  return {
    ...shared(row),
    progress: jobProgress({ ...positionOf(row), recorded }),
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
  progress: shortProgress({ ...positionOf(row), recorded: row.recorded }),
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
