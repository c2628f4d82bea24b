/** Which sentences of a page surely tell of its product. */
import { aboutByName } from './aboutByName';
import { isQuestion } from './adText';
import { adDoubtIn, leadsAway, namesProduct, themeOf, type Called } from './adDoubts';
import { isOfSeller, lettersOf, tellsOfVariants, type Grammar } from './grammar';
import { isNoReason, isNotice } from './notices';
import type { PartsOf } from './spoken';
import type { Names, Sayable } from './told';

/** "1x Headset" */
export const isCounted = (text: string): boolean => /^\d+\s?[x×]\s/i.test(text);

/** The English texts of which `suresOf` asks for the parts of speech. */
export function textsToTag(
  sentences: readonly Sayable[],
  { called }: Names,
  { language }: Grammar,
): string[] {
  const read = language === 'en' ? sentences.filter(({ isOwn }) => !isOwn) : [];
  return read.length > 0 ? [called, ...read.map(({ said }) => said)] : [];
}

/** Whether each sentence of a page surely tells of the product, in their order; what somebody said on it is theirs. */
export const suresOf = (
  sentences: readonly Sayable[],
  names: Names,
  grammar: Grammar,
  partsOf: PartsOf,
): boolean[] =>
  grammar.language === 'en'
    ? suresInEnglish(sentences, { names, theme: themeOf(partsOf(names.called), grammar), grammar }, partsOf)
    : suresByName(sentences, names, grammar);

const PRONOUNS = ['it', 'they', 'its', 'their'];
const SHOWING = ['this', 'these'];
/**
 * What has no sign of doubt; behind what is on something else only what names the product, "it" only behind what does. Where
 * none names it, the page may be on its kind, or on what is in it: then its points alone.
 */
function suresInEnglish(sentences: readonly Sayable[], called: Called, partsOf: PartsOf): boolean[] {
  const { names, grammar } = called;
  const read = sentences.map((sentence) => {
    const parts = sentence.isOwn ? [] : partsOf(sentence.said);
    return { sentence, parts, isNamed: sentence.isOwn || namesProduct(parts, called) };
  });
  const isOnIt = read.some(({ isNamed }) => isNamed);
  /** Before the first stands the product's name. */
  let isOnProduct = true;
  let isLed = true;
  return read.map(({ sentence, parts, isNamed }) => {
    const { said, isOwn, isPoint } = sentence;
    if (isOwn) return (isOnProduct = isLed = true);
    const first = parts[0]?.lower ?? '';
    const isPronoun = PRONOUNS.includes(first);
    const isSale = isOfSale(said, names, grammar);
    const mayBeSaid = parts.length > 0 && !isSale && (isNamed || isOnProduct);
    const doubt = mayBeSaid ? adDoubtIn(sentence, parts, called) : undefined;
    const isFollowing = isOnProduct && (isOnIt || isPoint);
    const isSure = mayBeSaid && !doubt && (isNamed || isFollowing) && (!isPronoun || isLed);
    isOnProduct =
      (isNamed || (isOnProduct && !isSale && !leadsAway(doubt))) &&
      !isNoReason(said, grammar) &&
      !isNotice(said, grammar);
    isLed = isPronoun ? isLed : isNamed || SHOWING.includes(first);
    return isSure;
  });
}

/** "The result: a softer touch": what is told so, or asked, leaves it what the text is on. */
const ROW = /^[^:.!?]{2,40}: \p{L}/u;
function suresByName(sentences: readonly Sayable[], names: Names, grammar: Grammar): boolean[] {
  let isFollowing = true;
  return sentences.map(({ said, isOwn, isPoint }) => {
    const told = { text: said, isPoint, isFollowing };
    const isSure = isOwn || (!isOfSale(said, names, grammar) && aboutByName(told, names, grammar));
    isFollowing = isQuestion(said) || ROW.test(said) ? isFollowing : isSure;
    return isSure;
  });
}

/** The seller's, what else there is to be had, or no sentence of its own. */
const isOfSale = (text: string, names: Names, grammar: Grammar): boolean =>
  isOfSeller(text, grammar) ||
  tellsOfVariants(text, grammar) ||
  isCounted(text) ||
  isQuestion(text) ||
  hasLostSpace(text, names, grammar);

/** "200mlDurex", "stretchyThis": lines that were joined, the next of which begins with the name, or points back. */
const hasLostSpace = (text: string, { title }: Names, { back }: Grammar): boolean =>
  [...text.matchAll(/\p{Ll}(\p{Lu}\p{Ll}+)(?!\p{L})/gu)].some(
    ([glued, name = '']) =>
      back.has(name.toLowerCase()) || (title.includes(lettersOf(name)) && !title.includes(lettersOf(glued))),
  );
