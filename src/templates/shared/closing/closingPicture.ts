/** The picture that a video is remembered by: an ad's first, else the last one that was spoken of and shows more than words. Pure. */
import type { TemplateProps } from '../../../../contract/video/templateProps';
import type { ItemOf } from '../../../../contract/video/videoData';
import { partOf } from '../../paint/footage/cropped';

export interface ClosingPicture {
  /** Width beside height of the box that it stands in. */
  readonly ratio: number;
  /** The one colour all along its edges; null where there is none. */
  readonly background: string | null;
  readonly details: Omit<ItemOf<'image'>['details'], 'width' | 'height'>;
}

/** Higher or wider ones are cropped to these, so that there is something to be seen of them. */
const NARROWEST = 9 / 16;
/** Of a file that nobody has looked into. */
const USUAL = 3 / 4;
const WIDEST = 16 / 9;

/** Null where there are only clips or nothing. */
export function closingPicture(props: TemplateProps, atMs: number): ClosingPicture | null {
  const { images, timed_image_urls, media_facts } = props;
  // Whole ms, as the card's own time is: a thousandth of one must not bring the picture of the sentence before.
  const spoken = timed_image_urls.filter(([[start]]) => Math.round(start * 1000) <= atMs);
  const shows = spoken.findLast(([, src]) => !media_facts[src]?.words) ?? spoken.at(-1);
  const src = shows?.[1] ?? images[0];
  if (src === undefined) return null;
  const facts = media_facts[src];
  const part = partOf(facts?.crop);
  const own = facts ? (facts.width * part.width) / (facts.height * part.height) : USUAL;
  const natural = facts ? { naturalWidth: facts.width, naturalHeight: facts.height } : {};
  // What stands on one colour is shown whole, on that colour.
  const shown = facts?.ground
    ? ({ fit: 'contain', plainGround: facts.ground } as const)
    : ({ fit: 'cover', ...(facts?.focus ? { focus: facts.focus } : {}) } as const);
  return {
    ratio: Math.min(WIDEST, Math.max(NARROWEST, own)),
    background: facts?.ground ?? null,
    details: { src, ...natural, ...(facts?.crop && { crop: facts.crop }), ...shown },
  };
}
