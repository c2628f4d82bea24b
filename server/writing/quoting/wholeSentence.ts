/** Whether a sentence can be said as it stands, by its form and grammar, of whatever it speaks. */
import nlp from '../../text/compromise';
import { countWords } from '../../../contract/scripts/countWords';
import { hasOpenQuotation } from '../../text/quotations';
import { isEnded, isProse, isRow } from './adText';
import { BREATH_WORDS, CLAUSE } from './breaths';
import { isLittleWord, isOfSeller, termsOf, type Grammar } from './grammar';
import { isNoReason } from './notices';
import type { Language } from './spoken';

/** Words that say enough. */
export const SENTENCE = { min: 4, max: BREATH_WORDS } as const;
/** Of a shorter text the little words do not say in which language it is. */
const PROSE_WORDS = 9;

/** What the rest of the page is needed for: a place on it, a list that follows, a thought that was cut. Behind one semicolon a thought may end. */
const POINTS_ELSEWHERE = /[:…]|;(?! \p{Ll})|;.*;|\.\.|\b(?:[Bb]elow|[Aa]bove|[Hh]ere|[Cc]lick)\b|\p{Sc}/u;
/** Somebody speaks of themselves: in a review, or the person who makes the ad. */
export const isOfSpeaker = (sentence: string): boolean => SPEAKER.test(sentence);
const SPEAKER = /(?<!\p{L})(?:I|[Mm]y|[Mm]e)(?!\p{L})/u;
/** A day in figures is over soon. */
const DAY = /(?<![\p{N}.,/])\d{1,2}([/.])\d{1,2}\1\d{2,4}(?![\p{N}/])/u;
/** "Get further 5% taken off": so is a price that is lowered. */
const PRICE_OFF = /%\s?(?:\p{L}+ ){0,2}off(?!\p{L})/iu;
/** No word stands between an English article and what needs one: "the in the UK", "at our for more". */
const LOST_WORD = /(?<![\p{L}-])(?:the|an?|our|your) (?:the|an?|of|in|at|from|with|and|for|if) /iu;
/** "Compatible with (not included) and (not included)": what stood between is lost. */
const LOST_THING = /(?<!\p{L})(?:with|of|for|from|to|by|at) \([^()]*\)(?: (?:and|or)(?!\p{L})|[.,])/iu;
/** Words for a search behind the sentence, without a capital: "… a natural feeling. floating flowers." */
const GOES_ON_SMALL = /\p{Ll}{3}[.!?] \p{Ll}{2}/u;
/** In any language, where a page fills a place later, or not at all: "suits your .", "a choice of , and more". */
const HOLE = /\s\.$|,\s,|\s,\s(?:\.|\p{Ll}+ ,)/u;

const BRACKETS = [/[([]/g, /[)\]]/g] as const;
/** A 2" layer: no quotation begins or ends there. */
const INCHES = /(?<=\p{N}\s?)["”″]/gu;

/** Figures, abbreviations, models: "2 x HDMI, USB". */
const CODED = /\p{N}|^\P{L}*\p{Lu}{2}[\p{Lu}\p{P}]*$/u;
const CODED_SHARE = 0.5;
/** Of such a word or two, a short sentence has as many. */
const LEAST_CODED = 3;
function isOfCodes(sentence: string): boolean {
  const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const coded = words.filter((word) => CODED.test(word)).length;
  return coded >= LEAST_CODED && coded / words.length >= CODED_SHARE;
}

const VERB = '(#Copula|#Modal|#Auxiliary|#PresentTense|#PastTense|#Infinitive|#Imperative)';
/** "Whether wall, desk or shelf.", "For courses in physics.": it is said with what it belongs to. */
function isAdjunct(sentence: string, grammar: Grammar): boolean {
  const [first = ''] = termsOf(sentence, grammar);
  if (grammar.language !== 'en' || !(first === 'whether' || grammar.open.has(first))) return false;
  const said = nlp(sentence);
  return said.has('^(#Preposition|#Conjunction|whether)') && !said.has(VERB);
}

/** Words for a search: so many say nothing without a verb. */
const HEAP_WORDS = 14;
/** "Duffle Bag - Large - Heavy - Black". */
const DASHED = /(?:\s[-–—]\s.*){3}/u;
/** Of its words, where they are put together to be said. */
const LITTLE_SHARE = 0.25;
function isHeap(sentence: string, grammar: Grammar): boolean {
  if (DASHED.test(sentence)) return true;
  const terms = termsOf(sentence, grammar);
  return (
    grammar.language === 'en' &&
    terms.length >= HEAP_WORDS &&
    terms.filter((term) => isLittleWord(term, grammar)).length < LITTLE_SHARE * terms.length &&
    !nlp(sentence).has(VERB)
  );
}

const hasLostWord = (sentence: string) => LOST_WORD.test(sentence) || LOST_THING.test(sentence);

/** Prose of the page's language that ends as it began. */
export function isFit(sentence: string, { grammar, letters }: Language): boolean {
  const [opened, shut] = BRACKETS.map((bracket) => sentence.match(bracket)?.length ?? 0);
  return (
    isProse(sentence) &&
    !isRow(sentence) &&
    !isOfCodes(sentence) &&
    !isAdjunct(sentence, grammar) &&
    !isHeap(sentence, grammar) &&
    !POINTS_ELSEWHERE.test(sentence) &&
    !DAY.test(sentence) &&
    !PRICE_OFF.test(sentence) &&
    !HOLE.test(sentence) &&
    !GOES_ON_SMALL.test(sentence) &&
    !(grammar.language === 'en' && hasLostWord(sentence)) &&
    opened === shut &&
    [sentence, sentence.replace(INCHES, '')].some((one) => !hasOpenQuotation(one)) &&
    !isNoReason(sentence, grammar) &&
    !isCutOff(sentence, grammar) &&
    (!letters || [...sentence.matchAll(/\p{L}/gu)].every(([letter]) => letters.test(letter)))
  );
}
export function isOfLanguage(sentence: string, grammar: Grammar): boolean {
  const terms = termsOf(sentence, grammar);
  return (
    terms.length < PROSE_WORDS ||
    grammar.little.size === 0 ||
    terms.some((term) => isLittleWord(term, grammar))
  );
}

export function isSentence(text: string): boolean {
  const words = countWords(text);
  return isEnded(text) && words >= SENTENCE.min && words <= SENTENCE.max;
}
/** A sentence that has lost its full stop, as in a list among rows of figures. */
export function isUnendedClause(text: string, grammar: Grammar): boolean {
  const words = countWords(text);
  return (
    grammar.language === 'en' &&
    !isEnded(text) &&
    words > SENTENCE.min &&
    words <= SENTENCE.max &&
    !isOfSeller(text, grammar) &&
    nlp(text).has(CLAUSE)
  );
}
/** A word of which the first letter is left: "the information on y". */
const LONE_LETTER = / \p{Ll}$/u;
/** Whether it stops in mid-thought: "operations such as", "it is one of the". */
export function isCutOff(text: string, grammar: Grammar): boolean {
  if (isEnded(text)) return false;
  const last = termsOf(text, grammar).at(-1) ?? '';
  if (LONE_LETTER.test(text)) return true;
  if (grammar.language !== 'en') return grammar.open.has(last);
  const ending = nlp(text.split(' ').slice(-4).join(' ')).termList() as { tags?: ReadonlySet<string> }[];
  const tags = ending.at(-1)?.tags;
  return !!tags && ['Determiner', 'Conjunction', 'Preposition'].some((tag) => tags.has(tag));
}
