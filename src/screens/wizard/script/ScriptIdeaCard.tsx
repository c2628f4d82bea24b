/** One idea: read it, rewrite it, select it; what is no finished script says so. [W9] */
import { Check, Pencil } from 'lucide-react';
import type { ScriptIdea } from '../../../../contract/scripts/script';
import { Button } from '../../../ui/controls/Button';
import { TextArea } from '../../../ui/controls/Field';
import { adFramesMessages } from '../../../locales/en/wizards/adFrames';
import { wizardMessages } from '../../../locales/en/wizards/wizard';
import * as css from './ScriptChoice.css';
import { ScriptLength } from './ScriptLength';
import { ScriptProvenance } from './ScriptProvenance';

const { script: text } = wizardMessages;

interface Props {
  idea: ScriptIdea;
  isChosen: boolean;
  isOpen: boolean;
  onChosen: () => void;
  onOpened: () => void;
  onClosed: () => void;
  onRewritten: (text: string) => void;
}

export function ScriptIdeaCard({ idea, isChosen, isOpen, ...say }: Props) {
  const frame = idea.frame ? adFramesMessages.frames[idea.frame] : null;
  return (
    <section className={css.idea({ chosen: isChosen })} aria-label={idea.title}>
      <div className={css.ideaHead}>
        <h2 className={css.ideaTitle}>{idea.title}</h2>
        <Button
          variant="quiet"
          size="small"
          aria-pressed={isOpen}
          onClick={isOpen ? say.onClosed : say.onOpened}
        >
          {isOpen ? <Check size={16} aria-hidden /> : <Pencil size={16} aria-hidden />}
          {isOpen ? text.done : text.edit}
        </Button>
      </div>
      <div className={css.ideaBody}>
        {frame ? (
          <p className={css.frame}>
            {frame.name === idea.title ? frame.why : adFramesMessages.told(frame.name, frame.why)}
          </p>
        ) : null}
        {idea.origin ? <ScriptProvenance {...idea} origin={idea.origin} /> : null}
        {isOpen ? (
          <TextArea
            quietLabel
            autoFocus
            rows={9}
            label={text.ideaText(idea.title)}
            value={idea.script}
            onChange={({ target }) => say.onRewritten(target.value)}
          />
        ) : (
          <p className={css.ideaText}>{idea.script}</p>
        )}
      </div>
      <div className={css.ideaFoot}>
        <ScriptLength script={idea.script} />
        <Button
          variant={isChosen ? 'chosen' : 'secondary'}
          size="small"
          aria-pressed={isChosen}
          onClick={say.onChosen}
        >
          {isChosen ? <Check size={16} aria-hidden /> : null}
          {isChosen ? text.selected : text.select}
        </Button>
      </div>
    </section>
  );
}
