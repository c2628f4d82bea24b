/** How a canvas's frames become H.264. Pure. */
import type { CaptureEncoding } from '../../../src/templates/capture/capturePort';

/** 'fast': by the page's own encoder; 'small': by x264, beside the page. */
export const RENDER_QUALITIES = ['fast', 'small'] as const;
export type RenderQuality = (typeof RENDER_QUALITIES)[number];

interface Film {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
}

/** High. */
export const PROFILE = '6400';

/** The lowest level that the size and the rate allow. */
export const encodingFor = (film: Film): CaptureEncoding => ({
  codec: `avc1.${PROFILE}${levelOf(film).toString(16)}`,
});

/** H.264, table A-1: macroblocks a frame and a second; from 3.1 on, what every phone plays. */
export const LEVELS = [
  { level: 31, aFrame: 3_600, aSecond: 108_000 },
  { level: 32, aFrame: 5_120, aSecond: 216_000 },
  { level: 40, aFrame: 8_192, aSecond: 245_760 },
  { level: 42, aFrame: 8_704, aSecond: 522_240 },
  { level: 50, aFrame: 22_080, aSecond: 589_824 },
  { level: 51, aFrame: 36_864, aSecond: 983_040 },
] as const;
const HIGHEST = 52;

function levelOf({ width, height, fps }: Film): number {
  const aFrame = Math.ceil(width / 16) * Math.ceil(height / 16);
  const fits = LEVELS.find((level) => aFrame <= level.aFrame && aFrame * fps <= level.aSecond);
  return fits?.level ?? HIGHEST;
}
