/** The user's projects, newest first. [P1]–[P3] */
import { useSelector } from '@xstate/react';
import { Plus, Sparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { projectsMachine } from '../../machines/projects/projects.machine';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { button } from '../../ui/Button.css';
import { EmptyState } from '../../ui/EmptyState';
import * as page from '../../ui/page.css';
import { Skeleton } from '../../ui/Skeleton';
import { projectsWords } from '../../words/en/projects';
import { ProjectCard } from './ProjectCard';
import * as css from './projects.css';

type Actor = ActorRefFrom<typeof projectsMachine>;

const shows = (snapshot: SnapshotFrom<typeof projectsMachine>) =>
  snapshot.matches('loading')
    ? 'loading'
    : snapshot.matches('failed')
      ? 'failed'
      : snapshot.context.projects.length === 0
        ? 'empty'
        : 'list';

const views = {
  loading: () => (
    <div role="status" className={css.waiting}>
      <p className={css.waitingText}>{projectsWords.loading}</p>
      <div className={page.grid}>
        {[1, 2, 3].map((n) => (
          <div key={n} className={css.waitingCard}>
            <Skeleton aspectRatio="16 / 9" />
            <div className={css.waitingLines}>
              <Skeleton height="18px" width="70%" />
              <Skeleton height="14px" width="45%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  ),
  failed: ({ actor }) => (
    <Alert>
      <p>{projectsWords.failed}</p>
      <Button look="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
        {projectsWords.retry}
      </Button>
    </Alert>
  ),
  empty: () => (
    <EmptyState icon={<Sparkles size={30} />} title={projectsWords.emptyTitle} text={projectsWords.emptyText}>
      <CreateLink />
    </EmptyState>
  ),
  list: ({ actor }) => <ProjectGrid actor={actor} />,
} satisfies Record<ReturnType<typeof shows>, (props: { actor: Actor }) => React.JSX.Element>;

const CreateLink = () => (
  <Link to="/create" className={button()}>
    <Plus size={18} aria-hidden />
    {projectsWords.create}
  </Link>
);

function ProjectGrid({ actor }: { actor: Actor }) {
  const projects = useSelector(actor, ({ context }) => context.projects);
  return (
    <ul className={page.grid}>
      {projects.map((project) => (
        <li key={project._id}>
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  );
}

export function ProjectsScreen({ actor }: { actor: Actor }) {
  const shown = useSelector(actor, shows);
  const View = views[shown];
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title}>{projectsWords.title}</h1>
        {shown === 'empty' ? null : <CreateLink />}
      </div>
      <View actor={actor} />
    </div>
  );
}
