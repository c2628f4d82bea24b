/** How a page is sent from the browser that shows it: by a bookmark, or by sharing where fingers hold no bookmarks. [PG3] */
import type { ReactNode } from 'react';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { Button } from '../../ui/controls/Button';
import { PageTitle } from '../../ui/layout/PageTitle';
import { useMatches } from '../../ui/useMatches';
import * as css from '../wizard/FirstStep.css';
import type { StepProps } from './adsActor';

const { sending: words } = adsWizardMessages;

interface Props extends StepProps {
  /** What is dragged or copied. */
  readonly bookmarklet?: ReactNode;
}

export function SendingStep({ actor, bookmarklet }: Props) {
  const isTouched = useMatches('(hover: none) and (pointer: coarse)');
  return (
    <div className={css.frame}>
      <div className={css.form}>
        <PageTitle className={css.title}>{words.title}</PageTitle>
        <p className={css.text}>{words.text}</p>
        <ol className={css.order}>
          {(isTouched ? words.touch : words.steps).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {isTouched ? <p className={css.hint}>{words.touchHint}</p> : bookmarklet}
        <div className={css.ways}>
          <Button variant="quiet" onClick={() => actor.send({ type: 'back.requested' })}>
            {wizardMessages.back}
          </Button>
        </div>
      </div>
    </div>
  );
}
