/** When a caption stands: never over another one, and its words within it. */
import type { SpokenWord } from '../../../../contract/video/spokenWords';
import type { VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { freeRoom, shortestMs, type Span } from '../../selectors/placement.selectors';
import { isCaptionItem } from '../../selectors/captions.selectors';
import { editItem, ifValid } from '../shared/itemEdits';

interface Retiming extends Span {
  readonly id: string;
}

export const captionTimePlugin = definePlugin({
  id: 'captionTime',
  commands: {
    'caption.retime': editItem<Retiming>((item, { id, from, to }, { videoData }) => {
      if (!isCaptionItem(item)) return 'wrongKind';
      const window = windowFor(videoData(), id, { from: Math.round(from), to: Math.round(to) });
      if (typeof window === 'string') return window;
      const { words } = item.details;
      const moved = words && { words: movedWords(words, item.display, window) };
      return ifValid({
        ...item,
        display: { ...item.display, ...window },
        details: { ...item.details, ...moved },
      });
    }),
  },
});

function windowFor(data: VideoData, id: string, wanted: Span): Span | Refusal {
  if (!Number.isFinite(wanted.from) || !Number.isFinite(wanted.to)) return 'badValue';
  if (wanted.from < 0) return 'beforeStart';
  if (wanted.to - wanted.from < shortestMs(data)) return 'tooShort';
  if (wanted.to > Math.ceil(data.duration)) return 'noRoom';
  const room = freeRoom(data, { kind: 'captions', excluding: new Set([id]), ...wanted });
  const isFree = room && Math.abs(room.from - wanted.from) < 1 && Math.abs(room.to - wanted.to) < 1;
  return isFree ? room : 'noRoom';
}

/** Moved with a caption that is as long as before; as they were where they still fit; else drawn together. Whole ms. */
function movedWords<Word extends SpokenWord>(words: readonly Word[], before: Span, after: Span): Word[] {
  const [was, is] = [before.to - before.from, after.to - after.from];
  const at = (map: (ms: number) => number) =>
    words.map((word) => ({ ...word, from: inside(map(word.from), after), to: inside(map(word.to), after) }));
  if (Math.abs(is - was) < 1) return at((ms) => ms + after.from - before.from);
  if (words.every(({ from, to }) => from >= after.from && to <= after.to)) return [...words];
  return at((ms) => after.from + (was > 0 ? ((ms - before.from) * is) / was : 0));
}

const inside = (ms: number, { from, to }: Span) => Math.round(Math.min(Math.max(ms, from), to));
