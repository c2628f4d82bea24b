/** A document from the server in today's shape: it may be of an older program. Rejects where nothing can be repaired. */
import { soundVideo, type OpenedVideo } from '../../editor-engine/repair/soundVideo';
import { code } from '../../ui/loading/code';

const repairCode = code(() => import('../../editor-engine/repair/repairVideoData'));

export async function repaired(raw: unknown): Promise<OpenedVideo> {
  const sound = soundVideo(raw);
  if (sound) return sound;
  const { repairVideoData } = await repairCode.bring();
  const answer = repairVideoData(raw);
  if ('refused' in answer) throw new Error(answer.refused);
  return answer;
}
