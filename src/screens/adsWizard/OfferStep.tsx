/** A page was sent while another product was worked on: which one shall it be? [PG3] */
import { useSelector } from '@xstate/react';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { Button } from '../../ui/controls/Button';
import { PageTitle } from '../../ui/layout/PageTitle';
import * as css from '../wizard/FirstStep.css';
import { shopOf, type StepProps } from './adsActor';

const { offer: words } = adsWizardMessages;

export function OfferStep({ actor }: StepProps) {
  const offer = useSelector(actor, ({ context }) => context.offer);
  return (
    <div className={css.frame}>
      <div className={css.form}>
        <PageTitle className={css.title}>{words.title(shopOf(offer?.page_address ?? ''))}</PageTitle>
        <p className={css.text}>{words.text(offer?.title ?? '')}</p>
        <div className={css.ways}>
          <Button variant="secondary" onClick={() => actor.send({ type: 'page.declined' })}>
            {words.decline}
          </Button>
          <Button onClick={() => actor.send({ type: 'page.accepted' })}>{words.accept}</Button>
        </div>
      </div>
    </div>
  );
}
