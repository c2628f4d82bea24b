import { VoicesScreen } from '../../screens/voices/VoicesScreen';
import { provideAudioPreview } from '../implementations/audioPreview.implementations';
import { provideVoices } from '../implementations/voices.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** /voices */
export default function VoicesPage() {
  return (
    <VoicesScreen actor={useProvidedActor(provideVoices)} preview={useProvidedActor(provideAudioPreview)} />
  );
}
