/** What can be quoted of a product: the seller's sentences and points, each fit to be said alone, in their order. */
import { countWords } from '../../../contract/scripts/countWords';
import { isLittle, rootOf, wordsOf } from '../../text/words';
import { isProse, linesOf, type Line } from './adText';
import { clausesOf, hasSubjectAndVerb, isCutOff, pointsBack } from './clauses';

/** Words of a fact: a longer one is cut at a clause, or left out. A point may be shorter than a sentence of a text. */
const LENGTH = { point: 2, sentence: 3, max: 20 } as const;
/** Shorter sentences say nothing of their language. */
const PROSE_WORDS = 6;
/** A third and more of English prose are little words; other languages share a few of them. */
const ENGLISH_SHARE = 0.15;
/** Frames are written in Latin letters: µ is common to all writings. */
const OTHER_WRITING = /(?!\p{Script=Latin}|\p{Script=Common})\p{L}/u;
/** Two facts that share more of their words say the same. */
const SAME_SHARE = 0.6;

interface Named {
  readonly title: string;
  /** What the ad calls the product. */
  readonly name: string;
}

/** What says no more than the product's name, or its whole title again, is no fact. */
export function factsOf(description: string, { title, name }: Named): string[] {
  const lines = linesOf(description);
  if (!isEnglish(lines.flatMap(({ sentences }) => sentences))) return [];
  const facts: string[] = [];
  for (const fact of lines.flatMap(factsOfLine))
    if (
      share(fact, name) < 1 &&
      !saysAgain(fact, title) &&
      facts.every((other) => share(fact, other) <= SAME_SHARE)
    )
      facts.push(fact);
  return facts;
}

const saysAgain = (fact: string, title: string) =>
  meaningOf(title).length > 0 && share(title, fact) > SAME_SHARE;

/** Words as a sentence of their own: nothing is changed but the end. */
export const closed = (words: string): string =>
  /[.!?…]["'”’)]*$/.test(words)
    ? words.replace(/([.!?])\1+(?=["'”’)]*$)/, '$1')
    : `${words.replace(/[\s,;:–—-]+$/, '')}.`;

const capital = (text: string) =>
  text.replace(/^(["'“‘(]*)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

function factsOfLine({ heading, sentences }: Line): string[] {
  const least = sentences.length === 1 ? LENGTH.point : LENGTH.sentence;
  const [first = '', ...rest] = sentences;
  return inContext([withHeading(heading, first), ...rest])
    .filter((said) => isProse(said) && !OTHER_WRITING.test(said))
    .flatMap((said) => (countWords(said) > LENGTH.max ? clausesOf(said).filter(standsAlone) : said))
    .filter((said) => countWords(said) >= least && countWords(said) <= LENGTH.max && !isCutOff(said))
    .map((said) => closed(capital(said)));
}

/** A heading is said where its sentence needs it: "Warranty: 5 years on the frame". */
function withHeading(heading: string, sentence: string): string {
  const both = heading + sentence;
  if (!isProse(both)) return both;
  return hasSubjectAndVerb(sentence) || countWords(both) > LENGTH.max ? sentence : both;
}

/** A sentence that points back is said together with the one before it, or not at all. */
function inContext([first = '', ...rest]: readonly string[]): string[] {
  const units = [first];
  for (const sentence of rest) {
    const both = `${units.at(-1) ?? ''} ${sentence}`;
    if (!pointsBack(sentence)) units.push(sentence);
    else if (countWords(both) <= LENGTH.max && isProse(both)) units.splice(-1, 1, both);
  }
  return units;
}

const standsAlone = (clause: string) => !pointsBack(clause);

const meaningOf = (text: string) => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !isLittle(word))
      .map(rootOf),
  ),
];
/** How much of what a text says another says, too: 0 to 1. */
function share(text: string, other: string): number {
  const own = meaningOf(text);
  const others = new Set(meaningOf(other));
  return own.length === 0 ? 1 : own.filter((word) => others.has(word)).length / own.length;
}

function isEnglish(sentences: readonly string[]): boolean {
  const prose = sentences
    .map(wordsOf)
    .filter(({ length }) => length >= PROSE_WORDS)
    .flat();
  return prose.filter(isLittle).length >= prose.length * ENGLISH_SHARE;
}
