/**
 * What frames are drawn from: everything that a template reads of a document to paint them, and nothing else. A
 * template whose background reads more of the document says so here.
 */
import type { TemplateName } from '../../contract/video/templateName';
import { isCaption, type TrackItem, type VideoData } from '../../contract/video/videoData';
import { lessonRead } from './educational/lessonSteps';
import { cardsRead } from './motionCards/mainCards';
import { planItems, type ShownItem } from './motion/timing';
import { fontsShown } from './paint/type/wantedFonts';

type BackgroundRead = (data: VideoData, from: number, to: number) => unknown;
const nothing: BackgroundRead = () => null;

const backgroundReads: Record<TemplateName, BackgroundRead> = {
  default: nothing,
  'motion-cards': (data, from, to) => {
    const { shown, ...rest } = cardsRead(data, from, to);
    return { ...rest, shown: shown.map(paintedOf) };
  },
  'zoom-effect': nothing,
  funky: nothing,
  'stock-media': nothing,
  educational: lessonRead,
};

/** Of the frames [from, to), and of one more on each side: what two documents have alike here, they show alike. */
export function drawnFrom(data: VideoData, { from, to }: { readonly from: number; readonly to: number }) {
  const [first, end] = [from - 1, to + 1];
  const shown = planItems(data).filter(
    (window) =>
      window.item.type !== 'audio' && window.from < end && window.from + window.length + window.held > first,
  );
  const readBackground = backgroundReads[data.template as TemplateName] ?? (() => data);
  return {
    ...{ template: data.template, size: data.size, fps: data.fps, from, to },
    items: shown.map(paintedOf),
    background: readBackground(data, first, end),
    fonts: fontsShown(
      shown.map(({ item }) => item),
      data,
    ),
  };
}

/** Without what is not painted: its name, where it stands in other formats, how it sounds, and its id but for what that says. */
function paintedOf({ item, from, length, held }: ShownItem) {
  const { id, name: _, metadata: __, formats: ___, ...painted } = item;
  return { ...painted, details: silent(item), isCaption: isCaption(id), from, length, held };
}

function silent({ type, details }: TrackItem): object {
  if (type !== 'video') return details;
  const { volume: _, fadeIn: __, fadeOut: ___, ...seen } = details;
  return seen;
}
