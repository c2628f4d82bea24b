import { useSelector } from '@xstate/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { BrandChoice } from '../../screens/brandUse/BrandChoice';
import { AdsWizardScreen } from '../../screens/adsWizard/AdsWizardScreen';
import { VideoPrice } from '../../screens/wizard/VideoPrice';
import { useApp, useProvided } from '../app';
import { adsDrafts, provideAdsWizard } from '../implementations/wizards/adsWizard.implementations';
import { brandChoice, provideBrandUse } from '../implementations/brandUse.implementations';
import { provideAudioPreview } from '../implementations/wizards/audioPreview.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** /urltoads */
export default function AdsWizardPage() {
  const drafts = useProvided(adsDrafts);
  const preview = useProvidedActor(provideAudioPreview);
  const brand = useProvidedActor(provideBrandUse, { input: { choice: useProvided(brandChoice) } });
  const [search] = useSearchParams();
  const input = { draft: drafts.read(), voiceName: search.get('voice') };
  const actor = useProvidedActor(provideAdsWizard, { input }, drafts.follow);
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
