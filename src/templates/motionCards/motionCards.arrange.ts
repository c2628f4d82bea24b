/** The template `motion-cards`: cards on a table; each flies in, pushes the last onto a pile, the oldest leaves. [T1] */
import type { TemplateProps } from '../../../contract/templateProps';
import type { TransitionName, VideoData } from '../../../contract/videoData';
import { arrangeVideo, type Look } from '../shared/arrangeVideo';
import { captionItem, titleItem } from '../shared/text.items';
import { tablePalette } from './tables';

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
  palette: tablePalette,
  ground: (index, { grounds }) => grounds[index % grounds.length],
  // The card that all was about lies on the first table.
  closing: ({ grounds, accent }) => ({
    ground: grounds[0] ?? '',
    entrance: 'slideUp',
    ink: '#ffffff',
    line: accent,
    picture: { borderRadius: 48, edge: { width: 16, colour: '#ffffff' }, rotate: -3 },
  }),
};

/** A brand's colours are the table; else it takes another vivid one with each card. */
export const arrangeMotionCards = (props: TemplateProps): VideoData => arrangeVideo(look, props);
