/** A title keeps off what is looked at first in the picture that it is laid over: it goes down to the captions. Pure. */
import type { TemplateProps } from '../../../../contract/video/templateProps';
import type { ItemOf } from '../../../../contract/video/videoData';
import { safeInsets, unitOf } from '../../canvas/canvas';
import { boxOf } from '../../paint/boxOf';
import { shiftInto } from '../../paint/keptInView';
import { mainStand, type Crop } from '../../paint/mainStand';

/** Of the screen's height, from what is looked at: nearer than this a title is moved, if it comes to stand so far away. */
const AWAY = { least: 0.1, enough: 0.22 } as const;
/** px of a phone's picture: what two lines of captions take, with air. */
const CAPTIONS = 290;

export function clearOfFocus(item: ItemOf<'text'>, props: TemplateProps, crop?: Crop): ItemOf<'text'> {
  const looked = lookedAt(props, crop);
  if (looked === null) return item;
  const { top, height } = boxOf(item, { size: props, template: props.template });
  const away = (from: number) => Math.max(from - looked, looked - (from + height));
  const low = props.height - safeInsets(props).bottom - CAPTIONS * unitOf(props) - height;
  if (away(top) >= AWAY.least * props.height || away(low) < AWAY.enough * props.height) return item;
  return { ...item, details: { ...item.details, top: Math.round(low) } };
}

/** px from the top; null where the first picture is not known, or has the words beside it. */
function lookedAt(props: TemplateProps, crop: Crop | undefined): number | null {
  const { images, videos, timed_image_urls, timed_video_urls, media_facts } = props;
  const src = timed_image_urls[0]?.[1] ?? images[0];
  const facts = src === undefined ? undefined : media_facts[src];
  if (!facts?.focus || facts.ground || videos.length + timed_video_urls.length > 0) return null;
  const natural = { naturalWidth: facts.width, naturalHeight: facts.height, focus: facts.focus };
  const stand = mainStand(natural, props, crop);
  if (!stand) return null;
  const scale = Math.max(stand.width / facts.width, stand.height / facts.height);
  const size = { width: facts.width * scale, height: facts.height * scale };
  const { y } = shiftInto(size, stand, facts.focus);
  return props.height / 2 - stand.lift + (facts.focus.y - 0.5) * size.height + y;
}
