/** Where every template stands its main pictures and clips: the one answer for laying out, painting and checking. Pure. */
import type { ItemOf, TrackItem, VideoData } from '../../../../contract/video/videoData';
import { fillsCanvas, type Size } from '../../canvas/canvas';
import { boxOf, plainBox } from '../boxOf';
import { cardAreaOf } from '../cards/cardAreas';
import { cropped } from '../footage/cropped';
import { fullBleed } from './fullBleed';
import { onCard } from './onCard';
import { GENTLE, NEAR, onScreen } from './onScreen';
import { inFrame, type Shown, type Stand } from './stand';

type Standing = ItemOf<'image'> | ItemOf<'video'>;
type Canvas = Pick<VideoData, 'size' | 'template'>;

/** What carries the video; what is the brand's own is painted alike in every template. */
const isStanding = ({ isMain, brand }: TrackItem) => isMain === true && !brand;

/** Null where nobody has looked into the file, and for what is contained in a box that somebody chose: a clip covers it. */
export function standOf(item: Standing, { size, template }: Canvas): Stand | null {
  const shown: Shown & { readonly fit?: 'contain' | 'cover' | undefined } = cropped(item.details);
  const { naturalWidth, naturalHeight } = shown;
  const natural = naturalWidth && naturalHeight ? { width: naturalWidth, height: naturalHeight } : null;
  if (isStanding(item) && cardAreaOf(template, size)) {
    const card = boxOf(item, { size, template });
    if (item.type === 'video') return inFrame(card, natural ?? card, shown.focus);
    return onCard(shown, natural ?? card, card, size);
  }
  if (natural && shown.fit === 'cover') return inFrame(plainBox(item.details, size), natural, shown.focus);
  if (!isStanding(item) || !natural || shown.fit || !fillsCanvas(item.details, size)) return null;
  // A clip covers the screen until it has to give way.
  if (item.type === 'video' && !shown.room)
    return inFrame({ left: 0, top: 0, ...size }, natural, shown.focus);
  return standIn(template, shown, natural, size);
}

function standIn(template: string, shown: Shown, natural: Size, screen: Size): Stand {
  // One that is not to be enlarged stands on its blurred copy.
  if (template === 'stock-media' && shown.largestScale === undefined)
    return fullBleed(shown, natural, screen);
  return onScreen(shown, natural, screen, template === 'zoom-effect' ? NEAR : GENTLE);
}
