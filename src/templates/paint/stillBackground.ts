/**
 * Marks an element whose background stays the same for many frames and is dear to paint, as a gradient or a stretched
 * picture over the whole screen is: who draws a film paints it once and shows the picture. It has no children, and only its parent is
 * clipped, faded or moved from frame to frame.
 */
export const STILL = 'data-still';

export const stillBackground = { [STILL]: '' };
