/** What a brand adds to any template's document: its font, its logo, what comes before and what comes after. Pure. [B4] */
import type { BrandProps, TemplateProps } from '../../../contract/templateProps';
import type { VideoData } from '../../../contract/videoData';
import { withFont } from './brandType';
import { withClip, type BrandClip, type Joint } from './joinedClips';
import { withWatermark } from './watermark';

/** Colours are the palette's, which templates take up themselves. */
export function withBrand(data: VideoData, { brand }: Pick<TemplateProps, 'brand'>): VideoData {
  if (!brand || data.duration <= 0) return data;
  const { font, logoUrl, logoSize, logoGround } = brand;
  const typed = font ? withFont(data, font.src) : data;
  const marked = logoUrl ? withWatermark(typed, { src: logoUrl, size: logoSize, ground: logoGround }) : typed;
  return joined(joined(marked, 'intro', brand), 'outro', brand);
}

function joined(data: VideoData, joint: Joint, brand: BrandProps): VideoData {
  const clip = brand[joint];
  return clip ? withClip(data, joint, clipOf(clip)) : data;
}

const clipOf = ({
  src,
  duration,
  width,
  height,
  ground,
  has_sound,
}: NonNullable<BrandProps['intro']>): BrandClip => ({
  src,
  durationMs: duration * 1000,
  size: width && height ? { width, height } : undefined,
  ground,
  hasSound: has_sound,
});
