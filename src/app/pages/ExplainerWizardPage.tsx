import { useSelector } from '@xstate/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { BrandChoice } from '../../screens/brandUse/BrandChoice';
import { ExplainerWizardScreen } from '../../screens/explainerWizard/ExplainerWizardScreen';
import { useProvided } from '../app';
import { brandChoice, provideBrandUse } from '../implementations/brandUse.implementations';
import { provideAudioPreview } from '../implementations/wizards/audioPreview.implementations';
import {
  explainerDrafts,
  provideExplainerWizard,
} from '../implementations/wizards/explainerWizard.implementations';
import { provideStartOver } from '../implementations/wizards/startOver.implementations';
import { useProvidedActor } from '../useProvidedActor';
import { WizardPage } from './WizardPage';
import { WizardPrice } from './WizardPrice';

function ExplainerWizard() {
  const drafts = useProvided(explainerDrafts);
  const preview = useProvidedActor(provideAudioPreview);
  const brand = useProvidedActor(provideBrandUse, { input: { choice: useProvided(brandChoice) } });
  const [search] = useSearchParams();
  const input = { draft: drafts.read(), voiceName: search.get('voice') };
  const actor = useProvidedActor(provideExplainerWizard, { input }, drafts.follow);
  const jobId = useSelector(actor, ({ context }) => context.jobId);
  return jobId ? (
    <Navigate to={`/jobs/${jobId}`} replace />
  ) : (
    <ExplainerWizardScreen
      actor={actor}
      preview={preview}
      brand={<BrandChoice actor={brand} />}
      price={<WizardPrice actor={actor} kind="text_to_videos" />}
    />
  );
}

const startOver = provideStartOver(explainerDrafts);

/** /explainers */
export default function ExplainerWizardPage() {
  return <WizardPage startOver={startOver} Wizard={ExplainerWizard} />;
}
