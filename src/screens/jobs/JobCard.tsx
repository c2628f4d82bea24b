/** One job in the list: what it makes, how far it is, and the way on when it has failed. [J2] [J3] [J5] */
import { BookOpen, RotateCw, ShoppingBag } from 'lucide-react';
import { memo } from 'react';
import type { JobListItem } from '../../../contract/job';
import { Button } from '../../ui/controls/Button';
import * as card from '../../ui/layout/ListCard.css';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { Thumbnail } from '../../ui/layout/Thumbnail';
import { Link } from '../../ui/links/Link';
import { locale } from '../../locales/language';
import { jobsMessages as text } from '../../locales/messages/jobs';
import { jobStatusMessages } from '../../locales/messages/jobStatus';
import { JobBadge } from './JobBadge';
import * as css from './jobs.css';

const created = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const kinds = {
  urltoads: { at: '/urltoads/videos', icon: <ShoppingBag size={36} strokeWidth={1.4} /> },
  text_to_videos: { at: '/jobs', icon: <BookOpen size={36} strokeWidth={1.4} /> },
} as const;
/** Only what is stored is shown: a link to the video-sharing site is no picture. */
const isFile = (address: string) => address.includes('/media/') || address.startsWith('/');

export type RetryState = 'offered' | 'underWay' | 'elsewhere' | { refused: string | null };
interface Props {
  job: JobListItem;
  age: string;
  retry: RetryState;
  onRetry: (event: { type: 'job.retried'; job: JobListItem }) => void;
}

function Running({ job: { title, progress } }: Pick<Props, 'job'>) {
  return (
    <div className={css.progress}>
      <div className={css.progressWords}>
        <span>{progress.step ? jobStatusMessages.steps[progress.step] : jobStatusMessages.queued}</span>
        <span>{Math.round(progress.fraction * 100)}%</span>
      </div>
      <ProgressBar label={text.progress(title || text.untitled)} fraction={progress.fraction} />
    </div>
  );
}

function Failed({ job, retry, onRetry }: Omit<Props, 'age'>) {
  return (
    <div className={css.failure}>
      {job.failure ? <p className={css.why}>{job.failure}</p> : null}
      {typeof retry === 'object' ? (
        <p role="alert" className={css.why}>
          {retry.refused ?? text.retryFailed}
        </p>
      ) : null}
      <div className={card.above}>
        <Button
          variant="secondary"
          size="small"
          disabled={retry === 'underWay' || retry === 'elsewhere'}
          onClick={() => onRetry({ type: 'job.retried', job })}
        >
          <RotateCw size={15} aria-hidden />
          {retry === 'underWay' ? text.retrying : text.retry}
        </Button>
      </div>
    </div>
  );
}

/** Drawn anew only when something of it changed: there may be a thousand. */
export const JobCard = memo(function JobCard(props: Props) {
  const { job, age } = props;
  const { at, icon } = kinds[job.created_with];
  const [image] = job.input.images;
  return (
    <article className={card.listCard}>
      <Thumbnail image={image} video={job.input.videos.find(isFile)} placeholder={icon} />
      <div className={card.words}>
        <div className={css.row}>
          <h2 className={card.title} title={job.title}>
            <Link to={`${at}/${job._id}`} className={card.link}>
              {job.title || text.untitled}
            </Link>
          </h2>
          <JobBadge status={job.status} />
        </div>
        {job.description ? <p className={css.description}>{job.description}</p> : null}
        <p className={card.when}>
          <time dateTime={job.created_time}>{created.format(new Date(job.created_time))}</time>
          <span>{age}</span>
        </p>
        {job.status === 'running' || job.status === 'initiated' ? <Running job={job} /> : null}
        {job.status === 'failed' ? <Failed {...props} /> : null}
      </div>
    </article>
  );
});
