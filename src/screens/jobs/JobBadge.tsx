/** How a job stands, by word, icon and colour. [J2] */
import { CircleCheck, CircleX, Clock3, LoaderCircle } from 'lucide-react';
import type { JobStatus } from '../../../contract/job';
import { jobsMessages } from '../../locales/messages/jobs';
import * as css from './jobs.css';

const looks = {
  done: { tone: 'success', icon: <CircleCheck size={14} aria-hidden /> },
  failed: { tone: 'danger', icon: <CircleX size={14} aria-hidden /> },
  running: { tone: 'info', icon: <LoaderCircle size={14} className={css.spinning} aria-hidden /> },
  initiated: { tone: 'grey', icon: <Clock3 size={14} aria-hidden /> },
} as const satisfies Record<JobStatus, object>;

export const JobBadge = ({ status }: { status: JobStatus }) => (
  <span className={css.badge({ tone: looks[status].tone })}>
    {looks[status].icon}
    {jobsMessages.status[status]}
  </span>
);
