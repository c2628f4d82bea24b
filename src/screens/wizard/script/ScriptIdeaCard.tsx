/** One idea: read it, rewrite it, select it; what is no finished script says so. [W9] */
import { Check, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ScriptIdea } from '../../../../contract/scripts/script';
import type { ScriptChoice } from '../../../../contract/ui/scriptChoice';
import { Button } from '../../../ui/controls/Button';
import { TextArea } from '../../../ui/controls/Field';
import { adFramesMessages } from '../../../locales/messages/wizards/adFrames';
import { scriptWritingMessages } from '../../../locales/messages/wizards/scriptWriting';
import { wizardMessages } from '../../../locales/messages/wizards/wizard';
import { ideaTitle } from './ideaTitle';
import * as css from './ScriptChoice.css';
import { ScriptLength } from './ScriptLength';
import { ScriptProvenance } from './ScriptProvenance';
import { TracedScript } from './trace/TracedScript';
import { whoWrote } from './whoWrote';

const { script: text } = wizardMessages;

interface Props {
  idea: ScriptIdea;
  /** Of the card, for screen readers. */
  name: string;
  /** What is offered beside it. */
  beside?: ReactNode;
  /** Null where it is not chosen. */
  chosenBy: ScriptChoice['chosenBy'] | null;
  isOpen: boolean;
  /** Says that its sentences can be pressed. */
  showsHint: boolean;
  onChosen: () => void;
  onOpened: () => void;
  onClosed: () => void;
  onRewritten: (text: string) => void;
  /** Where somebody writes who can. */
  onSimilar: (() => void) | undefined;
}

export function ScriptIdeaCard({ idea, name, beside, chosenBy, isOpen, showsHint, ...say }: Props) {
  const isChosen = chosenBy !== null;
  const title = ideaTitle(idea);
  const frame = idea.frame ? adFramesMessages.frames[idea.frame] : null;
  return (
    <section className={css.idea({ chosen: isChosen })} aria-label={name}>
      <div className={css.ideaHead}>
        <h2 className={css.ideaTitle}>{title}</h2>
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
        {chosenBy === 'default' ? (
          <p className={css.note}>
            <Check size={16} aria-hidden />
            {text.selectedForYou}
          </p>
        ) : null}
        {frame ? (
          <p className={css.frame}>
            {frame.name === title ? frame.why : adFramesMessages.told(frame.name, frame.why)}
          </p>
        ) : null}
        {idea.writer && !idea.origin ? <p className={css.frame}>{whoWrote(idea.writer)}</p> : null}
        {idea.origin ? <ScriptProvenance {...idea} origin={idea.origin} /> : null}
        {beside}
        {isOpen ? (
          <TextArea
            quietLabel
            autoFocus
            rows={9}
            label={text.ideaText(title)}
            value={idea.script}
            onChange={({ target }) => say.onRewritten(target.value)}
          />
        ) : null}
        <TracedScript
          script={idea.script}
          isEdited={isOpen}
          showsHint={showsHint}
          backing={idea.backing}
          source={idea.article ? 'article' : 'notes'}
        />
      </div>
      <div className={css.ideaFoot}>
        <ScriptLength script={idea.script} />
        <div className={css.ideaActions}>
          {say.onSimilar ? (
            <Button
              variant="quiet"
              size="small"
              aria-label={scriptWritingMessages.similarTo(title)}
              onClick={say.onSimilar}
            >
              {scriptWritingMessages.similar}
            </Button>
          ) : null}
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
      </div>
    </section>
  );
}
