/** What the players of short-video sites lay over a picture, by platform: data, each with where it is from. [PC1] */

export const platformNames = ['TikTok', 'Reels', 'Shorts'] as const;
export type PlatformName = (typeof platformNames)[number];

/** Parts of the picture's width and height that are covered. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface PlatformZone {
  readonly name: PlatformName;
  readonly covered: Insets;
  readonly source: string;
}

/** px of 1080x1920. */
const tall = (left: number, top: number, right: number, bottom: number): Insets => ({
  left: left / 1080,
  top: top / 1920,
  right: right / 1080,
  bottom: bottom / 1920,
});

/**
 * Of a post that fills an upright phone. A paid advertisement has a button of its own, for which Meta asks that the
 * lowest 35 % stay free; the specification puts captions there, 350 px from the foot. [T3]
 */
const TALL: readonly PlatformZone[] = [
  {
    name: 'TikTok',
    covered: tall(60, 108, 120, 320),
    source: 'PostPlanify, safe zones 2026: 900x1492 px stay free',
  },
  {
    name: 'Reels',
    covered: tall(0, 210, 84, 310),
    source: 'PostPlanify, safe zones 2026: 996x1400 px stay free',
  },
  {
    name: 'Shorts',
    covered: tall(0, 120, 96, 300),
    source: 'PostPlanify, safe zones 2026: 984x1500 px stay free',
  },
];

/** Other forms are shown with room around them: EBU R 95 keeps graphics 5 % from the edge. */
export const EDGE: Insets = { left: 0.05, top: 0.05, right: 0.05, bottom: 0.05 };

/** As tall as a player that fills the phone. */
const TALL_RATIO = 1.5;

export const zonesFor = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): readonly PlatformZone[] => (height / width >= TALL_RATIO ? TALL : []);
