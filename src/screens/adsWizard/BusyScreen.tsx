/** Shown while a call runs: names what is being done, and lets go of it where that is harmless. [W14] */
import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button';
import { Ring } from '../../ui/Spinner';
import { centred, title } from '../../ui/Spinner.css';
import { adsWizardWords } from '../../words/en/adsWizard';
import type { AdsSnapshot, StepProps } from './adsActor';

const { busy, busyHint, cancel } = adsWizardWords;

const doing = (snapshot: AdsSnapshot): keyof typeof busy =>
  snapshot.matches({ link: 'checkingLink' })
    ? 'checkingLink'
    : snapshot.matches({ link: 'readingProductPage' })
      ? 'readingProductPage'
      : snapshot.matches({ product: 'checkingMedia' })
        ? 'checkingMedia'
        : snapshot.matches({ product: 'suggestingScripts' })
          ? 'suggestingScripts'
          : 'creatingAdVideo';

export function BusyScreen({ actor }: StepProps) {
  const text = busy[useSelector(actor, doing)];
  const canCancel = useSelector(actor, (snapshot) => snapshot.can({ type: 'call.cancelled' }));
  return (
    <div className={centred}>
      <Ring />
      <div role="status">
        <h1 className={title}>{text}</h1>
      </div>
      <p>{busyHint}</p>
      {canCancel ? (
        <Button look="secondary" onClick={() => actor.send({ type: 'call.cancelled' })}>
          {cancel}
        </Button>
      ) : null}
    </div>
  );
}
