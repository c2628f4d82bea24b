/** /operator/voices: natural voices that can be added. */
import { VoicePacksScreen } from '../../screens/operator/VoicePacksScreen';
import { provideVoicePacks } from '../implementations/operator.implementations';
import { useProvidedActor } from '../useProvidedActor';

export default function VoicePacksPage() {
  return <VoicePacksScreen actor={useProvidedActor(provideVoicePacks, {})} />;
}
