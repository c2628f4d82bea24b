/** The template `motion-cards`: cards on a table; each flies in, pushes the last onto a pile, the oldest leaves. [T1] */
import type { TemplateProps } from '../../../contract/templateProps';
import type { TransitionName, VideoData } from '../../../contract/videoData';
import { arrangeVideo, type Look } from '../shared/arrangeVideo';
import { dressMain } from '../shared/dressMain';
import { captionItem, titleItem } from '../shared/text.items';

const ENTRANCES: readonly TransitionName[] = ['zoomRightIn', 'zoomLeftIn', 'imageZoomTwist'];

const look: Look = {
  template: 'motion-cards',
  entrance: (index) => (index === 0 ? null : (ENTRANCES[(index - 1) % ENTRANCES.length] ?? null)),
  movement: (index, { from, to }) => ({
    type: index % 2 === 0 ? 'zoom' : 'zoomOut',
    duration: to - from,
    delay: 0,
    easing: 'linear',
  }),
  caption: captionItem,
  labels: titleItem,
};

/** A brand's colours are the table; else each picture's own are. */
export function arrangeMotionCards(props: TemplateProps): VideoData {
  const colours = props.brand?.colours ?? [];
  return dressMain(arrangeVideo(look, props), (_, index) => {
    const colour = colours[index % Math.max(1, colours.length)];
    return colour
      ? { ground: `linear-gradient(165deg, ${colour}, color-mix(in srgb, ${colour}, #0b0d18 55%))` }
      : {};
  });
}
