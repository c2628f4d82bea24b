/** Where the parts of the last card stand: the picture above the words, beside them where there is no height to spare. Pure. */
import { ZOOM_SCALE } from '../../../../contract/limits';
import type { Part, PointOfInterest } from '../../../../contract/video/itemDetails';
import { formOf, safeInsets, unitOf, type Size } from '../../canvas/canvas';
import { cutsFocus } from '../../paint/keptInView';
import { directionOf } from '../../canvas/writingSystems';
import {
  contained,
  heightOf,
  inMiddle,
  stacked,
  type Place,
  type Places,
  type Side,
  type Sizes,
} from './closingStack';
import { leastCovered } from '../type/leastCovered';
import { fitType, type TypeStep } from '../type/typeScale';

export interface ClosingParts {
  readonly title: string;
  /** Of the title, in font sizes. */
  readonly lineHeight: number;
  /** Of a line what its letters may take. */
  readonly letters: number;
  /** Width beside height; null where there is none. */
  readonly logo: number | null;
  readonly picture: HeroPicture | null;
  /** All from where reading starts, or in the middle. */
  readonly align: 'start' | 'center';
  /** px of the video. */
  readonly looked?: Part | undefined;
}
interface HeroPicture {
  /** Width beside height. */
  readonly ratio: number;
  /** Fills its part of the screen to the edges where so much of it would be seen; null where it is always a card. */
  readonly fills: number | null;
  /** Its one colour goes on beyond its edges, so that none of it need be cut off. */
  readonly isPlain: boolean;
  /** What is looked at in it is not cut off. */
  readonly focus?: PointOfInterest | undefined;
}
export interface ClosingLayout extends Places {
  /** The part of the screen that a picture fills; a card has none. */
  readonly stage?: Place;
  readonly fontSize: number;
  readonly textAlign: Side;
}

/** px of a phone's picture: a logo at most, the line, what is left free of a stage and above captions. */
const PX = { logo: { width: 420, height: 130 }, line: { width: 132, height: 12 }, air: 44, gap: 72 } as const;
/** Of the room: what a card should have, what one beneath a logo or on its own background should, and what it must have to be shown. */
const PICTURE = { card: 0.52, underLogo: 0.46, plain: 0.44, least: 0.24 } as const;
/** Of the screen's height: a stage at most. */
const STAGE = 0.5;
/** Of a wide screen's safe width: a card, and the words beside it. */
const BESIDE = { picture: 0.44, words: 0.46 } as const;
const TYPE = { lines: 3, sizes: ['poster', 'hero', 'headline', 'body', 'title'], smallest: 'topic' } as const;

/** `floor` is where captions begin, px from the top. */
export function layClosing(parts: ClosingParts, screen: Size, floor: number): ClosingLayout {
  const { top, side } = safeInsets(screen);
  const height = Math.max(0, floor - PX.gap * unitOf(screen) - top);
  const room = { left: side, top, width: screen.width - 2 * side, height };
  const { picture, title, logo } = parts;
  if (picture && formOf(screen) !== 'tall' && (title || logo !== null))
    return beside(parts, picture, room, { screen, floor });
  return picture ? above(parts, picture, room, screen) : alone(parts, room, screen);
}

function alone(parts: ClosingParts, room: Place, screen: Size): ClosingLayout {
  const align = sideOf(parts);
  const { sizes, fontSize } = words(parts, parts.logo === null ? 'poster' : 'hero', room.width, screen);
  const unit = unitOf(screen);
  const height = heightOf(sizes, unit);
  const spare = Math.max(0, room.height - height);
  // In the middle; where that lies over what is looked at, beneath it, or above.
  const [inMiddle, below, above] = [spare / 2, spare, 0].map((down) => ({
    ...room,
    height,
    top: room.top + down,
  })) as [Place, Place, Place];
  const stands = leastCovered([inMiddle, below, above], parts.looked);
  return { ...stacked(sizes, stands, align, unit), fontSize, textAlign: align };
}

interface Ground {
  readonly screen: Size;
  /** Where captions begin, px from the top. */
  readonly floor: number;
}

/**
 * The words stand where reading starts. Where there are captions, the picture is a card: in the middle of the screen they
 * would lie across the edge of a stage that went down to its foot, and one that ended above them would be cut off there.
 */
function beside(
  parts: ClosingParts,
  picture: HeroPicture,
  room: Place,
  { screen, floor }: Ground,
): ClosingLayout {
  const hasCaptions = floor < screen.height - safeInsets(screen).bottom;
  const isLeft = directionOf(parts.title) === 'ltr';
  const part = (share: number, isFirst: boolean) => {
    const width = share * room.width;
    return { ...room, width, left: isFirst ? room.left : room.left + room.width - width };
  };
  const half = {
    top: 0,
    left: isLeft ? 0 : screen.width / 2,
    width: screen.width / 2,
    height: screen.height,
  };
  const stage = !hasCaptions && standsOn(picture, half) ? half : null;
  const area = part(BESIDE.picture, isLeft);
  return {
    ...alone({ ...parts, align: 'start' }, part(BESIDE.words, !isLeft), screen),
    ...(stage
      ? onStage(picture, stage, screen)
      : { picture: inMiddle(contained(picture.ratio, area), area) }),
  };
}

/** The picture has what the words leave it; they are set smaller before it is too small. */
function above(parts: ClosingParts, picture: HeroPicture, room: Place, screen: Size): ClosingLayout {
  const unit = unitOf(screen);
  const align = sideOf(parts);
  const tried = TYPE.sizes.slice(1).map((size) => {
    const said = words(parts, size, room.width, screen);
    return { ...said, left: room.height - heightOf(said.sizes, unit) - PX.gap * unit };
  });
  const wanted = PICTURE[wantedOf(parts, picture)] * room.height;
  const pleasant = tried.find(({ left }) => left >= wanted);
  const { sizes, fontSize, left } = pleasant ?? tried.at(-1) ?? { sizes: {}, fontSize: 0, left: 0 };
  if (left < PICTURE.least * room.height) return alone(parts, room, screen);
  const height = Math.min(STAGE * screen.height, room.top + left - PX.gap * unit);
  const stage = { left: 0, top: 0, width: screen.width, height };
  const textAlign = align;
  if (!standsOn(picture, stage)) {
    const card = contained(picture.ratio, { width: room.width, height: left });
    return { ...stacked({ ...sizes, picture: card }, room, align, unit), fontSize, textAlign };
  }
  const beneath = { ...room, top: height, height: room.top + room.height - height };
  return { ...stacked(sizes, beneath, align, unit), ...onStage(picture, stage, screen), fontSize, textAlign };
}

const wantedOf = ({ logo }: ClosingParts, { isPlain }: HeroPicture) =>
  logo !== null ? 'underLogo' : isPlain ? 'plain' : 'card';

function standsOn({ fills, isPlain, ratio, focus }: HeroPicture, stage: Size): boolean {
  const wider = (ratio * stage.height) / stage.width;
  const cuts = cutsFocus({ width: ratio, height: 1 }, stage, focus, ZOOM_SCALE.to);
  return fills !== null && (isPlain || (Math.min(wider, 1 / wider) >= fills && !cuts));
}

function onStage({ isPlain, ratio }: HeroPicture, stage: Place, screen: Size) {
  const air = PX.air * unitOf(screen);
  const inside = { width: stage.width - 2 * air, height: stage.height - 2 * air };
  return { stage, picture: isPlain ? inMiddle(contained(ratio, inside), stage) : stage };
}

function words(
  { title, lineHeight, letters, logo }: ClosingParts,
  largest: TypeStep,
  width: number,
  screen: Size,
): { sizes: Sizes; fontSize: number } {
  const unit = unitOf(screen);
  const { lines: most, smallest } = TYPE;
  const { fontSize, lines } = fitType(
    title,
    { width: width * letters, lines: most, largest, smallest },
    screen,
  );
  const sizes: Sizes = {
    ...(logo === null ? {} : { logo: contained(logo, scaled(PX.logo, unit)) }),
    ...(title
      ? { line: scaled(PX.line, unit), title: { width, height: lines * fontSize * lineHeight } }
      : {}),
  };
  return { sizes, fontSize };
}

const sideOf = ({ align, title }: ClosingParts): Side =>
  align === 'center' ? 'center' : directionOf(title) === 'rtl' ? 'right' : 'left';

const scaled = ({ width, height }: Size, by: number): Size => ({ width: width * by, height: height * by });
