/** Where on the screen that is which is looked at in a picture that fills it. Pure. */
import type { Part, PointOfInterest } from '../../../contract/video/itemDetails';
import type { TemplateProps } from '../../../contract/video/templateProps';
import { cropped } from '../paint/footage/cropped';
import { partInView } from '../paint/keptInView';
import { fullBleed, type Bleed } from './fullBleed';
import { stillShift } from './slowPan';

/** px of the video, from the frame's own corner; undefined where no part of it is known. */
export function lookedAtInFrame(
  { frame, picture }: Bleed,
  focus: PointOfInterest | undefined,
): Part | undefined {
  return focus?.box && partInView(picture, frame, focus.box, stillShift(picture, frame, focus));
}

/** px of the video; undefined where no part of it is known, and of a picture that stands beside words by itself. */
export function lookedAtOnScreen(props: TemplateProps, src: string | undefined): Part | undefined {
  const facts = src === undefined ? undefined : props.media_facts[src];
  if (!facts?.focus || facts.ground !== undefined) return undefined;
  const { width: naturalWidth, height: naturalHeight } = facts;
  const seen = cropped({ naturalWidth, naturalHeight, crop: facts.crop, focus: facts.focus });
  const size = { width: seen.naturalWidth, height: seen.naturalHeight };
  const bleed = fullBleed(props, size, { hasPlainBackground: false, focus: seen.focus });
  const part = lookedAtInFrame(bleed, seen.focus);
  return part && { ...part, left: part.left + bleed.frame.left, top: part.top + bleed.frame.top };
}
