/** The user's projects as cards; what was deleted a moment ago is not among them. [P1]–[P3] */
import { useSelector } from '@xstate/react';
import type { ProjectListItem } from '../../../contract/projectListItem';
import { ageOf } from '../../ui/age';
import { ProjectCard } from './ProjectCard';
import type { ProjectsProps } from './projectsActors';
import * as css from './projects.css';

export function ProjectGrid({
  actor,
  deletions,
  preview,
  projects,
}: ProjectsProps & { projects: readonly ProjectListItem[] }) {
  const seenAt = useSelector(actor, ({ context }) => context.seenAt);
  const menuOf = useSelector(actor, ({ context }) => context.menuOf);
  const menuIs = useSelector(actor, (snapshot) =>
    snapshot.matches({ loaded: { menu: 'open' } }) ? ('open' as const) : ('closed' as const),
  );
  const filmOf = useSelector(preview, ({ context }) => context.film?.projectId ?? null);
  const filmIs = useSelector(preview, (snapshot) =>
    snapshot.matches({ playing: 'seen' }) ? 'seen' : snapshot.matches('playing') ? 'loading' : 'still',
  );
  return (
    <ul className={css.grid}>
      {projects.map((project) => (
        <li key={project._id} className={css.cell}>
          <ProjectCard
            project={project}
            age={ageOf(Date.parse(project.created_time), seenAt)}
            menu={project._id === menuOf ? menuIs : 'none'}
            preview={project._id === filmOf ? filmIs : 'still'}
            onPreview={preview.send}
            onMenu={actor.send}
            onDelete={deletions.send}
          />
        </li>
      ))}
    </ul>
  );
}
