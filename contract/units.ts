/** The three ways that time is counted, kept apart by type, and the only conversions between them. */

declare const unit: unique symbol;
type In<U extends string> = number & { readonly [unit]: U };

/** Milliseconds: the editing document. */
export type Ms = In<'ms'>;
/** Seconds: speech, captions and template props. */
export type Seconds = In<'s'>;
/** Whole video frames: the composition. */
export type Frames = In<'frames'>;

export const ms = (value: number) => value as Ms;
export const seconds = (value: number) => value as Seconds;
export const frames = (value: number) => value as Frames;

export const secondsToMs = (value: Seconds): Ms => ms(value * 1000);
export const msToSeconds = (value: Ms): Seconds => seconds(value / 1000);
/** A moment as a frame: the frame that is on screen at that moment. */
export const msToFrames = (value: Ms, fps: number): Frames => frames(Math.round((value * fps) / 1000));
/** A length in frames, rounded up so that nothing is cut off. [Y2] */
export const durationInFrames = (duration: Ms, fps: number): Frames =>
  frames(Math.ceil((duration * fps) / 1000 - 1e-6));
export const framesToMs = (value: Frames, fps: number): Ms => ms((value * 1000) / fps);
