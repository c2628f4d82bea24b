/** What the voice will say: one of the ideas, or words of one's own. [W9] */
import type { ScriptChoice } from '../../../../contract/ui/scriptChoice';
import { Tabs } from '../../../ui/controls/Tabs';
import { wizardMessages } from '../../../locales/en/wizards/wizard';
import { OwnScript } from './OwnScript';
import * as css from './ScriptChoice.css';
import { ScriptIdeaCard } from './ScriptIdeaCard';

const { script: text } = wizardMessages;

/** What both wizards' charts hear of the choice. */
export type ScriptEvent =
  | { type: 'text.changed'; name: 'ownScript'; text: string }
  | { type: 'scriptSource.chosen'; source: ScriptChoice['scriptSource'] }
  | { type: 'idea.chosen'; index: number }
  | { type: 'idea.opened'; index: number }
  | { type: 'idea.rewritten'; text: string }
  | { type: 'idea.closed' };

interface Props {
  choice: ScriptChoice;
  /** The idea whose text is open for editing. */
  openIdea: number | null;
  send: (event: ScriptEvent) => void;
}

const Ideas = ({ choice, openIdea, send }: Props) =>
  choice.scripts.length === 0 ? (
    <p className={css.ideaText}>{text.noIdeas}</p>
  ) : (
    <div className={css.ideas}>
      {choice.scripts.map((idea, index) => (
        <ScriptIdeaCard
          key={index}
          idea={idea}
          isChosen={choice.chosenIdea === index}
          isOpen={openIdea === index}
          onChosen={() => send({ type: 'idea.chosen', index })}
          onOpened={() => send({ type: 'idea.opened', index })}
          onClosed={() => send({ type: 'idea.closed' })}
          onRewritten={(rewritten) => send({ type: 'idea.rewritten', text: rewritten })}
        />
      ))}
    </div>
  );

export const ScriptPicker = (props: Props) => (
  <Tabs
    chosen={props.choice.scriptSource}
    onChoose={(source) => props.send({ type: 'scriptSource.chosen', source })}
    tabs={[
      { name: 'ideas', label: text.ideasTab, panel: <Ideas {...props} /> },
      {
        name: 'own',
        label: text.ownTab,
        panel: (
          <OwnScript
            script={props.choice.ownScript}
            onWritten={(written) => props.send({ type: 'text.changed', name: 'ownScript', text: written })}
          />
        ),
      },
    ]}
  />
);
