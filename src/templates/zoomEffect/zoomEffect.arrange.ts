/** The template `zoom-effect`: hard cuts, a quick push into every picture, one word at a time. [T1] */
import { CAPTION } from '../../../contract/limits';
import type { TemplateProps } from '../../../contract/templateProps';
import type { VideoData } from '../../../contract/videoData';
import { arrangeVideo, type Look } from '../shared/arrangeVideo';
import { captionItem, titleItem } from '../shared/text.items';

/** How long a push lasts: after it, the picture rests. */
const PUSH_MS = 700;
/** Of 1920: a single word stands a little below the middle, where the eye already is. */
const WORD_TOP = 1180;

const look: Look = {
  template: 'zoom-effect',
  entrance: () => null,
  movement: (index, { from, to }) => ({
    type: index % 3 === 2 ? 'zoomOut' : 'zoom',
    duration: Math.min(PUSH_MS, to - from),
    delay: 0,
    easing: 'easeInOut',
  }),
  caption: (page, index, props) => {
    const item = captionItem(page, index, props);
    const top = Math.round((WORD_TOP * props.height) / 1920);
    return { ...item, details: { ...item.details, fontSize: CAPTION.fontSizePx * 1.5, top } };
  },
  labels: titleItem,
  popWords: true,
};

export const arrangeZoomEffect = (props: TemplateProps): VideoData => arrangeVideo(look, props);
