/**
 * The part of a picture that is shown: the whole file in a window. Firefox and Safari have no `object-view-box`, and
 * where a picture is contained it shows what was cut away in the room that is left. Pure.
 */
import type { CSSProperties } from 'react';
import type { Crop } from '../../../../contract/video/itemDetails';
import { partOf } from './cropped';

interface Part {
  readonly crop: Crop;
  /** Of the part, or of the same form. */
  readonly naturalWidth: number;
  readonly naturalHeight: number;
}
interface PartInBox {
  /** Where the picture would stand; it clips. */
  readonly box: CSSProperties;
  /** The part, as `object-fit` and `object-position` place it there. */
  readonly part: CSSProperties;
  /** All of the file. */
  readonly whole: CSSProperties;
}

/** @param style as of the picture itself; without `object-fit` it is contained, without a place it is in the middle */
export function partInBox({ crop, naturalWidth, naturalHeight }: Part, style: CSSProperties): PartInBox {
  const { objectFit, objectPosition = '50% 50%', ...box } = style;
  const [x = '50%', y = x] = String(objectPosition).split(' ');
  const ratio = naturalWidth / naturalHeight;
  const width = `${objectFit === 'cover' ? 'max' : 'min'}(100cqw, ${100 * ratio}cqh)`;
  const { left, top, width: across, height: down } = partOf(crop);
  return {
    box: { ...box, overflow: 'hidden', containerType: 'size' },
    part: {
      position: 'absolute',
      width,
      aspectRatio: String(ratio),
      left: `calc((100cqw - ${width}) * ${share(x)})`,
      top: `calc((100cqh - ${width} / ${ratio}) * ${share(y)})`,
      overflow: 'hidden',
    },
    whole: {
      position: 'absolute',
      width: percent(1 / across),
      height: percent(1 / down),
      left: percent(-left / across),
      top: percent(-top / down),
    },
  };
}

const share = (position: string): number => Number.parseFloat(position) / 100;
const percent = (value: number): string => `${Math.round(value * 1e5) / 1e3}%`;
