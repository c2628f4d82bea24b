/** The user's finished videos, newest first: watched, saved or changed from here. [R12] */
import { useSelector } from '@xstate/react';
import { Clapperboard, Plus } from 'lucide-react';
import type { SnapshotFrom } from 'xstate';
import type { myVideosMachine } from '../../machines/myVideos/myVideos.machine';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import { button } from '../../ui/controls/Button.css';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageTitle } from '../../ui/layout/PageTitle';
import * as page from '../../ui/layout/page.css';
import { Ring } from '../../ui/feedback/Spinner';
import { Link } from '../../ui/links/Link';
import { videosMessages } from '../../locales/messages/videos';
import { VideoDialog } from './VideoDialog';
import { VideoGrid } from './VideoGrid';
import { VideosWaiting } from './VideosWaiting';
import type { VideosProps } from './videosActor';

const text = videosMessages;

const shows = (snapshot: SnapshotFrom<typeof myVideosMachine>) =>
  snapshot.matches({ list: 'fetchingProjects' })
    ? 'waiting'
    : snapshot.matches({ list: 'unavailable' })
      ? 'refused'
      : snapshot.context.videos.length > 0
        ? 'list'
        : snapshot.context.renderingCount > 0
          ? 'rendering'
          : 'empty';

const CreateLink = () => (
  <Link to="/create" className={button()}>
    <Plus size={18} aria-hidden />
    {text.create}
  </Link>
);

const views = {
  waiting: () => <VideosWaiting />,
  refused: ({ actor }) => (
    <Alert>
      <p>{text.failed}</p>
      <Button variant="secondary" onClick={() => actor.send({ type: 'retried' })}>
        {text.retry}
      </Button>
    </Alert>
  ),
  empty: () => (
    <EmptyState icon={<Clapperboard size={30} />} title={text.emptyTitle} text={text.emptyText}>
      <CreateLink />
    </EmptyState>
  ),
  rendering: () => (
    <EmptyState icon={<Ring />} title={text.renderingTitle} text={text.renderingText}>
      <Link to="/" className={button({ variant: 'secondary' })}>
        {text.projects}
      </Link>
    </EmptyState>
  ),
  list: (props) => <VideoGrid {...props} />,
} satisfies Record<ReturnType<typeof shows>, (props: VideosProps) => React.JSX.Element>;

export function VideosScreen({ actor }: VideosProps) {
  const shown = useSelector(actor, shows);
  const View = views[shown];
  return (
    <div className={page.page}>
      <div className={page.head}>
        <PageTitle className={page.title}>{text.title}</PageTitle>
        {shown === 'empty' ? null : <CreateLink />}
      </div>
      <View actor={actor} />
      <VideoDialog actor={actor} />
    </div>
  );
}
