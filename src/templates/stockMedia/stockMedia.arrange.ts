/** The template `stock-media`: footage that fills the screen and dissolves, calm words in its lower third. [T1] */
import type { TemplateProps } from '../../../contract/templateProps';
import type { ItemOf, VideoData } from '../../../contract/videoData';
import { arrangeVideo, type Look } from '../shared/arrangeVideo';
import { mainItemsOf } from '../shared/dressMain';
import { captionItem, titleItem } from '../shared/text.items';
import { withLayers } from '../shared/withLayers';
import { dark } from './dark';
import { isLight } from './lightGround';
import { SKIES } from './skies';
import { ACCENT, lowerThird, startOf, textColumn, TITLE_MS } from './lowerThird';

/** Read on white. */
const INK = '#15181c';
const PAPER = 'linear-gradient(#ffffff 40%, #e9ecef)';
const EVENING = `linear-gradient(${dark(0.34)}, ${dark(0.6)} 42%, ${dark(0.72)})`;

function calmCaption(...[page, index, props]: Parameters<Look['caption']>): ItemOf<'text'> {
  const item = captionItem(page, index, props);
  return {
    ...item,
    details: { ...item.details, ...textColumn(props), textAlign: startOf(item.details.text) },
  };
}

/** The last picture goes on behind the words, darkened; what stands on white ends on white. */
const calmClosing: Look['closing'] = ({ accent }, props) => {
  const { images, media_facts } = props;
  const isWhite = images.length > 0 && images.every((src) => isLight(media_facts[src]?.ground));
  const title = { lineHeight: 1.12, details: { fontFamily: 'serif', fontWeight: 700 } };
  return isWhite
    ? { ground: PAPER, entrance: 'slideUp', ink: INK, line: accent, picture: { borderRadius: 0 }, title }
    : { ground: EVENING, entrance: null, ink: '#ffffff', line: accent, picture: null, align: 'start', title };
};

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
  // Words that have the screen to themselves leave no room beneath them.
  labels: (props, durationMs, palette) =>
    isBare(props) ? titleItem(props, durationMs, palette) : lowerThird(props, durationMs).title,
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
