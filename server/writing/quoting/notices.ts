/** Small print, warnings and directions: the parts of a description that are none of the product. */
import nlp from '../../text/compromise';
import { countWords } from '../../../contract/scripts/countWords';
import type { Line } from './adText';
import { isSmallPrint, meaningOf, saysShare, termsOf, type Grammar } from './grammar';

/** Of the sentences of a block, for all of it to be small print, or terms of trade. */
const MOSTLY = 0.5;
export const SMALL_SHARE = 0.25;
/** Of a line, for it to say the title and nothing else. */
export const TITLE_SHARE = 0.8;

/** Paragraphs and lists that begin with small print and are mostly of it, and what stands under such a heading. */
export function noticesAmong(
  lines: readonly Line[],
  named: ReadonlySet<string>,
  grammar: Grammar,
): ReadonlySet<Line> {
  const notices = new Set<Line>();
  for (let at = 0; at < lines.length;) {
    const [text = ''] = lines[at]?.sentences ?? [];
    const isTitle = saysShare(new Set(meaningOf(text, grammar)), named) > TITLE_SHARE;
    const isUnder = !isTitle && isHeadingOfNotices(lines[at], grammar);
    let end = at + 1;
    if (isUnder && areTerms(lines.slice(at), named, grammar)) end = lines.length;
    while (lines[end] && (isUnder ? !isPlain(lines[end]) : lines[at]?.isMarked && lines[end]?.isMarked))
      end++;
    const block = lines.slice(at, end);
    const texts = block.flatMap(({ sentences }) => sentences);
    const small = texts.filter((one) => isNoReason(one, grammar)).length / texts.length;
    if (isUnder || (isNoReason(text, grammar) && small >= MOSTLY))
      for (const line of block) notices.add(line);
    at = end;
  }
  return notices;
}

/** Terms of trade end a description: nothing behind their heading names the product, and enough of it is small print. */
function areTerms(lines: readonly Line[], named: ReadonlySet<string>, grammar: Grammar): boolean {
  const texts = lines.flatMap(({ sentences }) => sentences);
  return (
    texts.filter((text) => isNoReason(text, grammar)).length / texts.length >= SMALL_SHARE &&
    !texts.some((text) => meaningOf(text, grammar).some((word) => named.has(word)))
  );
}

/** It may hold the name of the product. */
const HEADING_WORDS = 12;
/** Neither of a list nor a sentence. */
const isPlain = (line: Line | undefined) => line?.isBare === true && !line.isMarked;
export function isHeadingOfNotices(line: Line | undefined, grammar: Grammar): boolean {
  const [text = ''] = line?.sentences ?? [];
  const words = `${termsOf(text, grammar).join('-')}-`;
  return (
    isPlain(line) &&
    line?.sentences.length === 1 &&
    countWords(text) <= HEADING_WORDS &&
    (isSmallPrint(text, grammar) ||
      [...grammar.notices, ...grammar.directions].some((begin) => words.startsWith(`${begin}-`)))
  );
}

/** Small print, a warning, the text of a link. */
export const isNoReason = (sentence: string, grammar: Grammar) => {
  const terms = termsOf(sentence, grammar);
  return (
    grammar.notices.has(terms[0] ?? '') ||
    terms.some((term) => grammar.descriptions.has(term)) ||
    isSmallPrint(sentence, grammar)
  );
};

/** "The model is wearing", but not "the image sensor sees". */
const OF_PAGE = '^the #Noun (#Copula|#Modal|#PresentTense)';
/** "The top must be oiled": how it is kept. */
const ADVISED = '(must|should) not? be #Adverb? (#PastTense|#Participle)';
/** A warning, also behind a label, an instruction, or what a picture of the page shows. */
export function isNotice(sentence: string, grammar: Grammar): boolean {
  const [first = '', second = ''] = termsOf(sentence, grammar);
  if (grammar.notices.has(first)) return true;
  if (grammar.language !== 'en') return false;
  return (
    (first === 'the' && grammar.notices.has(second) && nlp(sentence).has(OF_PAGE)) ||
    nlp(sentence).has(ADVISED)
  );
}
