/** One idea: read it, rewrite it, select it; what is no finished script says so. [W9] */
import { Check, Info, Pencil } from 'lucide-react';
import type { ScriptIdea } from '../../../contract/script';
import { unfilledPlaces } from '../../../contract/unfilledPlaces';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/Field';
import { adFramesWords } from '../../words/en/adFrames';
import { wizardWords } from '../../words/en/wizard';
import * as css from './ScriptChoice.css';
import { ScriptLength } from './ScriptLength';

const { script: text } = wizardWords;

/** An outline that is filled in is a script like any other. */
const noteOf = ({ origin, script }: ScriptIdea) =>
  origin === 'outline' && unfilledPlaces(script) > 0
    ? text.outline
    : origin === 'notes'
      ? text.fromNotes
      : null;

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
  const note = noteOf(idea);
  const frame = idea.frame ? adFramesWords.frames[idea.frame] : null;
  return (
    <section className={css.idea({ chosen: isChosen })} aria-label={idea.title}>
      <div className={css.ideaHead}>
        <h2 className={css.ideaTitle}>{idea.title}</h2>
        <Button
          look="quiet"
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
            {frame.name === idea.title ? frame.why : adFramesWords.told(frame.name, frame.why)}
          </p>
        ) : null}
        {note ? (
          <p className={css.note}>
            <Info size={16} aria-hidden />
            {note}
          </p>
        ) : null}
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
          look={isChosen ? 'chosen' : 'secondary'}
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
