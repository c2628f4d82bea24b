/** The template `stock-media`: footage that fills the screen and dissolves, calm words in its lower third. [T1] */
import { CAPTION } from '../../../contract/limits';
import type { TemplateProps } from '../../../contract/templateProps';
import type { ItemOf, VideoData } from '../../../contract/videoData';
import { arrangeVideo, type Look } from '../shared/arrangeVideo';
import { captionItem, titleItem } from '../shared/text.items';
import { withLayers } from '../shared/withLayers';
import { ACCENT, lowerThird, startOf, textColumn } from './lowerThird';

/** Beside the usual caption: a quieter voice. */
const CAPTION_SCALE = 0.8;

function calmCaption(...[page, index, props]: Parameters<Look['caption']>): ItemOf<'text'> {
  const item = captionItem(page, index, props);
  const fontSize = Math.round(CAPTION.fontSizePx * CAPTION_SCALE);
  return {
    ...item,
    details: { ...item.details, ...textColumn(props), fontSize, textAlign: startOf(item.details.text) },
  };
}

const look: Look = {
  template: 'stock-media',
  entrance: (index) => (index === 0 ? null : 'imageVerticalBlur'),
  movement: (index, { from, to }) => ({
    type: index % 2 === 0 ? 'zoom' : 'zoomOut',
    duration: to - from,
    delay: 0,
    easing: 'linear',
  }),
  caption: calmCaption,
  // Words that have the screen to themselves leave no room beneath them.
  labels: (props, durationMs, palette) =>
    isBare(props) ? titleItem(props, durationMs, palette) : lowerThird(props, durationMs).title,
  palette: {
    grounds: [
      'linear-gradient(165deg, #33424f, #141b22)',
      'linear-gradient(175deg, #4a4038, #1a1613)',
      'linear-gradient(185deg, #2f4540, #121a18)',
    ],
    accent: ACCENT,
    label: '#f7f5f0',
    onLabel: '#15181c',
  },
};

const isBare = ({ images, videos }: TemplateProps) => images.length + videos.length === 0;

export function arrangeStockMedia(props: TemplateProps): VideoData {
  const data = arrangeVideo(look, props);
  return isBare(props) ? data : withLayers(data, lowerThird(props, data.duration).accent);
}
