/** The red text under a step's title, with the server's own sentence and a way to try again. [W14] */
import { Button } from '../../ui/controls/Button';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { bringIntoSight } from './intoSight';
import * as css from './StepFrame.css';

interface Props {
  text: string;
  detail?: string | null;
  onRetry?: (() => void) | undefined;
  /** The field that it is about. */
  field?: string | undefined;
}

export const StepError = ({ text, detail, onRetry, field }: Props) => (
  <div role="alert" className={css.error} data-speaks-of={field} ref={bringIntoSight}>
    <p>{text}</p>
    {detail ? <p className={css.errorDetail}>{detail}</p> : null}
    {onRetry ? (
      <Button variant="secondary" size="small" onClick={onRetry}>
        {wizardMessages.retry}
      </Button>
    ) : null}
  </div>
);
