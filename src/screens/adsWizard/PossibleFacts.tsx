/** What the page says beside its facts: a press makes a fact of it, in the first field that is free. [W8] */
import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { option } from '../wizard/settings.css';
import type { StepProps } from './adsActor';
import * as css from './OfferedTexts.css';
import { fieldTitle, told } from './ProductStep.css';

const { facts: text } = adsWizardMessages;

export function PossibleFacts({ actor }: StepProps) {
  const id = useId();
  const left = useSelector(actor, (snapshot) =>
    snapshot.context.possibleFacts
      .filter((words) => snapshot.can({ type: 'possibleFact.chosen', text: words }))
      .join('\n'),
  );
  if (left === '') return null;
  return (
    <section className={told} aria-labelledby={id}>
      <h2 className={fieldTitle} id={id}>
        {text.possible}
      </h2>
      <p className={css.question}>{text.possibleHint}</p>
      <ul className={css.texts.description}>
        {left.split('\n').map((words) => (
          <li key={words}>
            <button
              type="button"
              className={`${option({ chosen: false })} ${css.text} ${css.press}`}
              onClick={() => actor.send({ type: 'possibleFact.chosen', text: words })}
            >
              <Plus size={16} aria-hidden />
              <span className={css.words}>{words}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
