/** Step 1: the link of a product, or the way round it. [W2] */
import { ImageUp } from 'lucide-react';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { adsWizardWords } from '../../words/en/adsWizard';
import { useErrors, useForm, type StepProps } from './adsActor';
import * as css from './LinkStep.css';
import { StepError } from './StepError';

const { link, errors: errorWords, next } = adsWizardWords;

export function LinkStep({ actor }: StepProps) {
  const { url } = useForm(actor);
  const errors = useErrors(actor);
  return (
    <div className={css.frame}>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'step.submitted' });
        }}
      >
        <h1 className={css.title}>{link.title}</h1>
        <p className={css.text}>{link.text}</p>
        <StepError actor={actor} />
        <div className={css.ask}>
          <TextField
            quietLabel
            label={link.field}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={link.placeholder}
            value={url}
            error={errors.url && errorWords[errors.url]}
            onChange={({ target }) => actor.send({ type: 'text.changed', name: 'url', text: target.value })}
          />
          <div className={css.next}>
            <Button type="submit" size="large">
              {next}
            </Button>
          </div>
        </div>
        <p className={css.or}>{link.or}</p>
        <Button look="secondary" onClick={() => actor.send({ type: 'manualUpload.chosen' })}>
          <ImageUp size={18} aria-hidden />
          {link.manual}
        </Button>
      </form>
    </div>
  );
}
