/** Above scripts that do not answer the very question, and beside each of them: look it up; beside one that was: another article of that name, or other sentences of it. [TP1] */
import { BookOpen, ListChecks, Split } from 'lucide-react';
import type { ScriptIdea } from '../../../contract/scripts/script';
import { unfilledPlaces } from '../../../contract/scripts/unfilledPlaces';
import { explainerWizardMessages } from '../../locales/messages/wizards/explainerWizard';
import { Button } from '../../ui/controls/Button';
import * as css from '../wizard/script/ScriptWriting.css';

const { lookUp: text, sentences } = explainerWizardMessages;

/** An outline to be filled in, or a script on something else. */
export const isUnanswered = ({ origin, near, script }: ScriptIdea): boolean =>
  near !== undefined || (origin === 'outline' && unfilledPlaces(script) > 0);

export const LookUpOffer = ({ onPressed }: { onPressed: () => void }) => (
  <div className={css.prominent}>
    <Button variant="secondary" onClick={onPressed}>
      <BookOpen size={16} aria-hidden />
      {text.action}
    </Button>
    <p>{text.hint}</p>
  </div>
);

export const LookUpButton = ({ onPressed }: { onPressed: () => void }) => (
  <div>
    <Button variant="quiet" size="small" flush title={text.hint} onClick={onPressed}>
      <BookOpen size={16} aria-hidden />
      {text.action}
    </Button>
  </div>
);

export const OtherMeaningsButton = ({ onPressed }: { onPressed: () => void }) => (
  <div>
    <Button variant="secondary" size="small" title={text.otherMeaningsHint} onClick={onPressed}>
      <Split size={16} aria-hidden />
      {text.otherMeanings}
    </Button>
  </div>
);

export const ChooseSentencesButton = ({ onPressed }: { onPressed: () => void }) => (
  <div>
    <Button variant="quiet" size="small" flush onClick={onPressed}>
      <ListChecks size={16} aria-hidden />
      {sentences.action}
    </Button>
  </div>
);
