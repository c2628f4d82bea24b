/** The template `funky`: pictures as stickers on loud backgrounds, hard cuts, everything jumps on the beat. [T1] */
import type { TemplateProps } from '../../../contract/video/templateProps';
import type { ItemOf, TransitionName, VideoData } from '../../../contract/video/videoData';
import { unitOf } from '../canvas/canvas';
import { arrangeVideo } from '../shared/arrangeVideo';
import type { Look } from '../shared/look';
import { dressMain, mainItemsOf } from '../shared/shots/dressMain';
import { slowZoom } from '../shared/shots/slowZoom';
import { captionItem } from '../shared/type/text.items';
import { withLayers } from '../shared/withLayers';
import { INK, loudColours, loudBackground, loudPalette } from './loudBackgrounds';
import { pulseOf } from './pulse';
import { stickerOn } from './stickers';
import { loudClosing, loudTitle, STUCK } from './stuckWords';

const ENTRANCES: readonly TransitionName[] = ['imageZoomTwist', 'zoomRightIn', 'zoomLeftIn'];
/** Degrees: how askew each picture is stuck on, and each line of words. */
const TILTS = { picture: [-4, 3, -2, 5], words: [-2.5, 2, -1.5, 2.5] } as const;

const tilt = (tilts: readonly number[], index: number) => tilts[index % tilts.length] ?? 0;

function loudCaption(...[page, index, props]: Parameters<Look['caption']>): ItemOf<'text'> {
  const item = captionItem(page, index, props);
  return { ...item, details: { ...item.details, rotate: tilt(TILTS.words, index) } };
}

const look: Look = {
  template: 'funky',
  entrance: (index) => (index === 0 ? null : (ENTRANCES[index % ENTRANCES.length] ?? null)),
  movement: slowZoom,
  pace: 0.8,
  caption: loudCaption,
  labels: loudTitle,
  closing: loudClosing,
};

export function arrangeFunky(props: TemplateProps): VideoData {
  const colours = loudColours(props.brand?.colours);
  const pulse = pulseOf(props);
  const unit = unitOf(props);
  const px = (design: number) => `${Math.round(design * unit)}px`;
  const data = dressMain(
    arrangeVideo({ ...look, palette: loudPalette(unit) }, props),
    ({ display }, index) => ({
      ground: loudBackground(colours, index, unit),
      beats: pulse.filter((beat) => beat >= display.from && beat < display.to),
      rotate: tilt(TILTS.picture, index),
      border: `${px(STUCK.edge)} solid #ffffff`,
      borderRadius: Math.round(STUCK.radius * unit),
      boxShadow: `${px(STUCK.shadow)} ${px(STUCK.shadow)} 0 ${INK}`,
    }),
  );
  const stickers = mainItemsOf(data).flatMap((item, index) => stickerOn(item, index, data, colours));
  return withLayers(data, stickers);
}
