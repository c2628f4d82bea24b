/** The template `educational`: a lesson. The topic and how far it has come stay in sight, a card for each sentence. [T1] */
import type { TemplateProps } from '../../../contract/video/templateProps';
import type { VideoData } from '../../../contract/video/videoData';
import { arrangeVideo } from '../shared/arrangeVideo';
import type { Look } from '../shared/look';
import type { Closing } from '../shared/closing/closing';
import type { Palette } from '../shared/palette';
import { slowZoom } from '../shared/shots/slowZoom';
import { captionItem } from '../shared/type/text.items';
import { ACCENT, BACKGROUNDS, HORIZON } from './lessonColours';
import { topicLabel } from './topicLabel';

const palette: Palette = { backgrounds: BACKGROUNDS, accent: ACCENT, label: '#ffffff', onLabel: '#111114' };

/** The horizon once more, the last picture on it. */
const lessonClosing = ({ backgrounds: grounds, accent }: Palette): Closing => ({
  ...{ background: `${HORIZON}, ${grounds[0]}`, ink: '#ffffff', line: accent, entrance: 'slideUp' },
  picture: { borderRadius: 48, edge: { width: 8, colour: '#ffffff' } },
});

const look: Look = {
  template: 'educational',
  entrance: (index) => (index === 0 ? null : 'rise'),
  movement: slowZoom,
  caption: captionItem,
  labels: topicLabel,
  palette,
  background: (index, { backgrounds: grounds }) => grounds[index % grounds.length],
  closing: lessonClosing,
};

export const arrangeEducational = (props: TemplateProps): VideoData => arrangeVideo(look, props);
