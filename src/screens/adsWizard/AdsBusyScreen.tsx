/** Which call of the ads wizard is being waited for. [W14] */
import { useSelector } from '@xstate/react';
import { adsWizardMessages } from '../../locales/en/wizards/adsWizard';
import { BusyScreen } from '../wizard/BusyScreen';
import type { AdsSnapshot, StepProps } from './adsActor';

const { busy } = adsWizardMessages;

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

export function AdsBusyScreen({ actor }: StepProps) {
  const call = useSelector(actor, doing);
  const canCancel = useSelector(actor, (snapshot) => snapshot.can({ type: 'call.cancelled' }));
  return (
    <BusyScreen
      text={busy[call]}
      onCancel={canCancel ? () => actor.send({ type: 'call.cancelled' }) : undefined}
    />
  );
}
