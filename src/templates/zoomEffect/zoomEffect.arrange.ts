/** The template `zoom-effect`: flashes at the start, hard cuts, a push into every picture, one large word at a time. [T1] */
import { CAPTION, DEFAULT_SIZE } from '../../../contract/limits';
import type { TemplateProps } from '../../../contract/video/templateProps';
import type { ItemOf, VideoData } from '../../../contract/video/videoData';
import { formOf, unitOf } from '../canvas/canvas';
import { layCaption } from '../captions/captionLayout';
import { arrangeVideo } from '../shared/arrangeVideo';
import type { Look } from '../shared/look';
import type { Closing } from '../shared/closing/closing';
import { isLight } from '../shared/colour';
import { calmPalette, type Palette } from '../shared/palette';
import { captionItem, titleItem } from '../shared/type/text.items';
import { fitType } from '../shared/type/typeScale';
import { flashes } from './flashes';
import { NEAR } from '../paint/stand/onScreen';

/** How long a push may last; it is fast at first and never quite rests. */
const PUSH_MS = 3200;
/** More cuts than the voice alone would make. */
const PACE = 0.75;
/** Of the picture's height: a single word stands beneath what is shown, and above what a site writes. */
const WORD_TOP = 1372 / DEFAULT_SIZE.height;
const WORD_SIZE = CAPTION.fontSizePx * 1.5;
/** px of a phone's picture: the edge around the title's letters. */
const TITLE = { edge: 16, ms: 1800 } as const;

/** White letters are hollow on white: there they have the colour of the last card. */
function shoutedTitle(props: TemplateProps, durationMs: number, palette: Palette): ItemOf<'text'>[] {
  const opening = props.media_facts[props.images[0] ?? '']?.ground;
  return titleItem(props, durationMs, palette).map((item) => {
    const { backgroundColor: _, borderRadius: __, animation: ___, ...details } = item.details;
    const text = details.text.toUpperCase();
    const place = { width: details.width ?? props.width, lines: 3 } as const;
    // Lower pictures have little height to give away.
    const largest = formOf(props) === 'tall' ? 'hero' : 'title';
    const shouted: ItemOf<'text'> = {
      ...item,
      display: { from: 0, to: TITLE.ms },
      details: {
        ...details,
        text,
        fontSize: fitType(text, { ...place, largest, smallest: 'label' }, props).fontSize,
        fontWeight: 900,
        lineHeight: 1.06,
        color: isLight(opening) && isLight(palette.label) ? palette.label : '#ffffff',
        strokeColor: '#0b0c12',
        strokeWidth: Math.round(TITLE.edge * unitOf(props)),
      },
    };
    return shouted;
  });
}

function largeWord(...[page, index, props]: Parameters<Look['caption']>): ItemOf<'text'> {
  const item = captionItem(page, index, props);
  const details = { ...item.details, fontSize: WORD_SIZE };
  // A word so long that it takes several lines must not grow down into a site's own words.
  const lowest = layCaption(details, page.words, props).box.top;
  return { ...item, details: { ...details, top: Math.round(Math.min(WORD_TOP * props.height, lowest)) } };
}

/** A cut to a loud colour; then everything hits at once. */
const loudClosing = ({ label, onLabel }: Palette): Closing => ({
  ...{ background: label, ink: onLabel, line: onLabel, entrance: null },
  picture: { fills: NEAR.onScreen, borderRadius: 36, edge: { width: 10, colour: onLabel } },
  title: { isShouted: true, lineHeight: 1.04, details: { fontWeight: 900, transition: { in: 'pop' } } },
});

const look: Look = {
  template: 'zoom-effect',
  entrance: () => null,
  movement: (index, { from, to }) => ({
    type: index % 3 === 2 ? 'zoomOut' : 'zoom',
    duration: Math.min(PUSH_MS, to - from),
    delay: 0,
    easing: 'easeOut',
  }),
  caption: largeWord,
  labels: shoutedTitle,
  palette: { ...calmPalette, label: '#ffdd2d', onLabel: '#0b0c12' },
  closing: loudClosing,
  opening: flashes,
  popWords: true,
  showsPlainBackgrounds: true,
  pace: PACE,
};

export const arrangeZoomEffect = (props: TemplateProps): VideoData => arrangeVideo(look, props);
