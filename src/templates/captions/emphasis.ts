/** Which spoken words carry a sentence: figures, prices, and the few words that sell or warn; and how much larger they become. Pure. */
import { letterCount } from '../../../contract/video/letters';

const FIGURE = /\d|[%€$£¥₹]/u;
/** An abbreviation or a word that was meant to be shouted. */
const SHOUTED = /^\p{Lu}{2,}\P{L}*$/u;
const STRONG = new Set(
  `never always only free new now today stop best worst most least every nothing everything nobody everyone
  first last without instantly finally forever half double twice zero million billion thousand hundred
  secret proven easy fast faster safe warning dangerous save win love hate wow`.split(/\s+/u),
);

export function isStrong(word: string): boolean {
  const bare = word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return FIGURE.test(word) || word.endsWith('!') || SHOUTED.test(word) || STRONG.has(bare);
}

/** Of the word; letters to each side, a third of the space that parts it from its neighbours. */
const GROWS = { plain: 0.03, strong: 0.08, sideLetters: 0.12 } as const;

/** How much larger a word becomes while it is spoken: a long one less, as it would touch the words beside it. */
export const growthOf = (word: string): number =>
  Math.min(isStrong(word) ? GROWS.strong : GROWS.plain, (2 * GROWS.sideLetters) / letterCount(word));
