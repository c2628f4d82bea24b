/** A clip where it stands, on its blurred copy if it leaves room; it covers its box where nothing is known of it. */
import { useVideoConfig } from 'remotion';
import type { ItemOf } from '../../../../contract/video/videoData';
import { Clip } from '../Clip';
import { Backdrop } from '../layers';
import { InStand } from './InStand';
import type { Place } from './stand';
import { standOf } from './stands';

interface StandingClipProps {
  readonly item: ItemOf<'video'>;
  readonly template: string;
  readonly muted: boolean;
  /** px of the video. */
  readonly within: Place;
}

export function StandingClip({ item, template, muted, within }: StandingClipProps) {
  const { width, height } = useVideoConfig();
  const stand = standOf(item, { size: { width, height }, template });
  const clip = <Clip item={item} muted={muted} />;
  if (!stand) return clip;
  return (
    <>
      {stand.around === 'backdrop' && <Backdrop src={item.details.backdropSrc} />}
      {/* A clip brings itself nearer. */}
      <InStand stand={stand} within={within} scale={1} flipY={item.details.flipY}>
        {({ objectFit: _, ...style }) => <div style={style}>{clip}</div>}
      </InStand>
    </>
  );
}
