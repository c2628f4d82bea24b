/** The parts of the last card as a stack: what each is as large as, and where that puts them. Pure. */
import type { Size } from '../../canvas/canvas';

/** px of this picture. */
export interface Place extends Size {
  readonly left: number;
  readonly top: number;
}
export type Side = 'left' | 'center' | 'right';
/** A part that is not shown has no size. */
export interface Sizes {
  readonly logo?: Size;
  readonly picture?: Size;
  readonly line?: Size;
  readonly title?: Size;
}
export type Places = Readonly<Partial<Record<keyof Sizes, Place>>>;

/** px of a phone's picture, beneath each; top to bottom. */
const GAPS = { logo: 58, picture: 60, line: 38, title: 0 } as const satisfies Record<keyof Sizes, number>;
const ORDER = Object.keys(GAPS) as (keyof Sizes)[];

/** `unit` is what one px of a phone's picture is here. */
export function heightOf(sizes: Sizes, unit: number): number {
  const shown = ORDER.filter((name) => sizes[name]);
  const gaps = shown.slice(0, -1).reduce((sum, name) => sum + GAPS[name] * unit, 0);
  return shown.reduce((sum, name) => sum + (sizes[name]?.height ?? 0), gaps);
}

/** In the middle of the room's height, along one of its sides or its middle. */
export function stacked(sizes: Sizes, room: Place, align: Side, unit: number): Places {
  const places: Partial<Record<keyof Sizes, Place>> = {};
  let top = room.top + Math.max(0, (room.height - heightOf(sizes, unit)) / 2);
  for (const name of ORDER) {
    const size = sizes[name];
    if (!size) continue;
    const { width, height } = size;
    const free = room.width - width;
    const left = room.left + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
    places[name] = { left, top, width, height };
    top += height + GAPS[name] * unit;
  }
  return places;
}

/** As large as fits, in its own proportions. */
export const contained = (ratio: number, { width, height }: Size): Size =>
  width / ratio <= height ? { width, height: width / ratio } : { width: height * ratio, height };

export function inMiddle(size: Size, room: Place): Place {
  const left = room.left + (room.width - size.width) / 2;
  return { left, top: room.top + (room.height - size.height) / 2, ...size };
}
