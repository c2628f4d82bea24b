/** A small picture as numbers: a plane of each of CIELAB's three values, row by row. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  /** L*, a* and b* of each pixel, one after the other. */
  readonly lab: Float32Array;
}

export const CHANNELS = 3;
