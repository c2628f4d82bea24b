/** What the person says of the product: up to three things, spoken word for word. [W8] [WR2] */
import { useId } from 'react';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { TextField } from '../../ui/controls/Field';
import { useErrors, useForm, type StepProps } from './adsActor';
import * as css from './ProductStep.css';

const { facts: text, errors: errorMessages } = adsWizardMessages;

export function FactField({
  actor,
  index,
  isQuiet = false,
}: StepProps & { index: number; isQuiet?: boolean }) {
  const { facts } = useForm(actor);
  return (
    <TextField
      quietLabel={isQuiet}
      label={text.field(index + 1)}
      placeholder={text.placeholders[index]}
      value={facts[index]}
      onChange={({ target }) => actor.send({ type: 'fact.changed', index, text: target.value })}
    />
  );
}

export function FactError({ actor }: StepProps) {
  const { facts } = useErrors(actor);
  return facts ? (
    <p className={css.error} role="alert">
      {errorMessages[facts]}
    </p>
  ) : null;
}

/** In step 2: what was told, and one empty field more, until there are three. */
export function OwnFacts({ actor }: StepProps) {
  const { facts } = useForm(actor);
  const id = useId();
  const shown = facts.slice(0, facts.findLastIndex(Boolean) + 2);
  return (
    <section className={css.told} aria-labelledby={id}>
      <h2 className={css.fieldTitle} id={id}>
        {text.asked}
      </h2>
      <p className={css.mediaText}>{text.askedHint}</p>
      {shown.map((_, index) => (
        <FactField key={index} actor={actor} index={index} isQuiet />
      ))}
      <FactError actor={actor} />
    </section>
  );
}
