/** The user's projects as cards; what was deleted a moment ago is not among them. [P1]–[P3] */
import { useSelector } from '@xstate/react';
import type { ProjectListItem } from '../../../contract/project';
import { ageOf } from '../../ui/age';
import { ProjectCard } from './ProjectCard';
import type { ProjectsProps } from './projectsActors';
import * as css from './projects.css';

export function ProjectGrid({
  actor,
  deletions,
  projects,
}: ProjectsProps & { projects: readonly ProjectListItem[] }) {
  const seenAt = useSelector(actor, ({ context }) => context.seenAt);
  const menuOf = useSelector(actor, ({ context }) => context.menuOf);
  const menuIs = useSelector(actor, (snapshot) =>
    snapshot.matches({ loaded: { menu: 'open' } }) ? ('open' as const) : ('closed' as const),
  );
  return (
    <ul className={css.grid}>
      {projects.map((project) => (
        <li key={project._id} className={css.cell}>
          <ProjectCard
            project={project}
            age={ageOf(Date.parse(project.created_time), seenAt)}
            menu={project._id === menuOf ? menuIs : 'none'}
            onMenu={actor.send}
            onDelete={deletions.send}
          />
        </li>
      ))}
    </ul>
  );
}
