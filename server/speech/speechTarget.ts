/** How loud every voice is, ours, a service's or the user's own: between -17 and -15 LUFS in all of them. */
export const SPEECH_TARGET = {
  lufs: -16,
  /** dBTP; leaves room for what encoding adds. */
  ceiling: -1.5,
} as const;
/** Hertz. */
export const SPEECH_RATE = 48_000;
