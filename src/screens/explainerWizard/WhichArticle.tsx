/** A word with several meanings: which of them is meant is the person's to say. [TP1] */
import { useSelector } from '@xstate/react';
import { ChevronRight } from 'lucide-react';
import { explainerWizardMessages } from '../../locales/messages/wizards/explainerWizard';
import { Button } from '../../ui/controls/Button';
import { PageTitle } from '../../ui/layout/PageTitle';
import type { StepProps } from './explainerActor';
import * as css from './WhichArticle.css';

const { lookUp: text } = explainerWizardMessages;

export function WhichArticle({ actor }: StepProps) {
  const asked = useSelector(actor, ({ context }) => context.meanings);
  return (
    <section className={css.frame}>
      <PageTitle className={css.title}>{text.which(asked?.name ?? '')}</PageTitle>
      <p className={css.text}>{text.whichText}</p>
      <ul className={css.list}>
        {asked?.meanings.map(({ about, ...meaning }) => (
          <li key={meaning.title}>
            <button
              type="button"
              className={css.meaning}
              onClick={() => actor.send({ type: 'meaning.chosen', meaning })}
            >
              <span className={css.words}>
                <span className={css.name}>{meaning.title}</span>
                {about ? <span className={css.about}>{about}</span> : null}
              </span>
              <ChevronRight size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={() => actor.send({ type: 'call.cancelled' })}>
        {text.none}
      </Button>
    </section>
  );
}
