/** Where a picture stands that is shown as a card. Pure. */
import { unitOf, type Size } from '../../canvas/canvas';

/** In px of the video. */
export interface CardBox extends Size {
  readonly left: number;
  readonly top: number;
}
/** The part of the video that cards may fill, in parts of its width and height. */
export interface CardArea {
  readonly top: number;
  readonly bottom: number;
  readonly side: number;
  /** Width beside height of the narrowest card; three quarters without it. */
  readonly narrowest?: number;
}

/** Narrower or wider ones are cropped to these, so that every card is a card; a wide video has room for wide ones. */
const NARROWEST = 3 / 4;
const WIDEST = 4 / 3;

/** Of a card's corners, px. */
export const cardRadius = (video: Size): number => 48.6 * unitOf(video);

/** As large as the area allows, in the picture's own proportions, in the middle. */
export function cardBox(video: Size, area: CardArea, picture: Size | null): CardBox {
  const room = {
    width: video.width * (1 - 2 * area.side),
    height: video.height * (area.bottom - area.top),
  };
  const own = picture ? picture.width / picture.height : NARROWEST;
  const widest = Math.max(WIDEST, video.width / video.height);
  const ratio = Math.min(widest, Math.max(area.narrowest ?? NARROWEST, own));
  const width = Math.min(room.width, room.height * ratio);
  const height = width / ratio;
  return {
    width,
    height,
    left: (video.width - width) / 2,
    top: video.height * area.top + (room.height - height) / 2,
  };
}
