/** A running job: its steps by name, and how far it is. [J5] */
import { Check } from 'lucide-react';
import type { Job } from '../../../contract/job';
import { PageTitle } from '../../ui/layout/PageTitle';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { Ring } from '../../ui/feedback/Spinner';
import { visuallyHidden } from '../../ui/layout/page.css';

import * as css from './jobStatus.css';
import { jobStatusMessages } from '../../locales/messages/jobStatus';

const text = jobStatusMessages;

export function JobProgress({ job }: { job: Job }) {
  const { step, steps, fraction } = job.progress;
  return (
    <div className={css.frame}>
      <section className={css.sheet}>
        <div className={css.head}>
          <PageTitle className={css.title}>{text.title}</PageTitle>
          <p className={css.productTitle}>{job.title}</p>
        </div>
        <div className={css.bar}>
          <div className={css.barWords}>
            <span role="status">{step ? text.steps[step] : text.queued}</span>
            <span>{Math.round(fraction * 100)}%</span>
          </div>
          <ProgressBar label={text.progress} fraction={fraction} />
        </div>
        <ol className={css.steps}>
          {steps.map(({ name, state }) => (
            <li key={name} className={css.step({ state })}>
              <span className={css.mark({ state })} aria-hidden>
                {state === 'done' ? (
                  <Check size={14} strokeWidth={3} />
                ) : state === 'running' ? (
                  <Ring fits />
                ) : null}
              </span>
              <span>
                {text.steps[name]}
                <span className={visuallyHidden}>, {text.stepStates[state]}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className={css.hint}>{text.hint}</p>
      </section>
    </div>
  );
}
