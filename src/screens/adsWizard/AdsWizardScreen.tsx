/** The ads wizard: one of its steps, or what it is busy with. [W1] [W14] */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import type { ActorRefFrom } from 'xstate';
import type { shownMediaMachine } from '../../machines/shownMedia/shownMedia.machine';
import type { ownStylesMachine } from '../../machines/ownStyles/ownStyles.machine';
import type { adsWizardMachine } from '../../machines/adsWizard/adsWizard.machine';
import type { StatesOf } from '../../machines/shared/statesOf';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import { ScriptStep } from '../wizard/ScriptStep';
import { selectedScript } from '../../../contract/ui/scriptChoice';
import { SettingsStep } from '../wizard/SettingsStep';
import { statePath } from '../wizard/statePath';
import type { WizardAdditions } from '../wizard/wizardActor';
import { WizardBusyScreen } from '../wizard/WizardBusyScreen';
import { useForm, type StepProps } from './adsActor';
import { adsView } from './adsView';
import { AdSays } from './AdSays';
import { CaptionStylePicker } from './CaptionStylePicker';
import { ClaimsTrace } from './ClaimsTrace';
import { FactsStep } from './FactsStep';
import { LinkStep } from './LinkStep';
import { OfferStep } from './OfferStep';
import { PasteStep } from './PasteStep';
import { ProductStep } from './ProductStep';
import { SendingStep } from './SendingStep';

interface Props extends StepProps, WizardAdditions {
  /** What sends a page from the browser that shows it. */
  readonly bookmarklet?: ReactNode;
  readonly ownStyles?: ActorRefFrom<typeof ownStylesMachine>;
  readonly shownMedia?: ActorRefFrom<typeof shownMediaMachine>;
}

const busy = (call: keyof typeof adsWizardMessages.busy) =>
  function Busy({ actor }: StepProps) {
    return <WizardBusyScreen actor={actor} text={adsWizardMessages.busy[call]} />;
  };

const Script = ({ actor }: StepProps) => (
  <ClaimsTrace actor={actor}>
    <ScriptStep actor={actor} wizard={adsView} material={<AdSays actor={actor} />} />
  </ClaimsTrace>
);

function Settings({ actor, ownStyles, shownMedia, ...additions }: Props) {
  const form = useForm(actor);
  const mediaFacts = useSelector(shownMedia, (snapshot) => snapshot?.context.facts);
  return (
    <SettingsStep
      actor={actor}
      wizard={adsView}
      shown={{ ...form, ...(mediaFacts && { mediaFacts }) }}
      {...additions}
    >
      <CaptionStylePicker
        chosen={form.captionStyle}
        script={selectedScript(form)}
        picture={form.images[0]}
        ownStyles={ownStyles}
        onChosen={(style) => actor.send({ type: 'captionStyle.chosen', style })}
      />
    </SettingsStep>
  );
}

const views = {
  resuming: () => null,
  'link.arriving': () => null,
  'link.editing': LinkStep,
  'link.explainingSending': SendingStep,
  'link.pasting': PasteStep,
  'link.readingClipboard': busy('readingClipboard'),
  'link.readingHandedPage': busy('readingHandedPage'),
  'link.offeringPage': OfferStep,
  'link.checkingLink': busy('checkingLink'),
  'link.readingProductPage': busy('readingProductPage'),
  'product.reviewing': ProductStep,
  'product.browsingGallery': ProductStep,
  'product.checkingMedia': busy('checkingMedia'),
  'product.judgingProduct': () => null,
  'product.suggestingScripts': busy('suggestingScripts'),
  'product.askingForFacts': FactsStep,
  'script.choosing': Script,
  'script.rewriting': Script,
  checkingClaims: busy('checkingClaims'),
  judgingClaims: () => null,
  'settings.editing': Settings,
  'settings.creatingVideo': busy('creatingVideo'),
  created: () => <CentredSpinner label={wizardMessages.created} text={wizardMessages.created} />,
} satisfies Record<StatesOf<typeof adsWizardMachine>, (props: Props) => ReactNode>;

export function AdsWizardScreen(props: Props) {
  const View = views[useSelector(props.actor, statePath<typeof adsWizardMachine>)];
  return <View {...props} />;
}
