/** The template `default`: pictures that fill the video, cut to the voice and moving gently, the name on a label. [T1] [T2] */
import type { TemplateProps } from '../../../contract/video/templateProps';
import type { TransitionName, VideoData } from '../../../contract/video/videoData';
import { arrangeVideo } from '../shared/arrangeVideo';
import type { Look } from '../shared/look';
import { isLight } from '../shared/colour';
import { slowZoom } from '../shared/shots/slowZoom';
import { captionItem, titleItem } from '../shared/type/text.items';

/** The order of entrances; the first shot has none, so that the video opens at once. */
const ENTRANCES: readonly TransitionName[] = [
  'zoomRightOut',
  'imageVerticalBlur',
  'zoomLeftOut',
  'imageZoomTwist',
  'zoomRightIn',
  'imageVerticalBlur',
  'zoomLeftIn',
];

/** A white label is nothing on white: there it has the colours of the last card. */
const labelOnPicture: Look['labels'] = (props, untilMs, palette) => {
  const background = props.media_facts[props.images[0] ?? '']?.ground;
  const { label, onLabel, card = { background: label, ink: onLabel } } = palette;
  const seen = isLight(background) && isLight(label) ? { label: card.background, onLabel: card.ink } : {};
  return titleItem(props, untilMs, { ...palette, ...seen });
};

const look: Look = {
  template: 'default',
  entrance: (index) => (index === 0 ? null : (ENTRANCES[(index - 1) % ENTRANCES.length] ?? null)),
  // The first picture is moving fast when it is first seen.
  movement: (index, shot) => ({ ...slowZoom(index, shot), ...(index === 0 ? { easing: 'easeOut' } : {}) }),
  caption: captionItem,
  labels: labelOnPicture,
  showsPlainBackgrounds: true,
};

export const arrangeDefault = (props: TemplateProps): VideoData => arrangeVideo(look, props);
