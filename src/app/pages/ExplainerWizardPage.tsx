import { useSelector } from '@xstate/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ExplainerWizardScreen } from '../../screens/explainerWizard/ExplainerWizardScreen';
import { useFlow } from '../app';
import { audioPreviewFlow } from '../flows/audioPreview.flow';
import { explainerDrafts, explainerWizardFlow } from '../flows/explainerWizard.flow';
import { useFlowActor } from '../useFlowActor';

/** /explainers */
export default function ExplainerWizardPage() {
  const drafts = useFlow(explainerDrafts);
  const preview = useFlowActor(audioPreviewFlow);
  const [search] = useSearchParams();
  const input = { draft: drafts.read(), voiceName: search.get('voice') };
  const actor = useFlowActor(explainerWizardFlow, { input }, drafts.follow);
  const jobId = useSelector(actor, ({ context }) => context.jobId);
  return jobId ? (
    <Navigate to={`/jobs/${jobId}`} replace />
  ) : (
    <ExplainerWizardScreen actor={actor} preview={preview} />
  );
}
