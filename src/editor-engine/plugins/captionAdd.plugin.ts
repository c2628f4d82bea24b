/** New captions: one where nobody speaks yet, or a whole file of them in the place of all. [E6] */
import { NEW_ITEM_MS } from '../../../contract/limits';
import type { ItemOf } from '../../../contract/videoData';
import { addItem, deleteItem } from '../document/writeItems';
import { defineCommand, definePlugin, type CommandContext } from '../kernel/plugin';
import type { Refusal } from '../kernel/refusal';
import { roomAround, shortestMs, takenIn, type Span } from '../selectors/placement.selectors';
import { cuesWithin, TEXT_CHARACTERS, type Cue } from '../subtitles/cue';
import { captionsOf, type Caption } from '../selectors/captions.selectors';
import { ifValid, isRefusal } from './shared/itemEdits';
import { highest, lowest, orderOf, orders, ordersAfter } from './shared/layers';
import { hasRoomFor, nameAfter } from './shared/newItems';

interface NewCaption {
  /** ms of the video. */
  readonly atMs: number;
  readonly text: string;
}
interface Import {
  /** In order of time, none over another. What the video is too short for is left out. */
  readonly cues: readonly Cue[];
}

export const captionAddPlugin = definePlugin({
  id: 'captionAdd',
  commands: {
    'caption.add': defineCommand<NewCaption>({
      check(context, payload) {
        const caption = captionAt(context, payload);
        return isRefusal(caption) ? caption : null;
      },
      run(context, payload) {
        const caption = captionAt(context, payload);
        if (isRefusal(caption)) return;
        const id = context.newId('caption');
        addItem(context.doc, { ...caption, id });
        return [id];
      },
    }),
    'captions.import': defineCommand<Import>({
      check: (context, { cues }) => importRefusal(context, cues),
      run(context, { cues }) {
        const { doc, newId, videoData } = context;
        const old = captionsOf(context.videoData());
        const within = cuesWithin(cues, videoData().duration);
        const standings = standingsInstead(context, old, within.length);
        const model = old[0];
        for (const { id } of old) deleteItem(doc, id);
        within.forEach(({ text, ...window }, index) => {
          const caption = captionLike(model, text, window);
          addItem(doc, { ...caption, id: newId('caption') }, standings[index]);
        });
        return [];
      },
    }),
  },
});

/** It looks as the one that it is made after. */
function captionLike(model: Caption | undefined, text: string, window: Span): ItemOf<'text'> {
  const { words: _, animation: __, transition: ___, ...details } = model?.details ?? { textAlign: 'center' };
  const display = { from: Math.round(window.from), to: Math.round(window.to) };
  return {
    id: 'caption',
    name: nameAfter(text),
    type: 'text',
    display,
    details: { ...details, text: text.trim() },
  };
}

/** As long as a new item is, or as the next caption and the end of the video leave. */
function captionAt(context: CommandContext, { atMs, text }: NewCaption): ItemOf<'text'> | Refusal {
  const data = context.videoData();
  if (text.trim() === '') return 'emptyText';
  if (text.length > TEXT_CHARACTERS) return 'tooLong';
  if (!hasRoomFor(data, 1)) return 'tooManyItems';
  const from = Math.round(atMs);
  if (!(from >= 0 && from < data.duration)) return 'notBetween';
  const taken = takenIn(data, 'captions');
  if (taken.some((one) => one.from <= from && from < one.to)) return 'noRoom';
  const room = roomAround({ from, to: from }, taken);
  const to = Math.floor(Math.min(from + NEW_ITEM_MS, room.to, data.duration));
  if (to - from < shortestMs(data)) return 'noRoom';
  const nearest = captionsOf(context.videoData()).reduce<Caption | undefined>(
    (best, one) => (best && distance(best, from) <= distance(one, from) ? best : one),
    undefined,
  );
  return captionLike(nearest, text, { from, to });
}

const distance = ({ display }: Caption, atMs: number) => Math.abs((display.from + display.to) / 2 - atMs);

function importRefusal(context: CommandContext, cues: readonly Cue[]): Refusal | null {
  const data = context.videoData();
  const within = cuesWithin(cues, data.duration);
  if (cues.length === 0) return 'nothingChosen';
  if (within.length === 0) return 'noRoom';
  if (!hasRoomFor(data, within.length - captionsOf(context.videoData()).length)) return 'tooManyItems';
  let end = 0;
  for (const cue of within) {
    if (!(cue.to - cue.from >= 1)) return 'tooShort';
    if (!(cue.from >= end)) return 'noRoom';
    if (cue.text.trim() === '') return 'emptyText';
    if (isRefusal(ifValid({ ...captionLike(undefined, cue.text, cue) }))) return 'badValue';
    end = cue.to;
  }
  return null;
}

/** The new ones are painted, and stand in their track, where the old ones did. */
function standingsInstead({ doc }: CommandContext, old: readonly Caption[], count: number) {
  const orderIn = (cell: 'place' | 'layer') => {
    const all = orders(doc, cell);
    const own = old.flatMap(({ id }) => orderOf(doc, id, cell) ?? []);
    if (own.length === 0) return ordersAfter(highest(all), all, count);
    const mine = new Set(own);
    const others = all.filter((order) => !mine.has(order));
    return ordersAfter(lowest(own), others, count);
  };
  const [places, layers] = [orderIn('place'), orderIn('layer')];
  return Array.from({ length: count }, (_, index) => ({
    place: places[index] ?? index,
    layer: layers[index] ?? index,
  }));
}
