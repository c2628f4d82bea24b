/** The box in which an item is painted, in px of the video: what a handle is laid around. Pure. */
import { isCaption, type ItemOf, type TrackItem, type VideoData } from '../../../contract/video/videoData';
import { wordsOf } from '../../../contract/video/spokenWords';
import { fillsCanvas, type Placed, type Size } from '../canvas/canvas';
import { layCaption } from '../captions/captionLayout';
import { cardAreaOf } from './cards/cardAreas';
import { cardBox, type CardArea } from './cards/cardBox';
import { cropped } from './footage/cropped';
import { textHeight } from './type/textHeight';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise around the middle. */
  readonly rotate: number;
}

type Seen = Exclude<TrackItem, ItemOf<'audio'>>;
type Canvas = Pick<VideoData, 'size' | 'template'>;

/**
 * Null for what has no place on the picture. The height of a text without one of its own is estimated from its
 * letters, because nothing measures type here; a caption's is what its lines need.
 */
export function boxOf(item: Seen, canvas: Canvas): Box;
export function boxOf(item: TrackItem, canvas: Canvas): Box | null;
export function boxOf(item: TrackItem, { size, template }: Canvas): Box | null {
  if (item.type === 'audio') return null;
  return { ...placeOf(item, size, template), rotate: item.details.rotate ?? 0 };
}

function placeOf(item: Seen, size: Size, template: string) {
  if (item.type === 'text')
    return isCaption(item.id)
      ? layCaption(item.details, wordsOf(item), size).box
      : textBox(item.details, size);
  const area = item.isMain && !item.brand && item.type !== 'shape' ? cardAreaOf(template, size) : undefined;
  // The card's own place until somebody gives it another.
  return area && item.type !== 'shape' && fillsCanvas(item.details, size)
    ? cardBox(size, besideWords(area, item.details), naturalSize(item))
    : plainBox(item.details, size);
}

/** A card of one colour stays as large as others: what it shows stands clear of words on it. */
function besideWords(area: CardArea, details: ItemOf<'image' | 'video'>['details']): CardArea {
  const { room } = details;
  if (!room || ('plainGround' in details && details.plainGround !== undefined)) return area;
  return { ...area, top: Math.max(area.top, room.top), bottom: Math.min(area.bottom, room.bottom) };
}

/** Fills the picture where the document names no size. */
export const plainBox = ({ left = 0, top = 0, width, height }: Placed, size: Size) => ({
  left,
  top,
  width: width ?? size.width,
  height: height ?? size.height,
});

function textBox(details: ItemOf<'text'>['details'], size: Size) {
  const box = plainBox(details, size);
  return { ...box, height: details.height ?? textHeight(details, box.width) };
}

/** Null where nobody has looked into the file. */
function naturalSize(item: TrackItem): Size | null {
  if (item.type !== 'image' && item.type !== 'video') return null;
  const { naturalWidth, naturalHeight } = cropped(item.details);
  return naturalWidth && naturalHeight ? { width: naturalWidth, height: naturalHeight } : null;
}
