/** The red text under a step's title, with the server's own sentence and a way to try again. [W14] */
import { Button } from '../../ui/Button';
import { adsWizardWords } from '../../words/en/adsWizard';
import { useErrors, type StepProps } from './adsActor';
import * as css from './StepFrame.css';

export function StepError({ actor }: StepProps) {
  const { step } = useErrors(actor);
  if (!step) return null;
  return (
    <div role="alert" className={css.error}>
      <p>{adsWizardWords.errors[step.key]}</p>
      {step.detail ? <p className={css.errorDetail}>{step.detail}</p> : null}
      {step.canRetry ? (
        <Button look="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
          {adsWizardWords.retry}
        </Button>
      ) : null}
    </div>
  );
}
