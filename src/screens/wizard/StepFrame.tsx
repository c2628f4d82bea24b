/** What every step but the first has: the side list, a head with its error, a body, and the way back and on. [W14] [X1] */
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/Button';
import { PageTitle } from '../../ui/layout/PageTitle';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { useBesideTitle } from './BesideTitle';
import { bringRefusalIntoSight } from './intoSight';
import { onlyOnce } from './onlyOnce';
import * as css from './StepFrame.css';

interface Props {
  /** The side list. */
  steps: ReactNode;
  title: string;
  text?: string;
  error: ReactNode;
  next: string;
  /** What going on costs. */
  price?: ReactNode;
  onBack: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

export const StepFrame = ({ steps, title, text, error, next, price, onBack, onSubmit, children }: Props) => (
  <div className={css.wizard}>
    {steps}
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        bringRefusalIntoSight(event.currentTarget);
        onSubmit();
      }}
    >
      <div className={css.head}>
        <div className={css.titleRow}>
          <PageTitle className={css.title}>{title}</PageTitle>
          {useBesideTitle()}
        </div>
        {text ? <p className={css.text}>{text}</p> : null}
        {error}
      </div>
      <div className={css.body}>{children}</div>
      <div className={css.actions} onClickCapture={onlyOnce}>
        <Button variant="quiet" flush onClick={onBack}>
          <ArrowLeft size={18} aria-hidden />
          {wizardMessages.back}
        </Button>
        {price}
        <Button type="submit">{next}</Button>
      </div>
    </form>
  </div>
);
