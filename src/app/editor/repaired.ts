/** A document from the server in today's shape: it may be of an older program. Throws where nothing can be repaired. */
import type { VideoData } from '../../../contract/video/videoData';
import { repairVideoData } from '../../editor-engine/repair/repairVideoData';

export function repaired(raw: unknown): VideoData {
  const answer = repairVideoData(raw);
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.videoData;
}
