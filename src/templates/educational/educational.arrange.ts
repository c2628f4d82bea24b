/** The template `educational`: a lesson. The topic and how far it has come stay in sight, a card for each sentence. [T1] */
import type { TemplateProps } from '../../../contract/templateProps';
import type { ItemOf, VideoData } from '../../../contract/videoData';
import { formOf, safeInsets, unitOf } from '../canvas/canvas';
import { arrangeVideo, type Look } from '../shared/arrangeVideo';
import { hookTitle } from '../shared/hookTitle';
import type { Palette } from '../shared/palette';
import { captionItem } from '../shared/text.items';
import { fitType } from '../shared/typeScale';
import { BAR } from './progressBar';

const TOPIC_LINE = 1.22;

const palette: Palette = {
  grounds: [
    'linear-gradient(160deg, #1d1b4b 0%, #312e81 46%, #134e6f 100%)',
    'linear-gradient(200deg, #14243f 0%, #1e4a7a 50%, #2a2f7d 100%)',
    'linear-gradient(170deg, #2a1a4f 0%, #4a2f86 48%, #1d3f78 100%)',
  ],
  accent: '#ffdd2d',
  label: '#ffffff',
  onLabel: '#111114',
};

/** None without a topic. It ends where the closing card says it once more. */
function topicLabel(props: TemplateProps, untilMs: number, { accent }: Palette): ItemOf<'text'>[] {
  const { title, project_id, width, height } = props;
  const size = { width, height };
  const text = hookTitle(title);
  if (!text || untilMs <= 0) return [];
  const { top, side } = safeInsets(size);
  const left = Math.round(side);
  const place = { width: width - 2 * left, smallest: 'note' } as const;
  const large = fitType(text, { ...place, lines: 1, largest: 'title' }, size);
  const lines = formOf(size) === 'tall' ? 2 : 1;
  const usual = fitType(text, { ...place, lines, largest: 'topic' }, size);
  return [
    {
      id: `title_${project_id}`,
      name: 'Topic',
      type: 'text',
      display: { from: 0, to: untilMs },
      details: {
        text,
        top: Math.round(top + BAR.room * unitOf(size)),
        left,
        width: place.width,
        fontFamily: 'bold',
        fontSize: Math.max(large.fontSize, usual.fontSize),
        fontWeight: 800,
        lineHeight: TOPIC_LINE,
        textAlign: 'center',
        color: '#f5f4ff',
        litColor: accent,
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
  caption: captionItem,
  labels: topicLabel,
  palette,
  ground: (index, { grounds }) => grounds[index % grounds.length],
};

export const arrangeEducational = (props: TemplateProps): VideoData => arrangeVideo(look, props);
