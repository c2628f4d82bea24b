/** Captions of a file in the place of all that there are, as one step. */
import type { VideoData } from '../../../../contract/video/videoData';
import { addItem, deleteItem } from '../../document/writeItems';
import { defineCommand, definePlugin, type CommandContext } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { captionsOf, type Caption } from '../../selectors/captions.selectors';
import { cuesWithin, type Cue } from '../../../../contract/video/subtitles/cue';
import { captionLike } from '../shared/captionLike';
import { ifValid, isRefusal } from '../shared/itemEdits';
import { highest, lowest, orderOf, orders, ordersAfter } from '../shared/layers';
import { hasRoomFor } from '../shared/newItems';

interface Import {
  /** In order of time, none over another. What the video is too short for is left out. */
  readonly cues: readonly Cue[];
}

export const captionImportPlugin = definePlugin({
  id: 'captionImport',
  commands: {
    'captions.import': defineCommand<Import>({
      check: ({ videoData }, { cues }) => refusalOf(videoData(), cues),
      run(context, { cues }) {
        const { doc, newId, videoData } = context;
        const old = captionsOf(videoData());
        const within = cuesWithin(cues, videoData().duration);
        const standings = standingsInstead(context, old, within.length);
        for (const { id } of old) deleteItem(doc, id);
        within.forEach(({ text, ...window }, index) =>
          addItem(doc, { ...captionLike(old[0], text, window), id: newId('caption') }, standings[index]),
        );
        return [];
      },
    }),
  },
});

function refusalOf(data: VideoData, cues: readonly Cue[]): Refusal | null {
  const within = cuesWithin(cues, data.duration);
  if (cues.length === 0) return 'nothingChosen';
  if (within.length === 0) return 'noRoom';
  if (!hasRoomFor(data, within.length - captionsOf(data).length)) return 'tooManyItems';
  let end = 0;
  for (const cue of within) {
    if (!(cue.to - cue.from >= 1)) return 'tooShort';
    if (!(cue.from >= end)) return 'noRoom';
    if (cue.text.trim() === '') return 'emptyText';
    if (isRefusal(ifValid(captionLike(undefined, cue.text, cue)))) return 'badValue';
    end = cue.to;
  }
  return null;
}

/** The new ones are painted, and stand in their track, where the old ones did. */
function standingsInstead({ doc }: CommandContext, old: readonly Caption[], count: number) {
  const ordersIn = (cell: 'place' | 'layer') => {
    const all = orders(doc, cell);
    const own = old.flatMap(({ id }) => orderOf(doc, id, cell) ?? []);
    if (own.length === 0) return ordersAfter(highest(all), all, count);
    const mine = new Set(own);
    return ordersAfter(
      lowest(own),
      all.filter((order) => !mine.has(order)),
      count,
    );
  };
  const [places, layers] = [ordersIn('place'), ordersIn('layer')];
  return Array.from({ length: count }, (_, index) => ({
    place: places[index] ?? index,
    layer: layers[index] ?? index,
  }));
}
