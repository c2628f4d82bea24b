/** A document from the server in today's shape: it may be of an older program. Throws where nothing can be mended. */
import type { VideoData } from '../../../contract/videoData';
import { mendVideoData } from '../../editor-engine/mendVideoData';

export function mended(raw: unknown): VideoData {
  const answer = mendVideoData(raw);
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.videoData;
}
