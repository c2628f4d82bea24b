/** What the operator's pages share: the heading, and the way from one to the other. */
import type { ReactNode } from 'react';
import { overviewMessages as text } from '../../locales/messages/operator/overview';
import { writerPacksMessages } from '../../locales/messages/operator/writers';
import { Button } from '../../ui/controls/Button';
import { Alert } from '../../ui/feedback/Alert';
import { PageTitle } from '../../ui/layout/PageTitle';
import * as page from '../../ui/layout/page.css';
import { NavLink } from '../../ui/links/Link';
import * as css from './operator.css';

const places = [
  { to: '/operator', label: text.overview },
  { to: '/operator/voices', label: text.names.voices },
  { to: '/operator/writers', label: writerPacksMessages.title },
  { to: '/operator/users', label: text.accounts },
  { to: '/operator/failures', label: text.failures },
  { to: '/operator/audit', label: text.audit },
] as const;

interface Props {
  /** Of this page; the first is called as all of them are. */
  title: string;
  intro?: string;
  children: ReactNode;
}

export const OperatorFrame = ({ title, intro, children }: Props) => (
  <div className={page.page}>
    <div className={css.heading}>
      <PageTitle className={page.title}>{title}</PageTitle>
      {intro ? <p className={css.intro}>{intro}</p> : null}
    </div>
    <nav aria-label={text.sections} className={css.places}>
      {places.map(({ to, label }) => (
        <NavLink key={to} end to={to} className={css.place}>
          {label}
        </NavLink>
      ))}
    </nav>
    {children}
  </div>
);

/** Where nothing came of looking: what it was, and the way on. */
export const LookFailed = ({ words, onRetry }: { words: string; onRetry: () => void }) => (
  <Alert>
    <p>{words}</p>
    <Button variant="secondary" onClick={onRetry}>
      {text.retry}
    </Button>
  </Alert>
);
