/** In the place of the player: what a film paints is the templates' affair, and is tested with them. */
import type { VideoData } from '../../../contract/video/videoData';

export default function VideoPlayer({ videoData }: { videoData: VideoData }) {
  return <p>Playing {videoData.template}</p>;
}
