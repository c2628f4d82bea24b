/** The film on its card: its poster in its own shape, how it stands and how long it lasts. [P3] */
import { CircleCheck, Clapperboard, LoaderCircle, PencilLine, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProjectListItem } from '../../../contract/projectListItem';
import { projectsMessages } from '../../locales/messages/projects';
import { visuallyHidden } from '../../ui/layout/page.css';
import { Thumbnail } from '../../ui/layout/Thumbnail';
import { minutesAndSeconds } from './minutesAndSeconds';
import * as css from './projects.css';

const icons = {
  draft: <PencilLine size={13} aria-hidden />,
  rendering: <LoaderCircle size={13} aria-hidden />,
  failed: <TriangleAlert size={13} aria-hidden />,
  done: <CircleCheck size={13} aria-hidden />,
};

interface Props {
  readonly project: ProjectListItem;
  /** Its film, while it plays. */
  readonly film: ReactNode;
}
export function ProjectPoster({ project, film }: Props) {
  const { status, output, length } = project;
  return (
    // Posters of older days are wide; their middle is the whole of the film.
    <Thumbnail
      shape="portrait"
      image={output.thumbnail_url}
      placeholder={<Clapperboard size={36} strokeWidth={1.4} />}
    >
      {film}
      <span className={css.status}>
        {icons[status]}
        {projectsMessages.status[status]}
      </span>
      {length === undefined ? null : (
        <span className={css.length}>
          <span className={visuallyHidden}>{projectsMessages.length}</span>
          {minutesAndSeconds(length)}
        </span>
      )}
    </Thumbnail>
  );
}
