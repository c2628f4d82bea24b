/** The last card of a video's template, laid out anew over a document that has none. Pure. */
import { msToSeconds, ms } from '../../contract/units';
import { templatePropsSchema, type MediaFacts, type TemplateProps } from '../../contract/video/templateProps';
import { templateNameSchema } from '../../contract/video/templateName';
import { wordsOf } from '../../contract/video/spokenWords';
import {
  isCaption,
  isClosing,
  type ItemOf,
  type TrackItem,
  type VideoData,
} from '../../contract/video/videoData';
import { arrangeInFormats } from './arrangeInFormats';
import { captionOnCard } from './shared/type/textCards.items';
import { hookTitle } from './shared/type/hookTitle';

interface ClosingCardOf {
  /** Those that the document has not; none where it is too short for a card. */
  readonly items: readonly TrackItem[];
  /** As it is written on a card. */
  readonly title: string;
  /** Captions that are to be read on it and are made for pictures, and what makes them read. */
  readonly captions: {
    readonly ids: readonly string[];
    readonly details: { backgroundColor: string };
  } | null;
}

/** @param title of the project */
export function closingCardOf(data: VideoData, title: string): ClosingCardOf {
  const items = templateNameSchema.safeParse(data.template).success ? laidOut(data, title) : [];
  const from = Math.min(...items.map(({ display }) => display.from));
  const beneath = captionsOf(data).filter(({ display }) => display.to > from + 1);
  const changed = beneath.map(captionOnCard).filter((item) => !beneath.includes(item));
  const backgroundColor = changed[0]?.details.backgroundColor;
  const captions = backgroundColor
    ? { ids: changed.map(({ id }) => id), details: { backgroundColor } }
    : null;
  return { items, title: hookTitle(title), captions };
}

function laidOut(data: VideoData, title: string): TrackItem[] {
  const { trackItemIds, trackItemsMap } = arrangeInFormats(propsOf(data, title));
  return trackItemIds.flatMap((id) => {
    const item = trackItemsMap[id];
    if (!item || !isClosing(id) || data.trackItemsMap[id]) return [];
    return [{ ...item, display: { from: item.display.from, to: Math.round(data.duration) } }];
  });
}

const itemsOf = (data: VideoData) => data.trackItemIds.flatMap((id) => data.trackItemsMap[id] ?? []);
const captionsOf = (data: VideoData) =>
  itemsOf(data).filter((item): item is ItemOf<'text'> => item.type === 'text' && isCaption(item.id));
const inSeconds = (value: number) => msToSeconds(ms(value));

/** As far as a card is laid out by them. */
function propsOf(data: VideoData, title: string): TemplateProps {
  const { projectId: project_id, template, fps, size, duration } = data;
  const pictures = itemsOf(data)
    .filter((item): item is ItemOf<'image'> => item.type === 'image' && item.isMain === true && !item.brand)
    .toSorted((a, b) => a.display.from - b.display.from);
  const logo = itemsOf(data).find((item) => item.type === 'image' && item.brand === 'logo');
  return templatePropsSchema.parse({
    ...{ project_id, template, title, fps, ...size },
    images: [...new Set(pictures.map(({ details }) => details.src))],
    videos: [],
    captions: captionsOf(data).flatMap((item) =>
      wordsOf(item).map(({ text, from, to }) => [[inSeconds(from), inSeconds(to)], text]),
    ),
    voiceover_duration: inSeconds(duration),
    background_music_url: null,
    remote_dir: '',
    media_facts: Object.fromEntries(pictures.flatMap(({ details }) => factsOf(details))),
    ...(logo?.type === 'image' && { brand: { logoUrl: logo.details.src, ...sizeOf(logo.details) } }),
  });
}

type Details = ItemOf<'image'>['details'];
function factsOf({
  src,
  naturalWidth,
  naturalHeight,
  plainGround,
  crop,
  focus,
}: Details): [string, MediaFacts][] {
  if (!naturalWidth || !naturalHeight) return [];
  const size = { width: naturalWidth, height: naturalHeight, duration_seconds: null, backdrop_url: null };
  return [
    [
      src,
      {
        ...size,
        ...(plainGround && { ground: plainGround }),
        ...(crop && { crop }),
        ...(focus && { focus }),
      },
    ],
  ];
}
const sizeOf = ({ naturalWidth: width, naturalHeight: height }: Details) =>
  width && height ? { logoSize: { width, height } } : {};
