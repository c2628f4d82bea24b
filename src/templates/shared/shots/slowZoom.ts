/** The usual way that a picture moves: slowly nearer for as long as it is shown, the next one slowly away. Pure. */
import type { Animation } from '../../../../contract/video/videoData';
import type { Shot } from './shots';

export const slowZoom = (index: number, { from, to }: Shot): Animation => ({
  type: index % 2 === 0 ? 'zoom' : 'zoomOut',
  duration: to - from,
  delay: 0,
  easing: 'linear',
});
