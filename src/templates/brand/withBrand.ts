/** What a brand adds to any template's document: its font, its logo, what comes before and what comes after. Pure. [B4] */
import type { BrandProps, TemplateProps } from '../../../contract/video/templateProps';
import { durationInFrames, framesToMs, seconds, secondsToMs } from '../../../contract/units';
import type { VideoData } from '../../../contract/video/videoData';
import { withFont } from './brandType';
import { joinedMs, withClip, type BrandClip, type Joint } from './joinedClips';
import { withWatermark } from './watermark';

/** Colours are the palette's, which templates take up themselves. */
export function withBrand(data: VideoData, { brand }: Pick<TemplateProps, 'brand'>): VideoData {
  if (!brand || data.duration <= 0) return data;
  const { font, logoUrl, logoSize, logoGround } = brand;
  const typed = font ? withFont(data, font.src) : data;
  const marked = logoUrl
    ? withWatermark(typed, { src: logoUrl, size: logoSize, background: logoGround })
    : typed;
  return joined(joined(marked, 'intro', brand), 'outro', brand);
}

/** Music that plays on under an intro is further along when the rest begins: its beats as the rest has them. */
export function beatsBehindIntro({ beats, brand, voiceover_duration, fps }: TemplateProps) {
  const intro = brand?.intro;
  if (!beats || intro?.has_sound !== false) return beats;
  const duration = framesToMs(durationInFrames(secondsToMs(seconds(voiceover_duration)), fps), fps);
  const gone = joinedMs(clipOf(intro), { duration, fps });
  return beats.flatMap((beat) => (beat >= gone ? [beat - gone] : []));
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
  ground: background,
  has_sound,
}: NonNullable<BrandProps['intro']>): BrandClip => ({
  src,
  durationMs: duration * 1000,
  size: width && height ? { width, height } : undefined,
  background,
  hasSound: has_sound,
});
