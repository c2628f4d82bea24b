/** What a self-test looks at, and in which frame of its film: a picture is fresh in the first frame that shows it. */
export const SIGHTS = {
  picture: 0,
  clip: 9,
  halfOpacity: 16,
  blend: 24,
  cropped: 33,
  coloured: 39,
  keyframed: 45,
} as const;
export type Sight = keyof typeof SIGHTS;

export const TEST_FRAMES = 48;
