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

interface FieldsProps extends StepProps {
  title: string;
  hint: string;
}

/** What was told, and one empty field more, until there are three. */
export function FactFields({ actor, title, hint }: FieldsProps) {
  const { facts } = useForm(actor);
  const id = useId();
  const shown = facts.slice(0, facts.findLastIndex(Boolean) + 2);
  return (
    <section className={css.told} aria-labelledby={id}>
      <h2 className={css.fieldTitle} id={id}>
        {title}
      </h2>
      <p className={css.mediaText}>{hint}</p>
      {shown.map((_, index) => (
        <FactField key={index} actor={actor} index={index} isQuiet />
      ))}
    </section>
  );
}

/** In step 2. */
export const OwnFacts = ({ actor }: StepProps) => (
  <>
    <FactFields actor={actor} title={text.asked} hint={text.askedHint} />
    <FactError actor={actor} />
  </>
);
