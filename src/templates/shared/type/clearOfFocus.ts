/** A title keeps off what is looked at in the picture that it is laid over: it goes down to the captions. Pure. */
import type { Part } from '../../../../contract/video/itemDetails';
import type { TemplateProps } from '../../../../contract/video/templateProps';
import type { ItemOf } from '../../../../contract/video/videoData';
import { safeInsets, unitOf } from '../../canvas/canvas';
import { boxOf } from '../../paint/boxOf';
import { cropped } from '../../paint/footage/cropped';
import { partInView, shiftInto } from '../../paint/keptInView';
import { mainStand, type Crop } from '../../paint/mainStand';
import { firstPicture } from './firstPicture';
import { leastCovered } from './leastCovered';

/** Of the screen's height, from what is looked at first: nearer than this a title is moved, if it comes to stand so far away. */
const AWAY = { least: 0.1, enough: 0.22 } as const;
/** px of a phone's picture: what two lines of captions take, with air. */
const CAPTIONS = 290;

export function clearOfFocus(item: ItemOf<'text'>, props: TemplateProps, crop?: Crop): ItemOf<'text'> {
  const looked = lookedAt(props, crop);
  if (!looked) return item;
  const high = boxOf(item, { size: props, template: props.template });
  const low = {
    ...high,
    top: props.height - safeInsets(props).bottom - CAPTIONS * unitOf(props) - high.height,
  };
  return isLow(looked, high, low, props)
    ? { ...item, details: { ...item.details, top: Math.round(low.top) } }
    : item;
}

interface Looked {
  /** px from the top: what is looked at first. */
  readonly y: number;
  readonly all: Part | undefined;
}

/** Where it covers clearly less of what is looked at; where neither does, away from what is looked at first. */
function isLow({ y, all }: Looked, high: Part, low: Part, { height }: TemplateProps): boolean {
  if (leastCovered([high, low], all) === low) return true;
  if (all && leastCovered([low, high], all) === high) return false;
  const away = (place: Part) => Math.max(place.top - y, y - (place.top + place.height));
  return away(high) < AWAY.least * height && away(low) >= AWAY.enough * height;
}

/** Null where the first picture is not known, or has the words beside it. */
function lookedAt(props: TemplateProps, crop: Crop | undefined): Looked | null {
  const src = firstPicture(props);
  const facts = src === undefined ? undefined : props.media_facts[src];
  if (!facts?.focus || facts.ground) return null;
  const { width: naturalWidth, height: naturalHeight, focus, crop: part } = facts;
  const seen = cropped({ naturalWidth, naturalHeight, focus, crop: part });
  const stand = mainStand(seen, props, crop);
  if (!stand) return null;
  const scale = Math.max(stand.width / seen.naturalWidth, stand.height / seen.naturalHeight);
  const size = { width: seen.naturalWidth * scale, height: seen.naturalHeight * scale };
  const shift = shiftInto(size, stand, seen.focus);
  const [left, top] = [(props.width - stand.width) / 2, (props.height - stand.height) / 2 - stand.lift];
  const onScreen = (one: Part): Part => {
    const inStand = partInView(size, stand, one, shift);
    return { ...inStand, left: inStand.left + left, top: inStand.top + top };
  };
  const { x, y, box } = seen.focus;
  return { y: onScreen({ left: x, top: y, width: 0, height: 0 }).top, all: box && onScreen(box) };
}
