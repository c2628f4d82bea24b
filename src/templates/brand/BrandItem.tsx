/** What is the user's brand is painted as it is, whatever the template does: a logo without a background, a clip on its own colour. [B4] */
import { AbsoluteFill, useCurrentFrame, useVideoConfig } from 'remotion';
import { frames } from '../../../contract/units';
import type { ItemOf } from '../../../contract/video/videoData';
import { animate } from '../motion/animation';
import { unitOf } from '../canvas/canvas';
import { IN_PLACE } from '../motion/transition';
import { Clip } from '../paint/Clip';
import { Footage } from '../paint/footage/Footage';
import { ItemBox } from '../paint/ItemBox';
import { Picture } from '../paint/Picture';
import { LOGO_INSET } from './watermark';

interface BrandItemProps {
  readonly item: ItemOf<'image' | 'video'>;
  readonly muted: boolean;
}

export const BrandItem = ({ item, muted }: BrandItemProps) =>
  item.type === 'image' ? <BrandLogo item={item} /> : <BrandClip item={item} muted={muted} />;

function BrandLogo({ item: { details } }: { item: ItemOf<'image'> }) {
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const { scale, opacity } = animate(details.animation, frames(frame), fps);
  return (
    <ItemBox details={details} pose={IN_PLACE} opacity={opacity}>
      <Footage details={details}>
        <AbsoluteFill
          style={{
            background: details.ground,
            padding: details.ground ? LOGO_INSET * unitOf({ width, height }) : 0,
          }}
        >
          <Picture
            details={details}
            style={{ width: '100%', height: '100%', objectFit: 'contain', transform: `scale(${scale})` }}
          />
        </AbsoluteFill>
      </Footage>
    </ItemBox>
  );
}

function BrandClip({ item, muted }: { item: ItemOf<'video'>; muted: boolean }) {
  return (
    <>
      <AbsoluteFill style={{ background: item.details.ground ?? '#000000' }} />
      <ItemBox details={item.details} pose={IN_PLACE} opacity={1}>
        <Footage details={item.details}>
          <Clip item={item} muted={muted} />
        </Footage>
      </ItemBox>
    </>
  );
}
