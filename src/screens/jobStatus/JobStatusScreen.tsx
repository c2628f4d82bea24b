/** Shows the state of one job; decides nothing. [J4] [J5] */
import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { jobStatusMachine } from '../../machines/jobStatus/jobStatus.machine';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { button } from '../../ui/Button.css';
import { visuallyHidden } from '../../ui/page.css';
import { CentredSpinner } from '../../ui/Spinner';

import { JobProgress } from './JobProgress';
import * as css from './jobStatus.css';
import { jobStatusWords } from '../../words/en/jobStatus';

const text = jobStatusWords;
interface Props {
  actor: ActorRefFrom<typeof jobStatusMachine>;
}

const shows = (snapshot: SnapshotFrom<typeof jobStatusMachine>) =>
  snapshot.hasTag('refused')
    ? 'failure'
    : snapshot.matches('done')
      ? 'opening'
      : snapshot.context.job
        ? 'progress'
        : 'spinner';

const views = {
  spinner: () => <CentredSpinner label={text.loading} />,
  opening: () => <CentredSpinner label={text.opening} text={text.opening} />,
  progress: ({ actor }) => <RunningJob actor={actor} />,
  failure: (props) => <FailedJob {...props} />,
} satisfies Record<ReturnType<typeof shows>, (props: Props) => React.JSX.Element | null>;

function RunningJob({ actor }: Pick<Props, 'actor'>) {
  const job = useSelector(actor, ({ context }) => context.job);
  return job ? <JobProgress job={job} /> : null;
}

function FailedJob({ actor }: Props) {
  const snapshot = useSelector(actor, (state) => state);
  return (
    <div className={css.frame}>
      <div className={css.narrow}>
        <h1 className={visuallyHidden}>{text.title}</h1>
        <Alert title={text.alertTitle}>
          <p>{text.failed(snapshot.context.supportEmail ?? text.support)}</p>
          {snapshot.context.job?.failure ? <p>{snapshot.context.job.failure}</p> : null}
        </Alert>
        {snapshot.can({ type: 'retried' }) ? (
          <Button onClick={() => actor.send({ type: 'retried' })}>{text.retry}</Button>
        ) : (
          <Link to="/create" className={button()}>
            {text.startOver}
          </Link>
        )}
      </div>
    </div>
  );
}

export function JobStatusScreen(props: Props) {
  const View = views[useSelector(props.actor, shows)];
  return <View {...props} />;
}
