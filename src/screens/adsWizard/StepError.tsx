/** The red text under a step's title, with the server's own sentence and a way to try again. [W14] */
import { Button } from '../../ui/Button';
import { words } from '../../words/en';
import { useErrors, type StepProps } from './adsActor';
import * as css from './StepFrame.css';

export function StepError({ actor }: StepProps) {
  const { step } = useErrors(actor);
  if (!step) return null;
  return (
    <div role="alert" className={css.error}>
      <p>{words.adsWizard.errors[step.key]}</p>
      {step.detail ? <p className={css.errorDetail}>{step.detail}</p> : null}
      {step.canRetry ? (
        <Button look="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
          {words.adsWizard.retry}
        </Button>
      ) : null}
    </div>
  );
}
