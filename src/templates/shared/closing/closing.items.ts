/** The last seconds: a card of the template's own with the logo, what it was about, and its title. */
import { wordsOf } from '../../../../contract/video/spokenWords';
import type { TemplateProps } from '../../../../contract/video/templateProps';
import type { ItemOf } from '../../../../contract/video/videoData';
import { safeInsets, unitOf, type Size } from '../../canvas/canvas';
import { layCaption } from '../../captions/captionLayout';
import { layClosing } from './closingLayout';
import { pictureItems, stageItems } from './closingHero.items';
import { backgroundItems, lineItems, logoItems, titleItems } from './closingParts.items';
import type { Closing } from './closing';
import type { ClosingItem } from './closingCard';
import { closingPicture } from './closingPicture';
import { isBeneath, type Span } from './closingSpan';
import { hookTitle } from '../type/hookTitle';

interface Standing {
  readonly closing: Closing;
  readonly span: Span;
  /** All of the video's. */
  readonly captions: readonly ItemOf<'text'>[];
}

const LINE_HEIGHT = 1.14;

export function closingItems(props: TemplateProps, { closing, span, captions }: Standing): ClosingItem[] {
  const { brand } = props;
  const { title = {}, picture: frame } = closing;
  const said = hookTitle(props.title);
  const text = title.isShouted ? said.toUpperCase() : said;
  const lineHeight = title.lineHeight ?? LINE_HEIGHT;
  const picture = frame && closingPicture(props, span.from);
  const { width, height } = brand?.logoSize ?? { width: 1, height: 1 };
  const parts = {
    ...{ title: text, lineHeight, letters: title.letters ?? 1, align: closing.align ?? ('center' as const) },
    looked: closing.looked,
    logo: brand?.logoUrl ? width / height : null,
    picture: picture && {
      ...picture,
      fills: frame.fills ?? null,
      isPlain: picture.background !== null,
      focus: picture.details.focus,
    },
  };
  const lay = layClosing(
    parts,
    props,
    floorOf(
      captions.filter((one) => isBeneath(span, one)),
      props,
    ),
  );
  const card = { props, closing, lay, span, unit: unitOf(props) };
  return [
    ...backgroundItems(card),
    ...(picture ? [...stageItems(card, picture), ...pictureItems(card, picture)] : []),
    ...logoItems(card),
    ...lineItems(card),
    ...titleItems(card, { text, lineHeight }),
  ];
}

/** px from the top: where captions begin, or what a site lays over the picture. */
const floorOf = (captions: readonly ItemOf<'text'>[], screen: Size): number =>
  Math.min(
    screen.height - safeInsets(screen).bottom,
    ...captions.map((item) => layCaption(item.details, wordsOf(item), screen).box.top),
  );
