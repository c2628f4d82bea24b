/** A name with several meanings: which of them is meant is the person's to say. [TP1] */
import { useSelector } from '@xstate/react';
import { ChevronRight } from 'lucide-react';
import type { Meaning } from '../../../contract/scripts/article';
import { explainerWizardMessages } from '../../locales/messages/wizards/explainerWizard';
import { meaningsShown } from '../../../contract/ui/meaningChoice';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { PageTitle } from '../../ui/layout/PageTitle';
import type { StepProps } from './explainerActor';
import * as css from './WhichArticle.css';

const { lookUp: text } = explainerWizardMessages;

interface MeaningsProps extends StepProps {
  meanings: readonly Meaning[];
}

const Meanings = ({ actor, meanings }: MeaningsProps) => (
  <ul className={css.list}>
    {meanings.map(({ about, ...meaning }) => (
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
);

function Search({ actor }: StepProps) {
  const choice = useSelector(actor, ({ context }) => context.meanings);
  const sought = choice?.sought ?? '';
  const found = choice ? meaningsShown(choice, 'all').length : 0;
  return (
    <>
      <div className={css.search}>
        <TextField
          type="search"
          quietLabel
          label={text.search}
          placeholder={text.search}
          value={sought}
          onChange={({ target }) => actor.send({ type: 'meaning.sought', text: target.value })}
        />
      </div>
      <p role="status" className={css.text}>
        {found > 0 ? null : text.noMatch(sought.trim())}
      </p>
    </>
  );
}

interface Props extends StepProps {
  shown: 'few' | 'shortlist' | 'all';
}

export function WhichArticle({ actor, shown }: Props) {
  const choice = useSelector(actor, ({ context }) => context.meanings);
  if (!choice) return null;
  const meanings = meaningsShown(choice, shown);
  const all = meaningsShown(choice, 'all').length;
  return (
    <section className={css.frame}>
      <PageTitle className={css.title}>{text.which(choice.name)}</PageTitle>
      <p className={css.text}>{text.whichText}</p>
      {shown === 'few' ? null : <Search actor={actor} />}
      <Meanings actor={actor} meanings={meanings} />
      <div className={css.ways}>
        {meanings.length < all ? (
          <Button variant="secondary" onClick={() => actor.send({ type: 'allMeanings.requested' })}>
            {text.showAll(all)}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={() => actor.send({ type: 'call.cancelled' })}>
          {text.none}
        </Button>
      </div>
    </section>
  );
}
