/** The template `educational`: the topic stays in sight, a picture for each sentence, the words beneath it. [T1] */
import type { TemplateProps } from '../../../contract/templateProps';
import type { ItemOf, VideoData } from '../../../contract/videoData';
import { arrangeVideo, type Look } from '../shared/arrangeVideo';
import { hookTitle } from '../shared/hookTitle';
import { captionItem } from '../shared/text.items';

/** Of 1080x1920: below the bar that phones lay over a full-screen video, inside its side buttons. */
const TOPIC = { top: 190, left: 90, fontSize: 56 } as const;
const WORDS_TOP = 1390;

/** None without a topic. */
function topicLabel(
  { title, project_id, width, height }: TemplateProps,
  durationMs: number,
): ItemOf<'text'>[] {
  const text = hookTitle(title);
  if (!text || durationMs <= 0) return [];
  const scale = width / 1080;
  return [
    {
      id: `title_${project_id}`,
      name: 'Topic',
      type: 'text',
      display: { from: 0, to: durationMs },
      details: {
        text,
        top: Math.round((TOPIC.top * height) / 1920),
        left: Math.round(TOPIC.left * scale),
        width: Math.max(1, width - Math.round(2 * TOPIC.left * scale)),
        fontFamily: 'bold',
        fontSize: Math.round(TOPIC.fontSize * scale),
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
    return { ...item, details: { ...item.details, top: Math.round((WORDS_TOP * props.height) / 1920) } };
  },
  labels: topicLabel,
};

export const arrangeEducational = (props: TemplateProps): VideoData => arrangeVideo(look, props);
