/** Step 1: a topic in a line, or notes of any length: the field grows with them. [X1] [X2] */
import { useSelector } from '@xstate/react';
import { Play } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { button } from '../../ui/controls/Button.css';
import { TextArea } from '../../ui/controls/Field';
import { Link } from '../../ui/links/Link';
import { explainerWizardMessages } from '../../locales/messages/wizards/explainerWizard';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { FirstStep } from '../wizard/FirstStep';
import * as css from '../wizard/FirstStep.css';
import type { StepProps } from './explainerActor';
import { WizardStepError } from '../wizard/WizardStepError';
import { explainerView } from './explainerView';

const { topic: words, errors: errorWords } = explainerWizardMessages;

export function TopicStep({ actor }: StepProps) {
  const { topic } = useSelector(actor, ({ context }) => context.form);
  const errors = useSelector(actor, ({ context }) => context.errors);
  return (
    <FirstStep
      title={words.title}
      text={words.text}
      error={<WizardStepError actor={actor} wizard={explainerView} />}
      onSubmit={() => actor.send({ type: 'step.submitted' })}
    >
      <div className={css.askLong}>
        <TextArea
          label={words.field}
          rows={3}
          placeholder={words.placeholder}
          value={topic}
          error={errors.topic && errorWords[errors.topic]}
          onChange={({ target }) => actor.send({ type: 'text.changed', name: 'topic', text: target.value })}
        />
        <div className={css.end}>
          <Link to="/project/educational" className={button({ variant: 'quiet' })}>
            <Play size={16} aria-hidden />
            {words.sample}
          </Link>
          <Button type="submit" size="large">
            {wizardMessages.next}
          </Button>
        </div>
      </div>
    </FirstStep>
  );
}
