/** One caption as two, and two as one. */
import type { SpokenWord } from '../../../contract/spokenWords';
import { wordsOf } from '../../../contract/spokenWords';
import { addItem, deleteItem, rewriteItem, standingOf } from '../document/writeItems';
import { defineCommand, definePlugin, type CommandContext } from '../kernel/plugin';
import type { Refusal } from '../kernel/refusal';
import { shortestMs } from '../selectors/placement.selectors';
import { captionsOf, isCaptionItem, type Caption } from '../selectors/captions.selectors';
import { captionWords } from './shared/captionWords';
import { ifValid, isRefusal } from './shared/itemEdits';
import { hideItems, isShown } from './shared/layers';
import { createOrder } from './shared/order';

interface Split {
  readonly id: string;
  /** The first word of the second half, counted from 0; or the moment, in ms of the video. */
  readonly atWord?: number;
  readonly atMs?: number;
}
interface Merge {
  readonly id: string;
  readonly with: 'next' | 'previous';
}

export const captionPartsPlugin = definePlugin({
  id: 'captionParts',
  commands: {
    'caption.split': defineCommand<Split>({
      check: (context, payload) => refusalOf(halves(context, payload)),
      run(context, payload) {
        const parts = halves(context, payload);
        if (isRefusal(parts)) return;
        const { doc, newId } = context;
        const id = newId('caption');
        const { track } = standingOf(doc, payload.id);
        rewriteItem(doc, parts.left);
        addItem(
          doc,
          { ...parts.right, id },
          {
            ...(track === undefined ? {} : { track }),
            place: createOrder(doc, 'place').after(parts.right, payload.id),
            layer: createOrder(doc, 'layer').after(parts.right, payload.id),
          },
        );
        if (!isShown(doc, payload.id)) hideItems(doc, [id]);
        return [payload.id, id];
      },
    }),
    'caption.merge': defineCommand<Merge>({
      check: (context, payload) => refusalOf(whole(context, payload)),
      run(context, payload) {
        const both = whole(context, payload);
        if (isRefusal(both)) return;
        rewriteItem(context.doc, both.kept);
        deleteItem(context.doc, both.gone);
        return [both.kept.id];
      },
    }),
  },
});

const refusalOf = (outcome: object | Refusal): Refusal | null => (isRefusal(outcome) ? outcome : null);

/** Every half has a word and at least a frame. */
function halves(
  context: CommandContext,
  { id, atWord, atMs }: Split,
): { left: Caption; right: Caption } | Refusal {
  const caption = context.item(id);
  if (!caption) return 'noSuchItem';
  if (!isCaptionItem(caption)) return 'wrongKind';
  const { from, to } = caption.display;
  const words = wordsOf(caption);
  if (atWord === undefined && (atMs === undefined || !(atMs > from && atMs < to))) return 'notBetween';
  const count = atWord ?? words.filter((word) => (word.from + word.to) / 2 < (atMs ?? from)).length;
  const first = words[count];
  if (!first || count < 1) return 'noSuchWord';
  const cut = Math.round(atWord === undefined ? (atMs ?? from) : first.from);
  const shortest = shortestMs(context.videoData());
  if (cut - from < shortest || to - cut < shortest) return 'tooShort';
  return {
    left: part(caption, words.slice(0, count), { from, to: cut }),
    right: part(caption, words.slice(count), { from: cut, to }),
  };
}

function part(caption: Caption, words: readonly SpokenWord[], window: { from: number; to: number }): Caption {
  const { words: timed, ...details } = caption.details;
  const inside = (ms: number) => Math.min(Math.max(ms, window.from), window.to);
  const own = timed && words.map((word) => ({ ...word, from: inside(word.from), to: inside(word.to) }));
  return {
    ...caption,
    display: { ...caption.display, ...window },
    details: { ...details, text: words.map(({ text }) => text).join(' '), ...captionWords(own) },
  };
}

/** The earlier one stays, and takes the other's words and time. */
function whole(
  context: CommandContext,
  { id, with: side }: Merge,
): { kept: Caption; gone: string } | Refusal {
  const caption = context.item(id);
  if (!caption) return 'noSuchItem';
  if (!isCaptionItem(caption)) return 'wrongKind';
  const all = captionsOf(context.videoData());
  const at = all.findIndex((one) => one.id === id);
  const [kept, gone] = side === 'next' ? [caption, all[at + 1]] : [all[at - 1], caption];
  if (!kept || !gone) return 'noNeighbour';
  const timed = kept.details.words || gone.details.words;
  const { words: _, ...details } = kept.details;
  const joined = ifValid({
    ...kept,
    display: { ...kept.display, to: Math.max(kept.display.to, gone.display.to) },
    details: {
      ...details,
      text: `${kept.details.text} ${gone.details.text}`.trim(),
      ...(timed ? captionWords([...wordsOf(kept), ...wordsOf(gone)]) : {}),
    },
  });
  if (isRefusal(joined)) return 'tooLong';
  return isCaptionItem(joined) ? { kept: joined, gone: gone.id } : 'wrongKind';
}
