/** Which card is on top at a frame and which lie under it. Pure. */
import type { ItemOf, VideoData } from '../../../contract/video/videoData';
import { springProgress } from '../motion/easing';
import { entranceOf, planItems, type ShownItem } from '../motion/timing';
import { GONE, sideOf } from './pile';

export type CardItem = ItemOf<'image'> | ItemOf<'video'>;
type ShownCard = ShownItem & { readonly item: CardItem };

export interface Pile {
  readonly top: ShownCard | undefined;
  /** Bottom to top: what lies under it, and how many cards came since. */
  readonly under: readonly { readonly card: ShownCard; readonly after: number }[];
  /** How far the top one has pushed the others on, 0 to 1. */
  readonly presence: number;
}

const isCard = (shown: ShownItem): shown is ShownCard =>
  Boolean(shown.item.isMain) && (shown.item.type === 'image' || shown.item.type === 'video');

/** In the order in which they come. */
export const cardsOf = (data: VideoData): readonly ShownCard[] =>
  planItems(data)
    .filter(isCard)
    .toSorted((a, b) => a.from - b.from);

/** A card that is still held moves by itself and lies nowhere yet. */
export function pileAt(cards: readonly ShownCard[], frame: number, fps: number): Pile {
  const place = cards.findLastIndex(({ from }) => from <= frame);
  const top = cards[place];
  if (!top) return { top: undefined, under: [], presence: 1 };
  const presence = place === 0 ? 1 : pushed(frame - top.from, entranceOf(top, fps));
  const under = cards
    .slice(Math.max(0, place - GONE), place)
    .map((card, index, list) => ({ card, after: list.length - index }))
    .filter(({ after }) => after < GONE || presence < 1)
    .filter(({ card }) => frame >= card.from + card.length + card.held);
  return { top, under, presence };
}

/** `frame` since another card came, which takes `reach` frames to arrive: how far it has been pushed on. */
export const pushed = (frame: number, reach: number): number =>
  frame >= reach ? 1 : springProgress((frame + 1) / (reach + 1));

/** What the table shows in the frames [from, to): the cards that are on top there, and those that may lie under them. */
export function cardsRead(data: VideoData, from: number, to: number) {
  const cards = cardsOf(data);
  const placeAt = (frame: number) => cards.findLastIndex((card) => card.from <= frame);
  const first = Math.max(0, placeAt(from) - GONE);
  const shown = cards.slice(first, placeAt(to - 1) + 1);
  return { isFromTheFirst: first === 0, shown, sides: shown.map(({ item }) => sideOf(item.id)) };
}
