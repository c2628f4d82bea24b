/** The template `stock-media`: footage that fills the screen and dissolves, calm words in its lower third. [T1] */
import type { TemplateProps } from '../../../contract/templateProps';
import type { ItemOf, VideoData } from '../../../contract/videoData';
import { arrangeVideo, type Look } from '../shared/arrangeVideo';
import { mainItemsOf } from '../shared/dressMain';
import { captionItem } from '../shared/text.items';
import { withLayers } from '../shared/withLayers';
import { calmClosing } from './calmClosing';
import { startOf, textColumn } from './calmType';
import { INK, isLight } from './lightGround';
import { ACCENT, lowerThird, TITLE_MS } from './lowerThird';
import { SKIES } from './skies';
import { skyTitle } from './skyTitle';

function calmCaption(...[page, index, props]: Parameters<Look['caption']>): ItemOf<'text'> {
  const item = captionItem(page, index, props);
  return {
    ...item,
    details: { ...item.details, ...textColumn(props), textAlign: startOf(item.details.text) },
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
  closing: calmClosing,
  labels: (props, untilMs, palette) =>
    isBare(props) ? skyTitle(props, untilMs, palette) : lowerThird(props, untilMs).title,
  palette: {
    grounds: SKIES,
    accent: ACCENT,
    label: '#f7f5f0',
    onLabel: INK,
  },
};

const isBare = ({ images, videos }: TemplateProps) => images.length + videos.length === 0;

export function arrangeStockMedia(props: TemplateProps): VideoData {
  const data = arrangeVideo(look, props);
  if (isBare(props)) return data;
  const { title, veil, accent } = lowerThird(props, data.duration);
  return opensOnLight(data) ? withLayers(inInk(data, title), accent) : withLayers(data, [...veil, ...accent]);
}

/** Whether all that is seen behind the title is light, as a shop's pictures on white are. */
const opensOnLight = (data: VideoData): boolean =>
  mainItemsOf(data)
    .filter(({ display }) => display.from < TITLE_MS)
    .every(({ type, details }) => type === 'image' && isLight(details.plainGround));

const inInk = (data: VideoData, title: readonly ItemOf<'text'>[]): VideoData => ({
  ...data,
  trackItemsMap: {
    ...data.trackItemsMap,
    ...Object.fromEntries(
      title.map((item) => [item.id, { ...item, details: { ...item.details, color: INK } }]),
    ),
  },
});
