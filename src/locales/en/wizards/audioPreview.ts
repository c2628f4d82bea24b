/** Words of sounds that are tried out. [W10] [W11] */
export const audioPreviewMessages = {
  failed: 'This sound could not be played. Please try again.',
} as const;
