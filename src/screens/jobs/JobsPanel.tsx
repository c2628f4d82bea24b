/** One tab of jobs, in each of its states. [J1] */
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { jobsMachine } from '../../machines/jobs/jobs.machine';
import { jobFilters, jobsOfTab, jobsShown } from '../../../contract/ui/jobsView';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import { longGrid, cell } from '../../ui/layout/longGrid.css';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { jobsMessages as text } from '../../locales/messages/jobs';
import { JobGrid } from './JobGrid';
import { NoJobs, NoJobsShown } from './JobsEmpty';
import type { JobsProps } from './jobsActor';
import * as css from './jobs.css';

const SKELETONS = [1, 2, 3, 4, 5, 6];

const Waiting = () => (
  <div role="status" aria-label={text.loading} className={longGrid}>
    {SKELETONS.map((n) => (
      <div key={n} className={cell}>
        <div className={css.waitingCard}>
          <Skeleton aspectRatio="16 / 9" />
          <div className={css.waitingLines}>
            <Skeleton height="18px" width="60%" />
            <Skeleton height="14px" />
            <Skeleton height="14px" width="40%" />
          </div>
        </div>
      </div>
    ))}
  </div>
);

const Failed = ({ actor }: JobsProps) => (
  <Alert>
    <p>{text.failed}</p>
    <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
      {text.retry}
    </Button>
  </Alert>
);

function Loaded({ actor }: JobsProps) {
  const { jobs, tab, filters } = useSelector(actor, ({ context }) => context);
  const ofTab = jobsOfTab(jobs, { tab, filters });
  const shown = jobsShown(jobs, { tab, filters });
  if (ofTab.length === 0) return <NoJobs tab={tab} />;
  if (shown.length > 0) return <JobGrid actor={actor} jobs={shown} />;
  const showAll = () => actor.send({ type: 'filters.chosen', filters: jobFilters });
  return <NoJobsShown hidden={ofTab.length} onShowAll={showAll} />;
}

const shows = (snapshot: SnapshotFrom<typeof jobsMachine>) =>
  snapshot.matches('loading') ? 'loading' : snapshot.matches('failed') ? 'failed' : 'loaded';
const views = { loading: Waiting, failed: Failed, loaded: Loaded } satisfies Record<
  ReturnType<typeof shows>,
  (props: JobsProps) => React.JSX.Element
>;

export function JobsPanel({ actor }: JobsProps) {
  const View = views[useSelector(actor, shows)];
  return <View actor={actor} />;
}
