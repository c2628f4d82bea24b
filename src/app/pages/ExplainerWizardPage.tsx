import { useSelector } from '@xstate/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { BrandChoice } from '../../screens/brandUse/BrandChoice';
import { ExplainerWizardScreen } from '../../screens/explainerWizard/ExplainerWizardScreen';
import { VideoPrice } from '../../screens/wizard/VideoPrice';
import { useApp, useFlow } from '../app';
import { brandChoice, brandUseFlow } from '../flows/brandUse.flow';
import { audioPreviewFlow } from '../flows/audioPreview.flow';
import { explainerDrafts, explainerWizardFlow } from '../flows/explainerWizard.flow';
import { useFlowActor } from '../useFlowActor';

/** /explainers */
export default function ExplainerWizardPage() {
  const drafts = useFlow(explainerDrafts);
  const preview = useFlowActor(audioPreviewFlow);
  const brand = useFlowActor(brandUseFlow, { input: { choice: useFlow(brandChoice) } });
  const [search] = useSearchParams();
  const input = { draft: drafts.read(), voiceName: search.get('voice') };
  const actor = useFlowActor(explainerWizardFlow, { input }, drafts.follow);
  const { session } = useApp();
  const jobId = useSelector(actor, ({ context }) => context.jobId);
  return jobId ? (
    <Navigate to={`/jobs/${jobId}`} replace />
  ) : (
    <ExplainerWizardScreen
      actor={actor}
      preview={preview}
      brand={<BrandChoice actor={brand} />}
      price={<VideoPrice session={session} />}
    />
  );
}
