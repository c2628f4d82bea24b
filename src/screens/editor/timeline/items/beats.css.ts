/** The marks of beats along the upper edge of a piece of music: drawn by the browser, however many they are. */
import { globalStyle, style } from '@vanilla-extract/css';
import { acrossPx } from '../view/acrossPx';

const mark = 'linear-gradient(to right, currentColor 1px, transparent 1px)';
const late = acrossPx('--late');

export const found = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  width: '100%',
  height: '6px',
  pointerEvents: 'none',
  opacity: 0.55,
  stroke: 'currentColor',
  strokeWidth: 1,
});
globalStyle(`${found} path`, { vectorEffect: 'non-scaling-stroke' });

export const beats = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  height: '10px',
  pointerEvents: 'none',
  opacity: 0.55,
  backgroundImage: `${mark}, ${mark}`,
  backgroundSize: `${acrossPx('--bar')} 10px, ${acrossPx('--every')} 5px`,
  backgroundPosition: `${late} 0, ${late} 0`,
  backgroundRepeat: 'repeat-x',
});
