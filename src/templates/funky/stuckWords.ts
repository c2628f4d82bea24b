/** The title of `funky` as a sticker, at the start and on the last card. Pure. */
import { formOf, unitOf, type Size } from '../canvas/canvas';
import type { Look } from '../shared/look';
import { titleItem } from '../shared/type/text.items';
import { fitType } from '../shared/type/typeScale';
import { INK, loudColours, loudBackground } from './loudBackgrounds';

/** A picture's edge and hard shadow, px of a phone's picture. */
export const STUCK = { edge: 18, radius: 56, shadow: 20 } as const;
/** A title's, too; degrees. */
const TITLE = { edge: 9, radius: 22, shadow: 10, tilt: -4, pictureTilt: 3 } as const;
/** Room for the edges of one line beside those of the next. */
const TITLE_LINE = 1.46;
/** Of a line what its letters may take; the rest is its ends'. */
const LETTERS = 0.82;

/** Cut out in white, with the hard shadow that the pictures have. */
const stuckOn = (unit: number) => ({
  border: `${Math.round(TITLE.edge * unit)}px solid #ffffff`,
  borderRadius: Math.round(TITLE.radius * unit),
  boxShadow: `${Math.round(TITLE.shadow * unit)}px ${Math.round(TITLE.shadow * unit)}px 0 ${INK}`,
});

export const loudTitle: Look['labels'] = (props, ...asked) =>
  titleItem(props, ...asked).map((item) => ({
    ...item,
    details: {
      ...item.details,
      ...stuckOn(unitOf(props)),
      fontSize: fittedSize(item.details.text, item.details.width ?? props.width, props),
      rotate: TITLE.tilt,
      fontWeight: 900,
      lineHeight: TITLE_LINE,
    },
  }));

const fittedSize = (text: string, width: number, size: Size): number =>
  fitType(
    text,
    {
      ...{ width: LETTERS * width, lines: 3, smallest: 'label' },
      largest: formOf(size) === 'tall' ? 'headline' : 'topic',
    },
    size,
  ).fontSize;

/** A loud background that is not the title's colour, the title as a sticker on it. */
export const loudClosing: NonNullable<Look['closing']> = ({ label, onLabel }, props) => {
  const unit = unitOf(props);
  const colours = loudColours(props.brand?.colours).filter((colour) => colour !== label);
  return {
    background: loudBackground(colours, 0, unit),
    entrance: 'imageZoomTwist',
    ink: onLabel,
    line: INK,
    picture: {
      borderRadius: STUCK.radius,
      edge: { width: STUCK.edge, colour: '#ffffff', shadow: INK },
      rotate: TITLE.pictureTilt,
    },
    title: {
      lineHeight: TITLE_LINE,
      letters: LETTERS,
      details: { ...stuckOn(unit), backgroundColor: label, fontWeight: 900, rotate: TITLE.tilt },
    },
  };
};
