/** The explainer wizard: one of its steps, or what it is busy with. [X1] */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import { explainerWizardMessages } from '../../locales/en/wizards/explainerWizard';
import { wizardMessages } from '../../locales/en/wizards/wizard';
import { BusyScreen } from '../wizard/BusyScreen';
import type { PreviewActor } from '../wizard/sound/SoundButton';
import type { ExplainerSnapshot, StepProps } from './explainerActor';
import { ExplainerScriptStep } from './ExplainerScriptStep';
import { ExplainerSettingsStep } from './ExplainerSettingsStep';
import { TopicStep } from './TopicStep';

interface Props extends StepProps {
  readonly preview: PreviewActor;
  /** What the last step offers of the user's brand. */
  readonly brand?: ReactNode;
  /** What confirming costs. */
  readonly price?: ReactNode;
}
const { busy } = explainerWizardMessages;

const shows = (snapshot: ExplainerSnapshot) =>
  snapshot.matches({ topic: 'suggestingScripts' })
    ? 'suggestingScripts'
    : snapshot.matches({ settings: 'creatingExplainerVideo' })
      ? 'creatingExplainerVideo'
      : snapshot.matches('created')
        ? 'created'
        : snapshot.matches('settings')
          ? 'settings'
          : snapshot.matches('script')
            ? 'script'
            : 'topic';

const views = {
  topic: ({ actor }) => <TopicStep actor={actor} />,
  suggestingScripts: ({ actor }) => (
    <BusyScreen text={busy.suggestingScripts} onCancel={() => actor.send({ type: 'call.cancelled' })} />
  ),
  script: ({ actor }) => <ExplainerScriptStep actor={actor} />,
  settings: (props) => <ExplainerSettingsStep {...props} />,
  creatingExplainerVideo: () => <BusyScreen text={busy.creatingExplainerVideo} />,
  created: () => <CentredSpinner label={wizardMessages.created} text={wizardMessages.created} />,
} satisfies Record<ReturnType<typeof shows>, (props: Props) => React.JSX.Element>;

export function ExplainerWizardScreen(props: Props) {
  const View = views[useSelector(props.actor, shows)];
  return <View {...props} />;
}
