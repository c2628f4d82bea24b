/** A painted frame as video has it: BT.709 with luma from 16 to 235. */

export interface FrameTime {
  /** Microseconds. */
  readonly timestamp: number;
  readonly duration: number;
}

/**
 * A frame of a canvas says that it is full range, and the encoder would keep that. The same pixels under this colour
 * space are converted by the encoder.
 */
export async function limitedRangeFrame(canvas: HTMLCanvasElement, time: FrameTime): Promise<VideoFrame> {
  const painted = new VideoFrame(canvas, time);
  try {
    const { format, codedWidth, codedHeight } = painted;
    if (format === null) throw new Error('The pixels of a canvas cannot be read');
    const pixels = new ArrayBuffer(painted.allocationSize());
    await painted.copyTo(pixels);
    return new VideoFrame(pixels, {
      ...time,
      ...{ format, codedWidth, codedHeight, transfer: [pixels] },
      colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
    });
  } finally {
    painted.close();
  }
}
