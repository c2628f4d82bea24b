/** Beside the steps: what the article says, or the person's own notes, to be ticked where the video is to say it. [TP1] */
import { useSelector } from '@xstate/react';
import { ExternalLink } from 'lucide-react';
import type { OfferedSentence } from '../../../contract/scripts/article';
import { countWords } from '../../../contract/scripts/countWords';
import { mayChange, saidOf, scriptSaid, type SentencesSaid } from '../../../contract/ui/sentencesSaid';
import { explainerWizardMessages } from '../../locales/messages/wizards/explainerWizard';
import { scriptOriginsMessages } from '../../locales/messages/wizards/scriptOrigins';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { Checkbox } from '../../ui/controls/Checkbox';
import { source as sourceLink } from '../wizard/script/ScriptChoice.css';
import { ScriptLength } from '../wizard/script/ScriptLength';
import { duration, price } from '../wizard/StepFrame.css';
import { WizardStepFrame } from '../wizard/WizardStepFrame';
import type { StepProps } from './explainerActor';
import { explainerView } from './explainerView';
import * as css from './SentencesStep.css';

const { sentences: text } = explainerWizardMessages;

interface GroupProps extends StepProps {
  title: string;
  hint?: string;
  form: SentencesSaid;
  sentences: readonly OfferedSentence[];
}

const hintOf = ({ text: sentence, leansOn }: OfferedSentence) =>
  leansOn && text.leansOn[leansOn.why](leansOn.words, countWords(sentence));

function Group({ actor, title, hint, form, sentences }: GroupProps) {
  if (sentences.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend className={css.title}>{title}</legend>
      {hint ? <p className={css.hint}>{hint}</p> : null}
      <ul className={css.list}>
        {sentences.map((sentence) => (
          <li key={sentence.text}>
            <Checkbox
              className={css.sentence}
              label={sentence.text}
              hint={hintOf(sentence)}
              isChecked={sentence.isSaid}
              isDisabled={!mayChange(form, sentence.text)}
              onChange={() => actor.send({ type: 'sentence.ticked', text: sentence.text })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

export function SentencesStep({ actor }: StepProps) {
  const form = useSelector(actor, ({ context }) => context.form);
  const sentences = form.offered?.sentences ?? [];
  const source = form.offered?.source;
  const kind = source ? 'article' : 'notes';
  const hasScript = form.scripts.some(({ origin }) => origin === (source ? 'wikipedia' : 'notes'));
  return (
    <WizardStepFrame
      actor={actor}
      wizard={explainerView}
      step="script"
      title={text.title}
      text={hasScript ? text.of[kind] : text.needed[kind]}
      next={wizardMessages.next}
      price={
        <p className={price} role="status">
          {text.count(saidOf(form).length, sentences.length)}
          <ScriptLength script={scriptSaid(form)} className={duration} />
        </p>
      }
    >
      <div className={css.groups}>
        {source?.link ? (
          <a className={sourceLink} href={source.link} target="_blank" rel="noreferrer">
            {scriptOriginsMessages.article(source.title)}
            <ExternalLink size={14} aria-hidden />
          </a>
        ) : null}
        <Group
          actor={actor}
          title={text.alone}
          form={form}
          sentences={sentences.filter(({ leansOn }) => !leansOn)}
        />
        <Group
          actor={actor}
          title={text.leaning}
          hint={text.leaningHint}
          form={form}
          sentences={sentences.filter(({ leansOn }) => leansOn)}
        />
      </div>
    </WizardStepFrame>
  );
}
