import { VoicesScreen } from '../../screens/voices/VoicesScreen';
import { audioPreviewFlow } from '../flows/audioPreview.flow';
import { voicesFlow } from '../flows/voices.flow';
import { useFlowActor } from '../useFlowActor';

/** /voices */
export default function VoicesPage() {
  return <VoicesScreen actor={useFlowActor(voicesFlow)} preview={useFlowActor(audioPreviewFlow)} />;
}
