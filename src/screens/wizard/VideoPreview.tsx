/** The beginning of the video as it is set now, played by the composition that also renders it; a chunk of its own. */
import { useMemo } from 'react';
import { arrangePreview, type Previewed } from '../../templates/wizardPreview';
import VideoPlayer from '../player/VideoPlayer';

export default function VideoPreview({ title, script, images, mediaFacts, captionStyle }: Previewed) {
  const videoData = useMemo(
    () => arrangePreview({ title, script, images, captionStyle, ...(mediaFacts && { mediaFacts }) }),
    [title, script, images, mediaFacts, captionStyle],
  );
  return videoData ? <VideoPlayer videoData={videoData} /> : null;
}
