/** In the place of the player: what a film paints is the templates' affair, and is tested with them. */
import type { VideoData } from '../../../contract/video/videoData';

export default function VideoPlayer({ videoData }: { videoData: VideoData }) {
  const grounds = Object.values(videoData.trackItemsMap).flatMap(({ type, details, isMain }) =>
    type === 'image' && isMain ? [details.plainGround ?? 'unknown'] : [],
  );
  return <p data-grounds={grounds.join(' ')}>Playing {videoData.template}</p>;
}
