/** One project in the list: thumbnail, title, when it was made, and whether it is still being made. [P3] */
import { Clapperboard, LoaderCircle, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ProjectListItem } from '../../../contract/project';
import { projectsWords } from '../../words/en/projects';
import * as css from './projects.css';

const created = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});
const badgeIcons = {
  rendering: <LoaderCircle size={13} aria-hidden />,
  failed: <TriangleAlert size={13} aria-hidden />,
  draft: null,
  done: null,
};

export function ProjectCard({ project }: { project: ProjectListItem }) {
  const { status, input, output, created_time } = project;
  const icon = badgeIcons[status];
  return (
    <Link to={`/project/${project._id}`} className={css.projectCard}>
      <div className={css.picture}>
        {output.thumbnail_url ? (
          <>
            <img src={output.thumbnail_url} alt="" className={css.backdrop} loading="lazy" />
            <img src={output.thumbnail_url} alt="" className={css.thumbnail} loading="lazy" />
          </>
        ) : (
          <span className={css.noThumbnail} aria-hidden>
            <Clapperboard size={36} strokeWidth={1.4} />
          </span>
        )}
        {icon ? (
          <span className={css.badge}>
            {icon}
            {projectsWords.status[status]}
          </span>
        ) : null}
      </div>
      <div className={css.words}>
        <h2 className={css.title} title={input.title}>
          {input.title || projectsWords.untitled}
        </h2>
        <time className={css.created} dateTime={created_time}>
          {created.format(new Date(created_time))}
        </time>
      </div>
    </Link>
  );
}
