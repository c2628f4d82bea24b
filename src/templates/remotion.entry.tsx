/** What the renderer's browser loads: the one composition, measured by its document. */
import { Composition, registerRoot } from 'remotion';
import { DEFAULT_FPS, DEFAULT_SIZE } from '../../contract/limits';
import type { VideoData } from '../../contract/video/videoData';
import { VideoComposition } from './Composition';
import { videoLength } from './motion/timing';
import './capture/capture.entry';

const empty: VideoData = {
  projectId: '',
  duration: 0,
  fps: DEFAULT_FPS,
  size: { ...DEFAULT_SIZE },
  tracks: [],
  trackItemIds: [],
  trackItemsMap: {},
  template: 'default',
};

registerRoot(() => (
  <Composition
    id="Video"
    component={VideoComposition}
    defaultProps={{ videoData: empty }}
    {...DEFAULT_SIZE}
    fps={DEFAULT_FPS}
    durationInFrames={1}
    calculateMetadata={({ props: { videoData } }) => ({
      ...videoData.size,
      fps: videoData.fps,
      durationInFrames: Math.max(1, videoLength(videoData)),
    })}
  />
));
