/** The template `educational`: the topic stays in sight, a picture for each sentence, the words beneath it. [T1] */
import type { TemplateProps } from '../../../contract/templateProps';
import type { ItemOf, VideoData } from '../../../contract/videoData';
import { safeInsets, unitOf } from '../canvas/canvas';
import { arrangeVideo, type Look } from '../shared/arrangeVideo';
import { hookTitle } from '../shared/hookTitle';
import { captionItem } from '../shared/text.items';

/** px of a phone's picture: inside its side buttons. */
const TOPIC = { side: 90, fontSize: 56 } as const;
/** Of the picture's height: under the card. */
const WORDS_TOP = 1390 / 1920;

/** None without a topic. */
function topicLabel(
  { title, project_id, width, height }: TemplateProps,
  durationMs: number,
): ItemOf<'text'>[] {
  const text = hookTitle(title);
  if (!text || durationMs <= 0) return [];
  const unit = unitOf({ width, height });
  const side = Math.round(TOPIC.side * unit);
  return [
    {
      id: `title_${project_id}`,
      name: 'Topic',
      type: 'text',
      display: { from: 0, to: durationMs },
      details: {
        text,
        top: Math.round(safeInsets({ width, height }).top),
        left: side,
        width: width - 2 * side,
        fontFamily: 'bold',
        fontSize: Math.round(TOPIC.fontSize * unit),
        fontWeight: 800,
        lineHeight: 1.3,
        textAlign: 'center',
        color: '#f5f4ff',
      },
    },
  ];
}

const look: Look = {
  template: 'educational',
  entrance: (index) => (index === 0 ? null : index % 2 === 0 ? 'zoomLeftIn' : 'zoomRightIn'),
  movement: (index, { from, to }) => ({
    type: index % 2 === 0 ? 'zoom' : 'zoomOut',
    duration: to - from,
    delay: 0,
    easing: 'linear',
  }),
  caption: (page, index, props) => {
    const item = captionItem(page, index, props);
    return { ...item, details: { ...item.details, top: Math.round(WORDS_TOP * props.height) } };
  },
  labels: topicLabel,
};

export const arrangeEducational = (props: TemplateProps): VideoData => arrangeVideo(look, props);
