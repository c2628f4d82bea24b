import { useActorRef } from '@xstate/react';
import { VideosScreen } from '../../screens/videos/VideosScreen';
import { useFlow } from '../app';
import { myVideosFlow } from '../flows/myVideos.flow';

/** /videos */
export default function VideosPage() {
  return <VideosScreen actor={useActorRef(useFlow(myVideosFlow), { input: { now: Date.now } })} />;
}
