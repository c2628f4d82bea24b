import { VideosScreen } from '../../screens/videos/VideosScreen';
import { myVideosFlow } from '../flows/myVideos.flow';
import { useFlowActor } from '../useFlowActor';

/** /videos */
export default function VideosPage() {
  return <VideosScreen actor={useFlowActor(myVideosFlow, { input: { now: Date.now } })} />;
}
