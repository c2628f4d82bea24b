import { VideosScreen } from '../../screens/videos/VideosScreen';
import { provideMyVideos } from '../implementations/myVideos.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** /videos */
export default function VideosPage() {
  return <VideosScreen actor={useProvidedActor(provideMyVideos, { input: { now: Date.now } })} />;
}
