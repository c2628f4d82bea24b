/** An engine over the sample video, with ids that can be foretold: `image_new1`, `caption_new2`. */
import type { VideoData } from '../../../../contract/video/videoData';
import { createEditorEngine, type EditorEngine } from '../../../../src/editor-engine/createEditorEngine';
import { sampleVideo } from './sampleVideo';

export function openEngine(videoData: VideoData = sampleVideo()): EditorEngine {
  let made = 0;
  const engine = createEditorEngine({ newId: (prefix) => `${prefix}_new${++made}` });
  engine.load(videoData);
  return engine;
}
