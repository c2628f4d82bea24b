/** What may well tell of the product, where too little surely does: chosen in the question that the person is asked, never said unasked. */
import { isCounted } from './aboutProduct';
import { isOrder } from './adDoubts';
import { isOfSeller, isOfThePast, tellsOfVariants, termsOf, type Grammar } from './grammar';
import { hasOtherName } from './leftOut';
import type { PageReading, PageText } from './pageSentences';
import type { PartsOf } from './spoken';

/** What has a word of its name, or stands right behind what surely tells of it, or behind such a sentence. */
export function likelyOf(
  offered: readonly PageText[],
  sure: readonly string[],
  { grammar, names, partsOf }: Pick<PageReading, 'names'> & { grammar: Grammar; partsOf: PartsOf },
): string[] {
  const likely: string[] = [];
  for (const [at, sentence] of offered.entries()) {
    const before = offered[at - 1];
    const isBehind = before !== undefined && !before.isOwn && [...sure, ...likely].includes(before.text);
    if (!sentence.isWhole || sentence.leansBack || sure.includes(sentence.text)) continue;
    if ((sentence.isNamed || isBehind) && !isOfOthers(sentence, names.title, grammar, partsOf))
      likely.push(sentence.text);
  }
  return likely;
}

/** The seller, who is asked to do something, other things to be had, what came before, or what has another name. */
const isOfOthers = ({ said }: PageText, title: string, grammar: Grammar, partsOf: PartsOf): boolean =>
  isOfSeller(said, grammar) ||
  tellsOfVariants(said, grammar) ||
  isCounted(said) ||
  isOfThePast(said, grammar) ||
  hasOtherName(said, title, grammar) ||
  (grammar.language === 'en'
    ? isOrder(partsOf(said))
    : termsOf(said, grammar).some((term) => grammar.you.has(term)));
