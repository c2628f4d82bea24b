/** Shades what a phone's own buttons and captions will cover. */
import type { VideoData } from '../../../../../contract/video/videoData';
import * as css from './canvas.css';
import { safeZoneOf } from '../../../../editor-engine/canvas/safeZones';

export function SafeZones({ size }: { size: VideoData['size'] }) {
  const { left, top, right, bottom } = safeZoneOf(size);
  return (
    <div className={css.zones}>
      <div
        className={css.safe}
        style={{
          left: `${(left / size.width) * 100}%`,
          top: `${(top / size.height) * 100}%`,
          right: `${(1 - right / size.width) * 100}%`,
          bottom: `${(1 - bottom / size.height) * 100}%`,
        }}
      />
    </div>
  );
}
