/** The part of the canvas that no phone covers with its own buttons and captions. Pure; px of the video. */
interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Zone {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Of 1080x1920: what the players of TikTok, Reels and Shorts cover between them, the largest of each side. */
const TALL = { left: 60 / 1080, top: 220 / 1920, right: 120 / 1080, bottom: 420 / 1920 };
/** Elsewhere nothing but the edge is at risk: a twentieth all around, as in television. */
const OTHERS = { left: 0.05, top: 0.05, right: 0.05, bottom: 0.05 };

export function safeZoneOf({ width, height }: Size): Zone {
  const covered = height / width >= 1.5 ? TALL : OTHERS;
  return {
    left: Math.round(width * covered.left),
    top: Math.round(height * covered.top),
    right: Math.round(width * (1 - covered.right)),
    bottom: Math.round(height * (1 - covered.bottom)),
  };
}
