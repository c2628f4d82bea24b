/** One of several chosen items: framed, without handles. */
import type { VideoData } from '../../../../../contract/video/videoData';
import { useItem, useVideoData } from '../../engine/useEngine';
import * as css from './canvas.css';
import { placed } from './canvasPoint';
import { useMomentOf } from './useMomentOf';
import { poseAtMoment } from '../../../../editor-engine/canvas/keyedPose';
import { poseOf } from '../../../../templates/paint/poseOf';
import { useStandsOnCanvas } from './useStandsOnCanvas';

export function Outline({ id, size }: { id: string; size: VideoData['size'] }) {
  const item = useItem(id);
  const { template } = useVideoData();
  const stands = useStandsOnCanvas(id);
  const atMs = useMomentOf(item);
  const pose = item && stands ? poseAtMoment(poseOf, atMs)(item, { size, template }) : null;
  return pose ? <div className={css.outline} style={placed(pose, size)} /> : null;
}
