import { useSelector } from '@xstate/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { BrandChoice } from '../../screens/brandUse/BrandChoice';
import { AdsWizardScreen } from '../../screens/adsWizard/AdsWizardScreen';
import { VideoPrice } from '../../screens/wizard/VideoPrice';
import { useApp, useFlow } from '../app';
import { adsDrafts, adsWizardFlow } from '../flows/adsWizard.flow';
import { brandChoice, brandUseFlow } from '../flows/brandUse.flow';
import { audioPreviewFlow } from '../flows/audioPreview.flow';
import { useFlowActor } from '../useFlowActor';

/** /urltoads */
export default function AdsWizardPage() {
  const drafts = useFlow(adsDrafts);
  const preview = useFlowActor(audioPreviewFlow);
  const brand = useFlowActor(brandUseFlow, { input: { choice: useFlow(brandChoice) } });
  const [search] = useSearchParams();
  const input = { draft: drafts.read(), voiceName: search.get('voice') };
  const actor = useFlowActor(adsWizardFlow, { input }, drafts.follow);
  const { session } = useApp();
  const jobId = useSelector(actor, ({ context }) => context.jobId);
  return jobId ? (
    <Navigate to={`/urltoads/videos/${jobId}`} replace />
  ) : (
    <AdsWizardScreen
      actor={actor}
      preview={preview}
      brand={<BrandChoice actor={brand} />}
      price={<VideoPrice session={session} />}
    />
  );
}
