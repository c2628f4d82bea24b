/** The template `stock-media`: footage that fills the screen and dissolves, calm words in its lower third. [T1] */
import type { TemplateProps } from '../../../contract/video/templateProps';
import type { ItemOf, VideoData } from '../../../contract/video/videoData';
import { arrangeVideo } from '../shared/arrangeVideo';
import type { Look } from '../shared/look';
import { mainItemsOf } from '../shared/shots/dressMain';
import { slowZoom } from '../shared/shots/slowZoom';
import { captionItem } from '../shared/type/text.items';
import { withLayers } from '../shared/withLayers';
import { calmClosing } from './calmClosing';
import { startOf, textColumn } from './calmType';
import { INK, isLight } from './lightBackground';
import { lowerThird, TITLE_MS } from './lowerThird';
import { SKIES } from './skies';
import { skyTitle } from './skyTitle';
import { ACCENT, ACCENT_ABOVE, accentAbove, veilBehind } from './titleLayers';

function calmCaption(...[page, index, props]: Parameters<Look['caption']>): ItemOf<'text'> {
  const item = captionItem(page, index, props);
  return {
    ...item,
    details: { ...item.details, ...textColumn(props), textAlign: startOf(item.details.text) },
  };
}

const isBare = ({ images, videos }: TemplateProps) => images.length + videos.length === 0;

const look: Look = {
  template: 'stock-media',
  entrance: (index) => (index === 0 ? null : 'imageVerticalBlur'),
  movement: slowZoom,
  caption: calmCaption,
  closing: calmClosing,
  labels: (props, ...asked) => (isBare(props) ? skyTitle : lowerThird)(props, ...asked),
  aboveTitle: ACCENT_ABOVE,
  palette: {
    backgrounds: SKIES,
    accent: ACCENT,
    label: '#f7f5f0',
    onLabel: INK,
  },
};

export function arrangeStockMedia(props: TemplateProps): VideoData {
  const data = arrangeVideo(look, props);
  const title = data.trackItemsMap[`title_${props.project_id}`];
  if (isBare(props) || title?.type !== 'text') return data;
  const accent = accentAbove(title, props);
  return opensOnLight(data)
    ? withLayers(inInk(data, title), [accent])
    : withLayers(data, [veilBehind(title, props), accent]);
}

/** Whether all that is seen behind the title is light, as a shop's pictures on white are. */
const opensOnLight = (data: VideoData): boolean =>
  mainItemsOf(data)
    .filter(({ display }) => display.from < TITLE_MS)
    .every(({ type, details }) => type === 'image' && isLight(details.plainGround));

const inInk = (data: VideoData, title: ItemOf<'text'>): VideoData => ({
  ...data,
  trackItemsMap: {
    ...data.trackItemsMap,
    [title.id]: { ...title, details: { ...title.details, color: INK } },
  },
});
