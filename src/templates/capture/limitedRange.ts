/** A painted frame as video has it: BT.709 with luma from 16 to 235. */

export interface FrameTime {
  /** Microseconds. */
  readonly timestamp: number;
  readonly duration: number;
}

/** Of each canvas, one buffer for all of its frames: a new one of 8 MB each costs as much in faults of its pages. */
const buffers = new WeakMap<HTMLCanvasElement, ArrayBuffer>();

/**
 * A frame of a canvas says that it is full range, and the encoder would keep that. The same pixels under this colour
 * space are converted by the encoder.
 */
export async function limitedRangeFrame(canvas: HTMLCanvasElement, time: FrameTime): Promise<VideoFrame> {
  const painted = new VideoFrame(canvas, time);
  try {
    const { format, codedWidth, codedHeight } = painted;
    if (format === null) throw new Error('The pixels of a canvas cannot be read');
    const size = painted.allocationSize();
    const known = buffers.get(canvas);
    const pixels = known?.byteLength === size ? known : new ArrayBuffer(size);
    buffers.set(canvas, pixels);
    await painted.copyTo(pixels);
    // It copies them, into one of the buffers that the browser keeps for frames.
    return new VideoFrame(pixels, {
      ...time,
      ...{ format, codedWidth, codedHeight },
      colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
    });
  } finally {
    painted.close();
  }
}
