/** Where a main picture or clip stands on the frame: what painting paints, and what words are held against. Pure. */
import type { Part, PointOfInterest, Room } from '../../../../contract/video/itemDetails';
import { ZOOM_SCALE } from '../../../../contract/limits';
import type { Size } from '../../canvas/canvas';
import { shiftInto, type Shift } from '../keptInView';

/** px of the video. */
export interface Place extends Size {
  readonly left: number;
  readonly top: number;
}
export interface Stand {
  /** What it is seen through. */
  readonly frame: Place;
  /** All of it, before its animation brings it nearer; what is beyond the frame is cut off. */
  readonly picture: Place;
  /** What its animation brings nearer: frame and all, as a card, or the picture alone within it. */
  readonly grows: 'frame' | 'picture';
  /** px of the video: from where it grows, and how much at most. */
  readonly origin: Shift;
  readonly nearest: number;
  /** What is seen around the frame. */
  readonly around: 'nothing' | 'itsColour' | 'backdrop';
  /** Of the frame, as CSS. */
  readonly borderRadius: number | string;
  /** Its edges throw a shadow on what is behind it. */
  readonly isRaised: boolean;
}

/** What is known of a picture or clip once it is cropped. */
export interface Shown {
  readonly naturalWidth?: number | undefined;
  readonly naturalHeight?: number | undefined;
  readonly plainGround?: string | undefined;
  readonly largestScale?: number | undefined;
  readonly room?: Room | undefined;
  readonly focus?: PointOfInterest | undefined;
}

export const middleOf = ({ left, top, width, height }: Place): Shift => ({
  x: left + width / 2,
  y: top + height / 2,
});

export const inMiddleOf = (place: Place, { width, height }: Size): Place => ({
  width,
  height,
  left: place.left + (place.width - width) / 2,
  top: place.top + (place.height - height) / 2,
});

export const scaled = ({ width, height }: Size, by: number): Size => ({
  width: width * by,
  height: height * by,
});

/** A picture of `natural` size that covers a frame, with what is looked at in view. */
export function covering(frame: Place, natural: Size, focus?: PointOfInterest, aim?: Shift): Place {
  const size = scaled(natural, Math.max(frame.width / natural.width, frame.height / natural.height));
  const { x, y } = shiftInto(size, frame, focus, aim);
  const { left, top } = inMiddleOf(frame, size);
  return { ...size, left: left + x, top: top + y };
}

/** Covers its frame and is brought nearer in it, towards what is looked at first. */
export function inFrame(frame: Place, natural: Size, focus?: PointOfInterest): Stand {
  const picture = covering(frame, natural, focus);
  const origin = focus
    ? { x: picture.left + focus.x * picture.width, y: picture.top + focus.y * picture.height }
    : middleOf(frame);
  return {
    ...{ frame, picture, grows: 'picture', origin, nearest: ZOOM_SCALE.to },
    ...{ around: 'nothing', borderRadius: 0, isRaised: false },
  };
}

/** Smaller than what it stands on, and brought nearer as a whole. */
export function asCard(
  frame: Place,
  picture: Place,
  { around, borderRadius = 0, isRaised = false }: Pick<Stand, 'around'> & Partial<Stand>,
): Stand {
  return {
    ...{ frame, picture, grows: 'frame', origin: middleOf(frame), nearest: ZOOM_SCALE.to },
    ...{ around, borderRadius, isRaised },
  };
}

/** Where a part of it is on the video, px. */
export const partOn = ({ picture }: Stand, { left, top, width, height }: Part): Part => ({
  left: picture.left + left * picture.width,
  top: picture.top + top * picture.height,
  width: width * picture.width,
  height: height * picture.height,
});

/** The same once its animation has brought it nearest. */
export function atNearest({ origin, nearest }: Stand, { left, top, width, height }: Part): Part {
  const from = (at: number, middle: number) => middle + (at - middle) * nearest;
  return {
    left: from(left, origin.x),
    top: from(top, origin.y),
    width: width * nearest,
    height: height * nearest,
  };
}
