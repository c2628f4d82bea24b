/** Shown while a call runs: names what is being done, and lets go of it where that is harmless. [W14] */
import { Button } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import { Ring } from '../../ui/Spinner';
import { centred, title } from '../../ui/Spinner.css';
import { wizardWords } from '../../words/en/wizard';

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
    <p>{wizardWords.busyHint}</p>
    {onCancel ? (
      <Button look="secondary" onClick={onCancel}>
        {wizardWords.cancel}
      </Button>
    ) : null}
  </div>
);
