/** What every step but the first has: the side list, a head with its error, a body, and the way back and on. [W14] */
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { adsWizardWords } from '../../words/en/adsWizard';
import type { StepProps } from './adsActor';
import * as css from './StepFrame.css';
import { StepError } from './StepError';
import { StepList } from './StepList';

interface Props extends StepProps {
  title: string;
  text?: string;
  next: string;
  children: ReactNode;
}

export function StepFrame({ actor, title, text, next, children }: Props) {
  return (
    <div className={css.wizard}>
      <StepList actor={actor} />
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'step.submitted' });
        }}
      >
        <div className={css.head}>
          <h1 className={css.title}>{title}</h1>
          {text ? <p className={css.text}>{text}</p> : null}
          <StepError actor={actor} />
        </div>
        <div className={css.body}>{children}</div>
        <div className={css.actions}>
          <Button look="quiet" flush onClick={() => actor.send({ type: 'back.requested' })}>
            <ArrowLeft size={18} aria-hidden />
            {adsWizardWords.back}
          </Button>
          <Button type="submit">{next}</Button>
        </div>
      </form>
    </div>
  );
}
