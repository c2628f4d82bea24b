/** What the seller says of the product, as sentences that can be spoken, the strongest first. */
import { isEnglish, sellersLines } from './sellersLines';

export interface Claims {
  /** Sentences about the product. */
  readonly features: readonly string[];
  /** Sentences about the deal: shipping, warranty, trial. */
  readonly offers: readonly string[];
}

const OFFER =
  /\b(free (shipping|delivery|returns?)|ships? free|warranty|guarantee|money.?back|discount|% off|free trial)\b/i;
const LONGEST = 18;
const CUTS =
  /\sso that\s|,\s(?=(?:which|so|making|perfect|ideal|while|allowing|ensuring|giving|and|with)\b)|\s[–—-]\s/i;
const BOAST =
  /\b(best.in.class|like never before|world.?class|number one|premium quality|perfect gift|great gift|buy now|order now|high.quality)\b/i;
const STRENGTHS =
  /\b(you|your|keeps?|helps?|lets?|without|never|stops?|protects?|fits?|lasts?|saves?|blocks?|made)\b/gi;

export function claimsOf(description: string): Claims {
  const written = sellersLines(description);
  if (!isEnglish(written.join(' '))) return { features: [], offers: [] };
  const lines = written.map(shortened).filter((line) => line !== '' && !BOAST.test(line));
  const ranked = lines
    .map((line, order) => ({ line, sentence: asSentence(line), score: strength(line) - order * 0.05 }))
    .filter(({ sentence }) => sentence !== '')
    .sort((a, b) => b.score - a.score);
  const sentences = (wanted: boolean) =>
    ranked.filter(({ line }) => OFFER.test(line) === wanted).map(({ sentence }) => sentence);
  return { features: sentences(false), offers: sentences(true) };
}

/** A long line loses its tail at a joint, or is left out: half a thought is worse than none. */
function shortened(line: string): string {
  const length = (text: string) => text.split(' ').length;
  if (length(line) <= LONGEST) return line;
  const [head = ''] = line.split(CUTS);
  return length(head) >= 4 && length(head) <= LONGEST ? head : '';
}

const strength = (line: string) => (/\d/.test(line) ? 1 : 0) + (line.match(STRENGTHS)?.length ?? 0) * 0.5;

const VERBS =
  /^(keeps|burns|weighs|fits|lasts|comes|holds|works|charges|blocks|protects|includes|helps|lets|makes|gives|runs|opens|folds|cleans|saves|cuts|stops|reduces|supports|connects|stays|looks|feels|dries|washes|heats|cools|locks|needs|uses|turns|takes|tracks|syncs|plays|measures|hydrates|softens)\b/i;
const PARTICIPLES =
  /^(made|built|designed|crafted|handmade|equipped|packed|filled|powered|inspired) (of|from|with|by|for|in|to)\b/i;
const HALF_THOUGHTS = /^(which|because|although|so|and|but|or|than|while|plus)\b/i;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A verb gets its subject; a sentence stays; a thing stands alone, as it does in ads, so that no article can be wrong. */
function asSentence(line: string): string {
  if (HALF_THOUGHTS.test(line)) return '';
  if (VERBS.test(line)) return `It ${small(line)}.`;
  if (PARTICIPLES.test(line)) return `It is ${small(line)}.`;
  return `${capital(line)}.`;
}
