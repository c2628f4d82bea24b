import { VoicesScreen } from '../../screens/voices/VoicesScreen';
import { provideAudioPreview } from '../implementations/wizards/audioPreview.implementations';
import { provideVoices } from '../implementations/wizards/voices.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** /voices */
export default function VoicesPage() {
  return (
    <VoicesScreen actor={useProvidedActor(provideVoices)} preview={useProvidedActor(provideAudioPreview)} />
  );
}
