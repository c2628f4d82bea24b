/** What the voice will say: one of the ideas, or words of one's own. [W9] */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ScriptIdea } from '../../../../contract/scripts/script';
import type { ScriptChoice } from '../../../../contract/ui/scriptChoice';
import { Tabs } from '../../../ui/controls/Tabs';
import { wizardMessages } from '../../../locales/messages/wizards/wizard';
import { scriptWritingMessages } from '../../../locales/messages/wizards/scriptWriting';
import type { Wishes } from '../../../machines/wizard/wizardForm';
import { from } from '../../../ui/theme/theme.css';
import { useMatches } from '../../../ui/useMatches';
import { moreSummary } from '../settings.css';
import type { OursKeepTo } from '../wizardActor';
import { BrowserModelPanel } from './BrowserModelPanel';
import { ideaTitle } from './ideaTitle';
import { OwnScript } from './OwnScript';
import * as css from './ScriptChoice.css';
import { ScriptIdeaCard } from './ScriptIdeaCard';
import { ScriptWishes } from './ScriptWishes';
import * as writingCss from './ScriptWriting.css';
import type { BrowserModelActor, ScriptWritingActor } from './writingActors';
import { WritingPanel } from './WritingPanel';

const { script: text } = wizardMessages;

/** What both wizards' charts hear of the choice. */
export type ScriptEvent =
  | { type: 'text.changed'; name: 'ownScript'; text: string }
  | { type: 'scriptSource.chosen'; source: ScriptChoice['scriptSource'] }
  | { type: 'idea.chosen'; index: number }
  | { type: 'idea.opened'; index: number }
  | { type: 'idea.rewritten'; text: string }
  | { type: 'idea.closed' }
  | { type: 'wish.changed'; changes: Partial<Wishes> }
  | { type: 'others.requested' }
  | { type: 'similar.requested'; index: number }
  | { type: 'browserModel.chosen' };

interface Props {
  choice: ScriptChoice & Wishes;
  /** The idea whose text is open for editing. */
  openIdea: number | null;
  /** Both are undefined for the moment in which the step is left. */
  writing: ScriptWritingActor | undefined;
  model: BrowserModelActor | undefined;
  oursKeepTo: OursKeepTo;
  send: (event: ScriptEvent) => void;
  /** What stands above the ideas: what they are made of, or a way to better ones. */
  material?: ReactNode;
  /** What is offered beside an idea. */
  offerBeside?: ((idea: ScriptIdea, index: number) => ReactNode) | undefined;
}

/** Scripts of two rounds may have one title: each card has a name of its own, the oldest its title alone. */
function nameAmong(scripts: readonly ScriptIdea[], index: number): string {
  const titles = scripts.slice(index).map(ideaTitle);
  const [title = ''] = titles;
  const nth = titles.filter((one) => one === title).length;
  return nth > 1 ? `${title} (${nth})` : title;
}

function Cards({
  choice,
  openIdea,
  model,
  oursKeepTo,
  send,
  offerBeside,
  from,
  to,
}: Props & { from: number; to: number }) {
  const aModelWrites = useSelector(model, (snapshot) => snapshot?.matches('unneeded') ?? false);
  // Ours quote another choice of the page's words in the same frame.
  const canBeSimilar = aModelWrites || oursKeepTo.includes('likeness');
  const { scripts, chosenIdea, chosenBy } = choice;
  return (
    <div className={css.ideas}>
      {scripts.slice(from, to).map((idea, place) => {
        const index = from + place;
        return (
          <ScriptIdeaCard
            // New ones come before it: what is written in it stays where it is.
            key={scripts.length - index}
            idea={idea}
            name={nameAmong(scripts, index)}
            beside={offerBeside?.(idea, index)}
            chosenBy={chosenIdea === index ? chosenBy : null}
            isOpen={openIdea === index}
            showsHint={index === (chosenIdea ?? 0)}
            onChosen={() => send({ type: 'idea.chosen', index })}
            onOpened={() => send({ type: 'idea.opened', index })}
            onClosed={() => send({ type: 'idea.closed' })}
            onRewritten={(rewritten) => send({ type: 'idea.rewritten', text: rewritten })}
            onSimilar={canBeSimilar ? () => send({ type: 'similar.requested', index }) : undefined}
          />
        );
      })}
    </div>
  );
}

/** Ways to other scripts. A phone's first screen is for those that are there: how they are wanted is opened there. */
function Ways({ choice, writing, model, oursKeepTo, send, material }: Props) {
  const isWide = useMatches(from.tablet);
  const isOffered = useSelector(model, (snapshot) => snapshot?.matches('offered') ?? false);
  const wishes = (
    <ScriptWishes
      wishes={choice}
      writing={writing}
      model={model}
      oursKeepTo={oursKeepTo}
      onChanged={(changes) => send({ type: 'wish.changed', changes })}
      onOthers={() => send({ type: 'others.requested' })}
    />
  );
  const browserModel = model ? (
    <BrowserModelPanel actor={model} onChosen={() => send({ type: 'browserModel.chosen' })} />
  ) : null;
  if (isWide)
    return (
      <>
        {wishes}
        {material}
        {browserModel}
      </>
    );
  return (
    <>
      <details>
        <summary className={moreSummary}>{scriptWritingMessages.wishes}</summary>
        <div className={writingCss.opened}>
          {wishes}
          {isOffered ? browserModel : null}
        </div>
      </details>
      {material}
      {isOffered ? null : browserModel}
    </>
  );
}

function Ideas(props: Props) {
  const { choice, writing, model } = props;
  const { scripts, newest } = choice;
  const earlierFrom = newest > 0 ? newest : scripts.length;
  return (
    <div className={writingCss.rounds}>
      <Ways {...props} />
      {writing ? <WritingPanel actor={writing} model={model} /> : null}
      {scripts.length === 0 ? <p className={css.ideaText}>{text.noIdeas}</p> : null}
      <Cards {...props} from={0} to={earlierFrom} />
      {earlierFrom < scripts.length ? (
        <>
          <h2 className={writingCss.earlier}>{scriptWritingMessages.earlier}</h2>
          <Cards {...props} from={earlierFrom} to={scripts.length} />
        </>
      ) : null}
    </div>
  );
}

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
