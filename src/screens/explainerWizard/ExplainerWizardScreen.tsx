/** The explainer wizard: one of its steps, or what it is busy with. [X1] */
import { useSelector } from '@xstate/react';
import type { ScriptIdea } from '../../../contract/scripts/script';
import { mayChooseOf } from '../../../contract/ui/sentencesSaid';
import { explainerWizardMessages } from '../../locales/messages/wizards/explainerWizard';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import type { explainerWizardMachine } from '../../machines/explainerWizard/explainerWizard.machine';
import type { StatesOf } from '../../machines/shared/statesOf';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import { ScriptStep } from '../wizard/ScriptStep';
import { BackingContext } from '../wizard/script/trace/traceContext';
import { SettingsStep } from '../wizard/SettingsStep';
import { statePath } from '../wizard/statePath';
import type { WizardAdditions } from '../wizard/wizardActor';
import { WizardBusyScreen } from '../wizard/WizardBusyScreen';
import type { StepProps } from './explainerActor';
import { explainerView } from './explainerView';
import {
  ChooseSentencesButton,
  isUnanswered,
  LookUpButton,
  LookUpOffer,
  OtherMeaningsButton,
} from './LookUpButton';
import { SentencesStep } from './SentencesStep';
import { TopicStep } from './TopicStep';
import { WhichArticle } from './WhichArticle';

interface Props extends StepProps, WizardAdditions {}

const busy = (call: keyof typeof explainerWizardMessages.busy) =>
  function Busy({ actor }: StepProps) {
    return <WizardBusyScreen actor={actor} text={explainerWizardMessages.busy[call]} />;
  };

const which = (shown: 'few' | 'shortlist' | 'all') =>
  function Which({ actor }: StepProps) {
    return <WhichArticle actor={actor} shown={shown} />;
  };

const Script = ({ actor }: StepProps) => {
  const mayLookUp = useSelector(actor, (snapshot) => snapshot.can({ type: 'lookUp.requested' }));
  const pointed = useSelector(actor, ({ context }) => context.pointed);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const lookUp = () => actor.send({ type: 'lookUp.requested' });
  const beside = (idea: ScriptIdea, index: number) => (
    <>
      {mayLookUp && isUnanswered(idea) ? <LookUpButton onPressed={lookUp} /> : null}
      {idea.otherMeanings?.length ? (
        <OtherMeaningsButton onPressed={() => actor.send({ type: 'otherMeanings.requested', index })} />
      ) : null}
      {mayChooseOf(context, index) ? (
        <ChooseSentencesButton onPressed={() => actor.send({ type: 'sentences.requested', index })} />
      ) : null}
    </>
  );
  return (
    <BackingContext
      value={{
        pointed,
        onPointed: (script, start) => actor.send({ type: 'sentence.pointedAt', script, start }),
      }}
    >
      <ScriptStep
        actor={actor}
        wizard={explainerView}
        material={
          mayLookUp && context.form.scripts.some(isUnanswered) ? <LookUpOffer onPressed={lookUp} /> : null
        }
        offerBeside={beside}
      />
    </BackingContext>
  );
};

const NO_PICTURES: readonly string[] = [];

/** Its pictures are drawn once it is made. */
function Settings(props: Props) {
  const title = useSelector(props.actor, ({ context }) => context.form.topic);
  return (
    <SettingsStep
      wizard={explainerView}
      shown={{ title, images: NO_PICTURES, captionStyle: null }}
      {...props}
    />
  );
}

const views = {
  resuming: () => null,
  'topic.editing': TopicStep,
  'topic.suggestingScripts': busy('suggestingScripts'),
  'script.choosing': Script,
  'script.rewriting': Script,
  'lookUp.lookingTopicUp': busy('lookingTopicUp'),
  'lookUp.askingWhich.opening': () => null,
  'lookUp.askingWhich.few': which('few'),
  'lookUp.askingWhich.shortlist': which('shortlist'),
  'lookUp.askingWhich.all': which('all'),
  'lookUp.fetchingSentences': busy('fetchingSentences'),
  'lookUp.choosingSentences': SentencesStep,
  'lookUp.takingSentences': busy('takingSentences'),
  'settings.editing': Settings,
  'settings.creatingVideo': busy('creatingVideo'),
  created: () => <CentredSpinner label={wizardMessages.created} text={wizardMessages.created} />,
} satisfies Record<StatesOf<typeof explainerWizardMachine>, (props: Props) => React.ReactNode>;

export function ExplainerWizardScreen(props: Props) {
  const View = views[useSelector(props.actor, statePath<typeof explainerWizardMachine>)];
  return <View {...props} />;
}
