/** A project's page in each of its states. [V1]–[V6] */
import { useSelector } from '@xstate/react';
import { ArrowLeft, Ban, Pencil } from 'lucide-react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { scriptCopyMachine } from '../../machines/captionEdit/scriptCopy.machine';
import type { renderNoticeMachine } from '../../machines/renderNotice/renderNotice.machine';
import type { projectResultMachine } from '../../machines/projectResult/projectResult.machine';
import type { shareLinkMachine } from '../../machines/shareLink/shareLink.machine';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import { button } from '../../ui/controls/Button.css';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import { Link } from '../../ui/links/Link';

import { MissingIdScreen } from '../shell/MissingIdScreen';
import { BatchStates } from './BatchStates';
import { FinishedVideo } from './FinishedVideo';
import * as css from './project.css';
import { RenderEnd } from './RenderEnd';
import { RenderProgress } from './RenderProgress';
import { projectMessages } from '../../locales/messages/project';
import { projectNames } from '../../locales/messages/projectNames';

const text = projectMessages;
interface Props {
  actor: ActorRefFrom<typeof projectResultMachine>;
  notice: ActorRefFrom<typeof renderNoticeMachine>;
  creditsCopy: ActorRefFrom<typeof scriptCopyMachine>;
  share: ActorRefFrom<typeof shareLinkMachine>;
}

const shows = (snapshot: SnapshotFrom<typeof projectResultMachine>) =>
  snapshot.matches({ following: 'pending' })
    ? 'pending'
    : snapshot.matches({ following: 'done' })
      ? 'done'
      : snapshot.matches({ following: 'invalid' })
        ? 'invalid'
        : snapshot.matches({ following: 'unavailable' })
          ? 'unavailable'
          : snapshot.matches({ following: 'missing' })
            ? 'missing'
            : 'loading';

const views = {
  loading: () => <CentredSpinner label={text.loading} />,
  pending: ({ actor, notice }) => <PendingProject actor={actor} notice={notice} />,
  done: (props) => <FinishedVideo {...props} />,
  invalid: ({ actor }) => <InvalidProject actor={actor} />,
  missing: () => <MissingIdScreen text={projectNames.notFound} />,
  unavailable: ({ actor }) => (
    <Alert title={text.alertTitle} titleIs="h1">
      <p>{text.loadFailed}</p>
      <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
        {text.retry}
      </Button>
    </Alert>
  ),
} satisfies Record<ReturnType<typeof shows>, (props: Props) => React.JSX.Element>;

function PendingProject({ actor, notice }: Pick<Props, 'actor' | 'notice'>) {
  const project = useSelector(actor, ({ context }) => context.project);
  return project ? (
    <RenderProgress project={project}>
      {project.output.batch ? <BatchStates actor={actor} project={project} /> : null}
      <RenderEnd actor={actor} notice={notice} />
    </RenderProgress>
  ) : null;
}

function InvalidProject({ actor }: Pick<Props, 'actor'>) {
  const { project, projectId } = useSelector(actor, ({ context }) => context);
  return (
    <EmptyState level="h1" icon={<Ban size={30} />} title={text.invalid} text={text.invalidText}>
      {project?.output.failure ? <p role="alert">{project.output.failure}</p> : null}
      <Link to={`/project/${projectId}/editor`} className={button({ variant: 'secondary' })}>
        <Pencil size={16} aria-hidden />
        {text.edit}
      </Link>
    </EmptyState>
  );
}

export function ProjectScreen(props: Props) {
  const View = views[useSelector(props.actor, shows)];
  return (
    <div className={css.page}>
      <Link to="/" className={`${css.back} ${button({ variant: 'quiet', size: 'small', flush: true })}`}>
        <ArrowLeft size={16} aria-hidden />
        {text.back}
      </Link>
      <View {...props} />
    </div>
  );
}
