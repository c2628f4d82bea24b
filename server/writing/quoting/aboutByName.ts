/** Whether a sentence tells of the product, in a language without a tagger. */
import type { Names, Told } from './told';
import { isLittleWord, lettersOf, meaningOf, termsOf, type Grammar } from './grammar';
import { leavesSubjectOut } from './leftOut';

/** Words before which the name of what a sentence is about stands. */
const NAMED_WITHIN = 4;
const SHOWN_WITHIN = 8;
/** Words of a point: fewer may be a heading, "Caractéristiques du téléphone". */
const LEAST_POINT = 4;
/** Two sentences, or a list of a list: "80 y 58 mm. de ancho", "Two cups: small, large". */
const PARTED = /[;:]|[.!?]\s/u;
/**
 * Of a language without a tagger: what the product is called stands among its first words, with nothing but little words
 * before it ("Die Lampe", "Met deze lamp"); or it is left out right behind such a sentence, or it is a point of a list that
 * holds together.
 */
export function aboutByName({ text, isPoint, isFollowing }: Told, names: Names, grammar: Grammar): boolean {
  const { own, title } = names;
  const terms = termsOf(text, grammar);
  const isLittle = (term: string) => isLittleWord(term, grammar);
  if (PARTED.test(text.slice(0, -1)) || !terms.some(isLittle)) return false;
  const isOwn = (term: string) => meaningOf(term, grammar).some((root) => own.has(root));
  const [first = ''] = terms;
  if (grammar.showing.has(first) && terms.slice(0, SHOWN_WITHIN).some(isOwn)) return true;
  if (isShownBehind(text, isOwn, grammar) || isWholeName(terms, names, grammar)) return true;
  if (isFollowing && isShown(text, grammar)) return true;
  const at = terms.findIndex(
    (term) => !isLittle(term) && !/^\d/.test(term) && !title.includes(lettersOf(term)),
  );
  const before = terms.slice(0, at < 0 ? terms.length : at);
  const named = before.findIndex(isOwn);
  if (named >= 0 && named < NAMED_WITHIN) return true;
  if (isFollowing && leavesSubjectOut(text, names, grammar)) return true;
  return isPoint && terms.length >= LEAST_POINT && !grammar.open.has(first) && !grammar.back.has(first);
}

/** Behind what is said first: "Con un acabado en acero, | este timbre", "Con su acabado, | el timbre". */
const isShownBehind = (text: string, isOwn: (term: string) => boolean, grammar: Grammar): boolean =>
  text
    .split(', ')
    .map((part) => termsOf(part, grammar))
    .some(
      ([first = '', second = ''], at) =>
        (grammar.showing.has(first) || (at > 0 && grammar.leftOut?.the.has(first))) && isOwn(second),
    );

/** Words that may stand before all of a name: "The suit Distinction Azur". */
const NAME_BEHIND = 2;
function isWholeName(terms: readonly string[], { whole }: Names, grammar: Grammar): boolean {
  const first = meaningOf(terms.slice(0, whole.size + NAME_BEHIND).join(' '), grammar);
  return whole.size > 1 && [...whole].every((word) => first.includes(word));
}

/** Right behind a sentence on the product, whatever it is called: "Made with care, | this set". */
const isShown = (text: string, grammar: Grammar): boolean =>
  text
    .split(', ')
    .map((part) => termsOf(part, grammar))
    .some(
      ([first = '', second = '']) =>
        grammar.showing.has(first) && second !== '' && !isLittleWord(second, grammar),
    );
