/** What can be quoted of a product: the seller's sentences and points, each fit to be said alone, in their order. */
import { FACT_CHARACTERS } from '../../../contract/limits';
import { countWords } from '../../../contract/scripts/countWords';
import { isEnded, isProse, isQuestion, isRow, linesOf, type Line } from './adText';
import { hasSubjectAndVerb, isCutOff, isInstruction, pointsBack, shortened } from './clauses';
import { isLittleWord, meaningOf, termsOf, type Grammar } from './grammar';

/** Words of a fact: from `long` on it is shortened where it can be. A point may be shorter than a sentence of a text. */
const LENGTH = { point: 2, sentence: 3, long: 20, max: 30 } as const;
/** Of a shorter text the little words do not say in which language it is. */
const PROSE_WORDS = 9;
/** A heading may go where so many words follow it. */
const WORDS_BEHIND_HEADING = 6;
/** No sentence of a seller's says so long a title in full. */
const TITLE_WORDS = 8;
/** Small print stands together; of the first facts of a page none is taken for it because of those beside it. */
const FIRST_FACTS = 3;
/** Of the five facts before. */
const SMALL_BEFORE = 3;
/** So few words behind a question answer it. */
const ANSWER_WORDS = 5;
/** Two facts that share more of their words say the same. */
const SAME_SHARE = 0.6;
/** What adds less than a fifth to the title says it again. */
const TITLE_SHARE = 0.8;
/** As many can be looked through. */
const MOST_POSSIBLE = 8;
/** Of the words of a fact, for it to be no more than sizes. */
const FIGURES_SHARE = 0.3;

/** An offer that ends, or ended. */
const ON_A_DAY = /(?<!\d)\d{1,2}[/.]\d{1,2}[/.]\d{2,4}(?!\d)/;

interface Named {
  readonly title: string;
  /** What the ad calls the product. */
  readonly name: string;
}

export interface Fact {
  readonly text: string;
  /** What a page says of its product; a row of its tables; its small print. */
  readonly kind: 'told' | 'row' | 'smallPrint';
}

/**
 * What says no more than the product's name, or its whole title again, is no fact.
 *
 * @param long words from which on a sentence is shortened where it can be
 */
export function factsOf(
  description: string,
  { title, name }: Named,
  language: Language,
  long: number = LENGTH.long,
): Fact[] {
  const { grammar } = language;
  const facts: Fact[] = [];
  const meanings: Meaning[] = [];
  const titled = asMeaning(title, grammar);
  const named = asMeaning(name, grammar);
  for (const fact of linesOf(description, grammar).flatMap((line) => factsOfLine(line, language, long))) {
    const own = asMeaning(fact.text, grammar);
    const quotesTitle = titled.size >= TITLE_WORDS && share(titled, own) > SAME_SHARE;
    if (
      share(own, named) === 1 ||
      share(own, titled) > TITLE_SHARE ||
      quotesTitle ||
      meanings.some((other) => share(own, other) > SAME_SHARE)
    )
      continue;
    facts.push(fact);
    meanings.push(own);
  }
  return facts.map((fact, at) =>
    at >= FIRST_FACTS && isAmongSmall(facts, at) ? { ...fact, kind: 'smallPrint' } : fact,
  );
}

/** What a description says beside its facts, line by line: nobody but the person knows whether it is worth saying. */
export function possibleFacts(
  description: string,
  { grammar, fullStop }: Language,
  facts: readonly string[],
): string[] {
  const said = linesOf(description, grammar)
    .flatMap(({ heading, sentences: [first = '', ...rest] }) => [heading + first, ...rest])
    .filter((words) => countWords(words) >= LENGTH.point)
    .map((words) => closed(capital(words), fullStop))
    .filter(({ length }) => length <= FACT_CHARACTERS);
  return [...new Set(said)].filter((words) => !facts.includes(words)).slice(0, MOST_POSSIBLE);
}

function isAmongSmall(facts: readonly Fact[], at: number): boolean {
  const isSmall = (place: number) => facts[place]?.kind === 'smallPrint';
  const before = [1, 2, 3, 4, 5].filter((back) => isSmall(at - back)).length;
  return (isSmall(at - 1) && (isSmall(at - 2) || isSmall(at + 1))) || before >= SMALL_BEFORE;
}

/** In which language a page is quoted. */
export interface Language {
  readonly grammar: Grammar;
  /** What a sentence ends with that the page left open. */
  readonly fullStop: string;
  /** In which letters it is written, as a pattern's class; undefined where any will do. */
  readonly letters?: RegExp;
}

/** Words as a sentence of their own: nothing is changed but the end. */
export const closed = (words: string, fullStop = '.'): string =>
  isEnded(words)
    ? words.replace(/([.!?])\1+(?=["'”’)]*$)/, '$1')
    : words.replace(/[\s,;:，、–—-]+$/u, '').replace(/$/, IN_HAN.test(words) ? '。' : fullStop);

const IN_HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\P{L}*$/u;

/** A name that keeps its small letter stays as it is: "iPhone". */
const capital = (text: string) =>
  text.replace(
    /^(["'“‘(¿¡]*)(\p{Ll})(?!\p{Lu})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );

function factsOfLine({ heading, sentences }: Line, language: Language, long: number): Fact[] {
  const { grammar, fullStop } = language;
  const least = sentences.length === 1 ? LENGTH.point : LENGTH.sentence;
  const [first = '', ...rest] = sentences;
  return inContext([withHeading(heading, first, grammar), ...rest], grammar)
    .filter((said) => isProse(said) && isIn(language, said))
    .flatMap((said) => pieces(said, long, grammar))
    .filter((said) => countWords(said) >= least && countWords(said) <= LENGTH.max && !isCutOff(said, grammar))
    .map((said) => ({ text: closed(capital(said), fullStop), kind: kindOf(said, grammar) }));
}

const pieces = (said: string, long: number, grammar: Grammar) =>
  countWords(said) > long
    ? shortened(said, long, grammar).filter((piece) => isProse(piece) && !pointsBack(piece, grammar))
    : [said];

function kindOf(said: string, grammar: Grammar): Fact['kind'] {
  const terms = termsOf(said, grammar);
  const isSmall =
    [...grammar.smallPrint].some((begin) => terms.some((term) => term.startsWith(begin))) ||
    grammar.notices.has(terms[0] ?? '') ||
    ON_A_DAY.test(said) ||
    isInstruction(said, grammar);
  if (isSmall || /\p{Sc}/u.test(said)) return 'smallPrint';
  const figures = terms.filter((term) => /^\p{N}/u.test(term)).length;
  return isRow(said) || (figures > 1 && figures > terms.length * FIGURES_SHARE) ? 'row' : 'told';
}

/** A heading is said where its sentence needs it: "Warranty: 5 years on the frame". */
function withHeading(heading: string, sentence: string, grammar: Grammar): string {
  const both = heading + sentence;
  if (heading === '' || isRow(both)) return both;
  const words = countWords(sentence);
  const isWhole =
    grammar.language === 'en'
      ? hasSubjectAndVerb(sentence)
      : words >= WORDS_BEHIND_HEADING && !/^\p{N}/u.test(sentence) && !pointsBack(sentence, grammar);
  return isWhole || words + countWords(heading) > LENGTH.long ? sentence : both;
}

/** A sentence that points back is said together with the one before it, or not at all. */
function inContext([first = '', ...rest]: readonly string[], grammar: Grammar): string[] {
  const units = [first];
  for (const sentence of rest) {
    const before = units.at(-1) ?? '';
    const both = `${before} ${sentence}`;
    const isAnswer = isQuestion(before) && countWords(sentence) <= ANSWER_WORDS;
    if (isAnswer) continue;
    if (!pointsBack(sentence, grammar)) units.push(sentence);
    else if (countWords(both) <= LENGTH.long && isProse(both)) units.splice(-1, 1, both);
  }
  return units;
}

/** Pages mix languages: what is long and has no little word of its own, or other letters, is in another. */
function isIn({ grammar, letters }: Language, said: string): boolean {
  if (letters && [...said.matchAll(/\p{L}/gu)].some(([letter]) => !letters.test(letter))) return false;
  const terms = termsOf(said, grammar);
  return (
    grammar.little.size === 0 ||
    terms.length < PROSE_WORDS ||
    terms.some((term) => isLittleWord(term, grammar))
  );
}

type Meaning = ReadonlySet<string>;
const asMeaning = (text: string, grammar: Grammar): Meaning => new Set(meaningOf(text, grammar));
/** How much of what a text says another says, too: 0 to 1. */
function share(own: Meaning, other: Meaning): number {
  if (own.size === 0) return 1;
  return [...own].filter((word) => other.has(word)).length / own.size;
}
