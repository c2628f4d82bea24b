/** A picture in its card: it fills it; whole on a background that goes on; a tiny one stands before its blurred copy. */
import type { ItemOf } from '../../../../contract/video/videoData';
import type { Size } from '../../canvas/canvas';
import { cropped } from '../footage/cropped';
import { Footage } from '../footage/Footage';
import { Backdrop, fillScaled } from '../layers';
import { keptInView } from '../keptInView';
import { Picture } from '../Picture';
import { tinySize } from '../media/tinyPicture';

interface FittedProps {
  readonly details: ItemOf<'image'>['details'];
  /** px of the video. */
  readonly card: Size;
  readonly scale: number;
}

export function FittedPicture({ details: whole, card, scale }: FittedProps) {
  const details = cropped(whole);
  const { backdropSrc, naturalWidth, naturalHeight, plainGround, largestScale } = details;
  const tiny = tinySize({ width: naturalWidth ?? 0, height: naturalHeight ?? 0 }, card, largestScale);
  const style = fillScaled(scale);
  if (tiny && plainGround === undefined)
    return (
      <Footage details={details}>
        <Backdrop src={backdropSrc} />
        <Picture details={details} style={{ ...style, ...tiny, margin: 'auto', borderRadius: '6%' }} />
      </Footage>
    );
  return (
    <Footage details={details}>
      <div style={{ ...fillScaled(1), background: plainGround }}>
        <Picture
          details={details}
          style={{
            ...style,
            ...(tiny ? { ...tiny, margin: 'auto' } : {}),
            objectFit: plainGround === undefined ? 'cover' : 'contain',
            ...(plainGround === undefined && !tiny ? keptInView(details, card) : {}),
          }}
        />
      </div>
    </Footage>
  );
}
