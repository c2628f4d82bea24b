import { useActorRef } from '@xstate/react';
import { VoicesScreen } from '../../screens/voices/VoicesScreen';
import { useFlow } from '../app';
import { audioPreviewFlow } from '../flows/audioPreview.flow';
import { voicesFlow } from '../flows/voices.flow';

/** /voices */
export default function VoicesPage() {
  return (
    <VoicesScreen actor={useActorRef(useFlow(voicesFlow))} preview={useActorRef(useFlow(audioPreviewFlow))} />
  );
}
