/** The jobs of one tab that the filters let through. [J1] [J2] */
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { JobListItem } from '../../../contract/job';
import type { jobsMachine } from '../../machines/jobs/jobs.machine';
import { ageOf } from '../../ui/age';
import * as grid from '../../ui/layout/longGrid.css';
import { JobCard, type RetryState } from './JobCard';
import type { JobsProps } from './jobsActor';

function retryOf(snapshot: SnapshotFrom<typeof jobsMachine>, job: JobListItem): RetryState {
  const { retried } = snapshot.context;
  const isIt = retried?.job._id === job._id;
  if (snapshot.matches({ loaded: { retry: 'retryingJob' } })) return isIt ? 'underWay' : 'elsewhere';
  return isIt && snapshot.matches({ loaded: { retry: 'refused' } })
    ? { refused: retried.refusal }
    : 'offered';
}

export function JobGrid({ actor, jobs }: JobsProps & { jobs: readonly JobListItem[] }) {
  const snapshot = useSelector(actor, (state) => state);
  return (
    <ul className={grid.longGrid}>
      {jobs.map((job) => (
        <li key={job._id} className={grid.cell}>
          <JobCard
            job={job}
            age={ageOf(Date.parse(job.created_time), snapshot.context.seenAt)}
            retry={job.status === 'failed' ? retryOf(snapshot, job) : 'offered'}
            onRetry={actor.send}
          />
        </li>
      ))}
    </ul>
  );
}
