/** The template `motion-cards`: pictures as cards that fly in from both sides over their own colours. [T1] */
import type { TemplateProps } from '../../../contract/templateProps';
import type { TransitionName, VideoData } from '../../../contract/videoData';
import { arrangeVideo, type Look } from '../shared/arrangeVideo';
import { captionItem, titleItem } from '../shared/text.items';

const ENTRANCES: readonly TransitionName[] = ['zoomLeftIn', 'zoomRightIn', 'imageZoomTwist'];

const look: Look = {
  template: 'motion-cards',
  entrance: (index) => (index === 0 ? null : (ENTRANCES[(index - 1) % ENTRANCES.length] ?? null)),
  movement: (_, { from, to }) => ({ type: 'zoom', duration: to - from, delay: 0, easing: 'easeOut' }),
  caption: captionItem,
  labels: titleItem,
};

export const arrangeMotionCards = (props: TemplateProps): VideoData => arrangeVideo(look, props);
