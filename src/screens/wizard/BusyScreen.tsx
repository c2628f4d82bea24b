/** Shown while a call runs: names what is being done, and lets go of it where that is harmless. [W14] */
import { Button } from '../../ui/controls/Button';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Ring } from '../../ui/feedback/Spinner';
import { centred, title } from '../../ui/feedback/Spinner.css';
import { wizardMessages } from '../../locales/en/wizards/wizard';

interface Props {
  text: string;
  onCancel?: (() => void) | undefined;
}

export const BusyScreen = ({ text, onCancel }: Props) => (
  <div className={centred}>
    <Ring />
    <div role="status">
      <PageTitle className={title}>{text}</PageTitle>
    </div>
    <p>{wizardMessages.busyHint}</p>
    {onCancel ? (
      <Button variant="secondary" onClick={onCancel}>
        {wizardMessages.cancel}
      </Button>
    ) : null}
  </div>
);
