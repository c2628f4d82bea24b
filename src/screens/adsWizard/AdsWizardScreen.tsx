/** The ads wizard: one of its steps, or what it is busy with. [W1] [W14] */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import { wizardMessages } from '../../locales/en/wizards/wizard';
import type { PreviewActor } from '../wizard/sound/SoundButton';
import type { AdsSnapshot, StepProps } from './adsActor';
import { AdsBusyScreen } from './AdsBusyScreen';
import { LinkStep } from './LinkStep';
import { ProductStep } from './ProductStep';
import { ScriptStep } from './ScriptStep';
import { SettingsStep } from './SettingsStep';

interface Props extends StepProps {
  readonly preview: PreviewActor;
  /** What the last step offers of the user's brand. */
  readonly brand?: ReactNode;
  /** What confirming costs. */
  readonly price?: ReactNode;
}

const shows = (snapshot: AdsSnapshot) =>
  snapshot.hasTag('busy')
    ? 'busy'
    : snapshot.matches('created')
      ? 'created'
      : snapshot.matches('settings')
        ? 'settings'
        : snapshot.matches('script')
          ? 'script'
          : snapshot.matches('product')
            ? 'product'
            : 'link';

const views = {
  busy: ({ actor }) => <AdsBusyScreen actor={actor} />,
  link: ({ actor }) => <LinkStep actor={actor} />,
  product: ({ actor }) => <ProductStep actor={actor} />,
  script: ({ actor }) => <ScriptStep actor={actor} />,
  settings: (props) => <SettingsStep {...props} />,
  created: () => <CentredSpinner label={wizardMessages.created} text={wizardMessages.created} />,
} satisfies Record<ReturnType<typeof shows>, (props: Props) => React.JSX.Element>;

export function AdsWizardScreen(props: Props) {
  const View = views[useSelector(props.actor, shows)];
  return <View {...props} />;
}
