/** One idea: read it, rewrite it, select it. [W9] */
import { useSelector } from '@xstate/react';
import { Check, Pencil } from 'lucide-react';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/Field';
import { adsWizardWords } from '../../words/en/adsWizard';
import { useForm, type StepProps } from './adsActor';
import * as css from './ScriptStep.css';
import { ScriptLength } from './ScriptLength';

const { script: text } = adsWizardWords;

export function ScriptIdeaCard({ actor, index }: StepProps & { index: number }) {
  const { scripts, chosenIdea } = useForm(actor);
  const isOpen = useSelector(
    actor,
    (snapshot) => snapshot.matches({ script: 'rewriting' }) && snapshot.context.openIdea === index,
  );
  const idea = scripts[index];
  if (!idea) return null;
  const chosen = chosenIdea === index;
  return (
    <section className={css.idea({ chosen })} aria-label={idea.title}>
      <div className={css.ideaHead}>
        <h2 className={css.ideaTitle}>{idea.title}</h2>
        <Button
          look="quiet"
          size="small"
          aria-pressed={isOpen}
          onClick={() => actor.send(isOpen ? { type: 'idea.closed' } : { type: 'idea.opened', index })}
        >
          {isOpen ? <Check size={16} aria-hidden /> : <Pencil size={16} aria-hidden />}
          {isOpen ? text.done : text.edit}
        </Button>
      </div>
      {isOpen ? (
        <TextArea
          quietLabel
          autoFocus
          rows={9}
          label={text.ideaText(idea.title)}
          value={idea.script}
          onChange={({ target }) => actor.send({ type: 'idea.rewritten', text: target.value })}
        />
      ) : (
        <p className={css.ideaText}>{idea.script}</p>
      )}
      <div className={css.ideaFoot}>
        <ScriptLength script={idea.script} />
        <Button
          look={chosen ? 'chosen' : 'secondary'}
          size="small"
          aria-pressed={chosen}
          onClick={() => actor.send({ type: 'idea.chosen', index })}
        >
          {chosen ? <Check size={16} aria-hidden /> : null}
          {chosen ? text.selected : text.select}
        </Button>
      </div>
    </section>
  );
}
