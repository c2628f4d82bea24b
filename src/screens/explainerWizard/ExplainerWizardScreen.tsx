/** The explainer wizard: one of its steps, or what it is busy with. [X1] */
import { useSelector } from '@xstate/react';
import { explainerWizardMessages } from '../../locales/en/wizards/explainerWizard';
import { wizardMessages } from '../../locales/en/wizards/wizard';
import type { explainerWizardMachine } from '../../machines/explainerWizard/explainerWizard.machine';
import type { StatesOf } from '../../machines/shared/statesOf';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import { ScriptStep } from '../wizard/ScriptStep';
import { SettingsStep } from '../wizard/SettingsStep';
import { statePath } from '../wizard/statePath';
import type { WizardAdditions } from '../wizard/wizardActor';
import { WizardBusyScreen } from '../wizard/WizardBusyScreen';
import type { StepProps } from './explainerActor';
import { explainerView } from './explainerView';
import { TopicStep } from './TopicStep';

interface Props extends StepProps, WizardAdditions {}

const busy = (call: keyof typeof explainerWizardMessages.busy) =>
  function Busy({ actor }: StepProps) {
    return <WizardBusyScreen actor={actor} text={explainerWizardMessages.busy[call]} />;
  };

const Script = ({ actor }: StepProps) => <ScriptStep actor={actor} wizard={explainerView} />;

const views = {
  resuming: () => null,
  'topic.editing': TopicStep,
  'topic.suggestingScripts': busy('suggestingScripts'),
  'script.choosing': Script,
  'script.rewriting': Script,
  'settings.editing': (props) => <SettingsStep wizard={explainerView} {...props} />,
  'settings.creatingVideo': busy('creatingVideo'),
  created: () => <CentredSpinner label={wizardMessages.created} text={wizardMessages.created} />,
} satisfies Record<StatesOf<typeof explainerWizardMachine>, (props: Props) => React.ReactNode>;

export function ExplainerWizardScreen(props: Props) {
  const View = views[useSelector(props.actor, statePath<typeof explainerWizardMachine>)];
  return <View {...props} />;
}
