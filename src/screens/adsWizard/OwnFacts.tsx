/** What the person said of the product, on the page of its words, with the way to change it. */
import { Pencil } from 'lucide-react';
import { adsWizardMessages } from '../../locales/en/wizards/adsWizard';
import { Button } from '../../ui/controls/Button';
import { useErrors, useForm, type StepProps } from './adsActor';
import * as css from './ProductStep.css';

const { facts: text, errors: errorMessages } = adsWizardMessages;

export function OwnFacts({ actor }: StepProps) {
  const { facts } = useForm(actor);
  const errors = useErrors(actor);
  return (
    <section className={css.told} aria-label={text.told}>
      <div className={css.foot}>
        <h2 className={css.mediaTitle}>{text.told}</h2>
        <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'facts.opened' })}>
          <Pencil size={16} aria-hidden />
          {facts.some(Boolean) ? text.change : text.tell}
        </Button>
      </div>
      <ul className={css.facts}>
        {facts.filter(Boolean).map((fact, index) => (
          <li key={index}>{fact}</li>
        ))}
      </ul>
      {errors.facts ? (
        <p className={css.error} role="alert">
          {errorMessages[errors.facts]}
        </p>
      ) : null}
    </section>
  );
}
