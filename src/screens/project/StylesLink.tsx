/** To the video in every style; where no job has laid it out, there are none. [S1] */
import { Palette } from 'lucide-react';
import type { Project } from '../../../contract/project';
import { projectMessages } from '../../locales/messages/project';
import { button } from '../../ui/controls/Button.css';
import { Link } from '../../ui/links/Link';

export const StylesLink = ({ project }: { project: Project | null }) =>
  project?.job_id ? (
    <Link to={`/jobs/${project.job_id}?from=project`} className={button({ variant: 'secondary' })}>
      <Palette size={16} aria-hidden />
      {projectMessages.styles}
    </Link>
  ) : null;
