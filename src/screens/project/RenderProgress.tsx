/** A project that is not there yet: what is done of it, and the time left. [V2] [V6] */
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Project } from '../../../contract/project';
import { button } from '../../ui/controls/Button.css';
import { PageTitle } from '../../ui/layout/PageTitle';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { Link } from '../../ui/links/Link';

import * as css from './project.css';
import { projectMessages } from '../../locales/messages/project';
import { StylesLink } from './StylesLink';

const text = projectMessages;

function Frames({ render }: { render: NonNullable<Project['output']['render']> }) {
  const { stage, frames_done, frames_total, fraction, seconds_left } = render;
  return (
    <div className={css.progress}>
      <ProgressBar label={text.progress} fraction={fraction} />
      <div className={css.progressWords}>
        <span>
          {stage === 'drawing' && frames_total > 0
            ? text.frames(frames_done, frames_total)
            : text.stages[stage]}
        </span>
        {seconds_left === null ? null : <span>{text.timeLeft(seconds_left)}</span>}
      </div>
    </div>
  );
}

interface Props {
  project: Project;
  /** What can be done while it renders. */
  children: ReactNode;
}

export function RenderProgress({ project, children }: Props) {
  const { status, input, output } = project;
  return (
    <section className={css.pending}>
      {output.thumbnail_url ? <img src={output.thumbnail_url} alt="" className={css.poster} /> : null}
      <div className={css.pendingWords} role="status">
        <PageTitle className={css.title}>{status === 'draft' ? text.draft : text.rendering}</PageTitle>
        <p className={css.soft}>
          {status === 'draft' && project.is_being_made === false ? text.waitsForYou : text.wait}
        </p>
      </div>
      {output.render && status === 'rendering' ? <Frames render={output.render} /> : null}
      {status === 'draft' ? (
        <>
          <Link to={`/project/${project._id}/editor`} className={button({ variant: 'secondary' })}>
            <Pencil size={16} aria-hidden />
            {text.edit}
          </Link>
          <StylesLink project={project} />
        </>
      ) : (
        <>
          <p className={css.soft}>{input.title}</p>
          {children}
        </>
      )}
    </section>
  );
}
