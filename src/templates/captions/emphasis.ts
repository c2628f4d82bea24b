/** Which spoken words carry a sentence: figures, prices, and the few words that sell or warn. Pure. */

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
