/** Shows the state of one job; decides nothing. [J4] [J5] */
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { jobStatusMachine } from '../../machines/jobStatus/jobStatus.machine';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import { button } from '../../ui/controls/Button.css';
import { PageTitle } from '../../ui/layout/PageTitle';
import { visuallyHidden } from '../../ui/layout/page.css';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import { Link } from '../../ui/links/Link';

import { MissingIdScreen } from '../shell/MissingIdScreen';
import { JobProgress } from './JobProgress';
import * as css from './jobStatus.css';
import { jobStatusMessages } from '../../locales/messages/jobStatus';

const text = jobStatusMessages;
interface Props {
  actor: ActorRefFrom<typeof jobStatusMachine>;
  /** What is said when the job cannot be asked for; the words for a failed job when left out. */
  unreachable?: string;
}

const shows = (snapshot: SnapshotFrom<typeof jobStatusMachine>) =>
  snapshot.hasTag('refused')
    ? 'failure'
    : snapshot.matches('missing')
      ? 'missing'
      : snapshot.matches('done')
        ? 'opening'
        : snapshot.context.job && snapshot.hasTag('pending')
          ? 'progress'
          : 'spinner';

const views = {
  spinner: () => <CentredSpinner label={text.loading} />,
  opening: () => <CentredSpinner label={text.opening} text={text.opening} />,
  missing: () => <MissingIdScreen text={text.notFound} />,
  progress: ({ actor }) => <RunningJob actor={actor} />,
  failure: (props) => <FailedJob {...props} />,
} satisfies Record<ReturnType<typeof shows>, (props: Props) => React.JSX.Element | null>;

function RunningJob({ actor }: Pick<Props, 'actor'>) {
  const job = useSelector(actor, ({ context }) => context.job);
  return job ? <JobProgress job={job} /> : null;
}

function FailedJob({ actor, unreachable }: Props) {
  const snapshot = useSelector(actor, (state) => state);
  const { supportEmail, job, refusal } = snapshot.context;
  const isRetrying = snapshot.matches('retryingJob');
  const isUnanswered = snapshot.matches('unreachable');
  const failed = text.failed(supportEmail ?? text.support);
  return (
    <div className={css.frame}>
      <div className={css.narrow}>
        <PageTitle className={visuallyHidden}>{text.title}</PageTitle>
        <Alert title={text.alertTitle}>
          <p>{(isUnanswered && unreachable) || failed}</p>
          {isUnanswered && !unreachable ? <p>{text.unanswered}</p> : null}
          {job?.failure ? <p>{job.failure}</p> : null}
        </Alert>
        {snapshot.matches('retryRefused') ? <Alert>{refusal ?? text.retryFailed}</Alert> : null}
        <div className={css.ways}>
          {isRetrying || snapshot.can({ type: 'retried' }) ? (
            <Button disabled={isRetrying} onClick={() => actor.send({ type: 'retried' })}>
              <RotateCw size={16} aria-hidden />
              {isRetrying ? text.retrying : text.retry}
            </Button>
          ) : null}
          <Link to="/create" className={button({ variant: 'secondary' })}>
            {text.startOver}
          </Link>
        </div>
      </div>
    </div>
  );
}

export function JobStatusScreen(props: Props) {
  const View = views[useSelector(props.actor, shows)];
  return <View {...props} />;
}
