/**
 * Remotion makes a bitmap of each decoded frame of a clip and paints that into the clip's canvas: 8 MB of a phone's
 * picture converted and copied twice. A frame can be painted itself.
 */

/** @param scope whose `createImageBitmap` gives decoded frames back as they are, under a bitmap's names */
export function giveFramesAsBitmaps(scope: typeof globalThis): void {
  const whole = scope.createImageBitmap.bind(scope) as (...asked: unknown[]) => Promise<ImageBitmap>;
  const taking = async (...asked: readonly unknown[]): Promise<ImageBitmap> => {
    const [source] = asked;
    if (!(source instanceof scope.VideoFrame) || asked.length > 1) return whole(...asked);
    // Its own: whoever asks closes what it asked with.
    const frame = source.clone();
    const { displayWidth: width, displayHeight: height } = frame;
    return Object.assign(frame, { width, height }) as unknown as ImageBitmap;
  };
  Object.assign(scope, { createImageBitmap: taking });
}
