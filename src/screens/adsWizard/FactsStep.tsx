/** Between step 2 and 3: three things that the ad says, of the page's own or of the person's. [W8] */
import { PenLine } from 'lucide-react';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { stillNeeded } from '../../../contract/ui/pageSaid';
import { Button } from '../../ui/controls/Button';
import { WizardStepFrame } from '../wizard/WizardStepFrame';
import { useForm, type StepProps } from './adsActor';
import { adsView } from './adsView';
import { FactError, FactField, FactFields } from './OwnFacts';
import { PageSentences } from './PageSentences';
import * as css from './ProductStep.css';

const { facts: text, said } = adsWizardMessages;

export function FactsStep({ actor }: StepProps) {
  const form = useForm(actor);
  const { facts, pageSentences } = form;
  const pageSpeaks = pageSentences.length > 0;
  return (
    <WizardStepFrame
      actor={actor}
      wizard={adsView}
      step="product"
      title={pageSpeaks ? said.title : text.title}
      text={pageSpeaks ? (stillNeeded(form) > 0 ? said.text : said.check) : text.text}
      next={wizardMessages.next}
    >
      <div className={css.fields}>
        <FactError actor={actor} />
        {pageSpeaks ? (
          <>
            <PageSentences actor={actor} />
            <FactFields actor={actor} title={said.own} hint={text.hint} />
          </>
        ) : (
          <>
            <p>{text.hint}</p>
            {facts.map((_, index) => (
              <FactField key={index} actor={actor} index={index} />
            ))}
          </>
        )}
        <div>
          <Button variant="quiet" flush onClick={() => actor.send({ type: 'ownScript.preferred' })}>
            <PenLine size={18} aria-hidden />
            {text.own}
          </Button>
        </div>
      </div>
    </WizardStepFrame>
  );
}
