/** The user's projects, newest first, looked through by their titles. [P1]–[P3] */
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { Plus, Sparkles } from 'lucide-react';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import { button } from '../../ui/controls/Button.css';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageTitle } from '../../ui/layout/PageTitle';
import { listPage } from '../../ui/layout/longGrid.css';
import * as page from '../../ui/layout/page.css';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { brokenSmall, later } from '../../ui/loading/later';
import { Link } from '../../ui/links/Link';
import { projectsMessages } from '../../locales/messages/projects';
import { foundProjects } from './foundProjects';
import { ProjectGrid } from './ProjectGrid';
import { ProjectSearch } from './ProjectSearch';
import type { ProjectListItem } from '../../../contract/projectListItem';
import type { ProjectsProps } from './projectsActors';
import * as css from './projects.css';

const RenameDialog = later(() => import('./RenameDialog'), brokenSmall);

const CreateLink = () => (
  <Link to="/create" className={button()}>
    <Plus size={18} aria-hidden />
    {projectsMessages.create}
  </Link>
);

const Waiting = () => (
  <div role="status" className={css.waiting}>
    <p className={css.waitingText}>{projectsMessages.loading}</p>
    <div className={css.grid}>
      {[1, 2, 3, 4].map((n) => (
        <div key={n} className={css.cell}>
          <div className={css.waitingCard}>
            <Skeleton aspectRatio="9 / 16" />
            <div className={css.waitingLines}>
              <Skeleton height="18px" width="70%" />
              <Skeleton height="14px" width="45%" />
            </div>
          </div>
        </div>
      ))}
    </div>
  </div>
);

const Failed = ({ actor }: Pick<ProjectsProps, 'actor'>) => (
  <Alert>
    <p>{projectsMessages.failed}</p>
    <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
      {projectsMessages.retry}
    </Button>
  </Alert>
);

const Empty = () => (
  <EmptyState
    icon={<Sparkles size={30} />}
    title={projectsMessages.emptyTitle}
    text={projectsMessages.emptyText}
  >
    <CreateLink />
  </EmptyState>
);

function Listed({
  actor,
  deletions,
  preview,
  projects,
}: ProjectsProps & { projects: readonly ProjectListItem[] }) {
  const search = useSelector(actor, ({ context }) => context.search);
  const copied = useSelector(actor, ({ context }) => context.copies[0]?.title);
  const isRenaming = useSelector(actor, (snapshot) => snapshot.matches({ loaded: { menu: 'renaming' } }));
  const found = foundProjects(projects, search);
  return (
    <>
      <ProjectSearch actor={actor} found={found.length} />
      <p role="status" className={css.copying}>
        {copied === undefined ? null : projectsMessages.duplicating(copied)}
      </p>
      {found.length === 0 ? null : (
        <ProjectGrid actor={actor} deletions={deletions} preview={preview} projects={found} />
      )}
      <Suspense>{isRenaming ? <RenameDialog actor={actor} /> : null}</Suspense>
    </>
  );
}

export function ProjectsScreen({ actor, deletions, preview }: ProjectsProps) {
  const state = useSelector(actor, (snapshot) =>
    snapshot.matches('loading') ? 'loading' : snapshot.matches('failed') ? 'failed' : 'loaded',
  );
  const listed = useSelector(actor, ({ context }) => context.projects);
  const gone = useSelector(deletions, ({ context }) => context.gone);
  const projects = gone.length === 0 ? listed : listed.filter(({ _id }) => !gone.includes(_id));
  const isEmpty = state === 'loaded' && projects.length === 0;
  return (
    <div className={listPage}>
      <div className={page.head}>
        <PageTitle className={page.title}>{projectsMessages.title}</PageTitle>
        {isEmpty ? null : <CreateLink />}
      </div>
      {state === 'loading' ? (
        <Waiting />
      ) : state === 'failed' ? (
        <Failed actor={actor} />
      ) : isEmpty ? (
        <Empty />
      ) : (
        <Listed actor={actor} deletions={deletions} preview={preview} projects={projects} />
      )}
    </div>
  );
}
