/** Shown while a call runs: names what is being done, and lets go of it where that is harmless. [W14] */
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/Button';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Ring } from '../../ui/feedback/Spinner';
import { centred, title } from '../../ui/feedback/Spinner.css';
import { wizardMessages } from '../../locales/messages/wizards/wizard';

interface Props {
  text: string;
  onCancel?: (() => void) | undefined;
  /** How far it is. */
  children?: ReactNode;
}

export const BusyScreen = ({ text, onCancel, children }: Props) => (
  <div className={centred}>
    <Ring />
    <div role="status">
      <PageTitle className={title}>{text}</PageTitle>
    </div>
    {children}
    <p>{wizardMessages.busyHint}</p>
    {onCancel ? (
      <Button variant="secondary" onClick={onCancel}>
        {wizardMessages.cancel}
      </Button>
    ) : null}
  </div>
);
