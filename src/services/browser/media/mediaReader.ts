/** Reads what a file shows and how it sounds: by a worker, or by the page where a browser's workers cannot. [K2] */

export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** `cover` fills the box, `contain` fits into it. */
  readonly fit: 'cover' | 'contain';
}
export interface MediaReader {
  /** Pictures of a clip as data addresses, as they come; one that takes too long is left out. */
  readFrames(
    clip: Blob,
    ask: { readonly atMs: readonly number[]; readonly size: PictureSize },
    onFrame: (atMs: number, picture: string) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** A picture made small, as a data address. */
  shrinkPicture(picture: Blob, size: PictureSize, signal: AbortSignal): Promise<string>;
  /** Empty for a clip without sound. */
  readPeaks(sound: Blob, signal: AbortSignal): Promise<Float32Array>;
}

/** Asks the first; where it cannot, the second. Who has gone away is not asked for again. */
export const withFallback = (first: MediaReader, second: MediaReader): MediaReader => {
  const either = async <T>(signal: AbortSignal, read: (reader: MediaReader) => Promise<T>): Promise<T> => {
    try {
      return await read(first);
    } catch (error) {
      if (signal.aborted) throw error;
      return read(second);
    }
  };
  return {
    readFrames: (clip, ask, onFrame, signal) =>
      either(signal, (reader) => reader.readFrames(clip, ask, onFrame, signal)),
    shrinkPicture: (picture, size, signal) =>
      either(signal, (reader) => reader.shrinkPicture(picture, size, signal)),
    readPeaks: (sound, signal) => either(signal, (reader) => reader.readPeaks(sound, signal)),
  };
};
