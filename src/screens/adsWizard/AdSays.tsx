/** Beside the scripts: what of the page they say, and writing them with more of it, less or other. [W8] [WR2] */
import { useSelector } from '@xstate/react';
import { RefreshCw } from 'lucide-react';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { sentencesOf } from '../../../contract/ui/pageSaid';
import { Button } from '../../ui/controls/Button';
import { useForm, type StepProps } from './adsActor';
import * as css from './PageSentences.css';
import { PageSentences } from './PageSentences';

const { said: text } = adsWizardMessages;

export function AdSays({ actor }: StepProps) {
  const form = useForm(actor);
  const writing = useSelector(actor, ({ children }) => children.scriptWriting);
  const isWriting = useSelector(writing, (snapshot) => snapshot?.matches('writing') ?? false);
  const isChanged = useSelector(actor, (snapshot) => snapshot.can({ type: 'saying.confirmed' }));
  if (sentencesOf(form).length === 0) return null;
  return (
    <details className={css.inAd}>
      <summary className={css.inAdTitle}>{text.inAd}</summary>
      <div className={css.body}>
        <PageSentences actor={actor} />
        {isChanged ? (
          <div>
            <Button disabled={isWriting} onClick={() => actor.send({ type: 'saying.confirmed' })}>
              <RefreshCw size={16} aria-hidden />
              {text.write}
            </Button>
          </div>
        ) : null}
      </div>
    </details>
  );
}
