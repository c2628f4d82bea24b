/** A picture in its card: it fills it, or stands in it on its own colour or its blurred copy. */
import type { ItemOf } from '../../../../contract/video/videoData';
import { useVideoConfig } from 'remotion';
import { boxOf } from '../boxOf';
import { cropped } from '../footage/cropped';
import { Footage } from '../footage/Footage';
import { Backdrop, fillScaled } from '../layers';
import { Picture } from '../Picture';
import { InStand } from '../stand/InStand';
import { standOf } from '../stand/stands';

interface FittedProps {
  readonly item: ItemOf<'image'>;
  readonly template: string;
  readonly scale: number;
}

export function FittedPicture({ item, template, scale }: FittedProps) {
  const { width, height } = useVideoConfig();
  const canvas = { size: { width, height }, template };
  const details = cropped(item.details);
  const stand = standOf(item, canvas);
  if (!stand) return null;
  return (
    <Footage details={details}>
      {stand.around === 'backdrop' && <Backdrop src={details.backdropSrc} />}
      {stand.around === 'itsColour' && <div style={{ ...fillScaled(1), background: details.plainGround }} />}
      <InStand stand={stand} within={boxOf(item, canvas)} scale={scale} flipY={details.flipY}>
        {(style) => <Picture details={details} style={style} />}
      </InStand>
    </Footage>
  );
}
