/** The template `funky`: pictures as stickers on loud grounds, hard cuts, everything jumps on the beat. [T1] */
import type { TemplateProps } from '../../../contract/templateProps';
import type { ItemOf, TransitionName, VideoData } from '../../../contract/videoData';
import { unitOf } from '../canvas/canvas';
import { arrangeVideo, type Look } from '../shared/arrangeVideo';
import { dressMain, mainItemsOf } from '../shared/dressMain';
import { captionItem, titleItem } from '../shared/text.items';
import { withLayers } from '../shared/withLayers';
import { INK, loudColours, loudGround, loudPalette } from './loudGrounds';
import { pulseOf } from './pulse';
import { stickerOn } from './stickers';

const ENTRANCES: readonly TransitionName[] = ['imageZoomTwist', 'zoomRightIn', 'zoomLeftIn'];
/** Degrees: how askew each picture is stuck on, and each line of words. */
const TILTS = { picture: [-4, 3, -2, 5], words: [-2.5, 2, -1.5, 2.5], title: -4 } as const;
/** px of a phone's picture. */
const STUCK = { edge: 18, radius: 56, shadow: 20 } as const;
const TITLE = { edge: 9, radius: 22, shadow: 10 } as const;
/** Room for the edges of one line beside those of the next. */
const TITLE_LINE = 1.46;

const tilt = (tilts: readonly number[], index: number) => tilts[index % tilts.length] ?? 0;

function loudCaption(...[page, index, props]: Parameters<Look['caption']>): ItemOf<'text'> {
  const item = captionItem(page, index, props);
  return { ...item, details: { ...item.details, rotate: tilt(TILTS.words, index) } };
}

const loudTitle: Look['labels'] = (...asked) =>
  titleItem(...asked).map((item) => ({
    ...item,
    details: {
      ...item.details,
      ...stuckOn(unitOf(asked[0])),
      rotate: TILTS.title,
      fontWeight: 900,
      lineHeight: TITLE_LINE,
    },
  }));

/** Cut out in white, with the hard shadow that the pictures have. */
const stuckOn = (unit: number) => ({
  border: `${Math.round(TITLE.edge * unit)}px solid #ffffff`,
  borderRadius: Math.round(TITLE.radius * unit),
  boxShadow: `${Math.round(TITLE.shadow * unit)}px ${Math.round(TITLE.shadow * unit)}px 0 ${INK}`,
});

/** A loud ground that is not the title's colour, the title as a sticker on it. */
const loudClosing: Look['closing'] = ({ label, onLabel }, props) => {
  const unit = unitOf(props);
  const colours = loudColours(props.brand?.colours).filter((colour) => colour !== label);
  return {
    ground: loudGround(colours, 0, unit),
    entrance: 'imageZoomTwist',
    ink: onLabel,
    line: INK,
    picture: {
      borderRadius: STUCK.radius,
      edge: { width: STUCK.edge, colour: '#ffffff', shadow: INK },
      rotate: TILTS.picture[1],
    },
    title: {
      lineHeight: TITLE_LINE,
      letters: 0.82,
      details: { ...stuckOn(unit), backgroundColor: label, fontWeight: 900, rotate: TILTS.title },
    },
  };
};

const look: Look = {
  template: 'funky',
  entrance: (index) => (index === 0 ? null : (ENTRANCES[index % ENTRANCES.length] ?? null)),
  movement: (index, { from, to }) => ({
    type: index % 2 === 0 ? 'zoom' : 'zoomOut',
    duration: to - from,
    delay: 0,
    easing: 'linear',
  }),
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
      ground: loudGround(colours, index, unit),
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
