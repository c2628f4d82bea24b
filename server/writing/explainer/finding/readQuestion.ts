/** What a question asks about: the roots of its words, and those of them that say what it is about. */
import { isLittle, rootOf, wordsOf } from '../../../text/words';

/** Words that ask, and without which no question becomes another one. */
const ASKING = new Set(
  'actually anything basics called come exactly explain explainer explanation fact happen interesting intro introduction know overview please really simply something summary understand want wonder'.split(
    ' ',
  ),
);
/** Said to us, and not of the thing. */
const SAID_TO_US = new RegExp(
  [
    '(?:for|to) (?:a |my |your )?(?:\\d+ |five )?(?:year olds?|kids?|child(?:ren)?|beginners?|dummies|students?)',
    "(?:explain(?:ed)? )?like i(?:'?m| am) (?:5|five)|eli5",
    'in (?:simple|plain|easy) (?:words|terms|english|language)',
    'in (?:(?:about|under) )?(?:a|one|two|\\d+) (?:minutes?|seconds?)',
    "(?:(?:a|the) )?(?:quick |short |simple |brief |beginner's )*(?:guide|introduction|intro) (?:to|on)",
    '(?:tell|teach|show|give) (?:me|us)(?: (?:all )?about)?',
    'learn(?:ing)? about|the science (?:of|behind)|everything (?:(?:you|i) (?:need|should) (?:to )?know )?about',
    '(?:top )?(?:\\d+|three|five|ten) (?:fun |cool |amazing |interesting )*(?:facts?|things?|reasons?)|fun facts?',
  ]
    .map((said) => `\\b(?:${said})\\b`)
    .join('|'),
  'gi',
);
/** One question in other words: the phrases of topics have it in these. */
const REPHRASED: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:what(?:['’]?s| is| are) )?(?:the )?(?:best|right|proper|easiest|fastest|quickest|simplest) ways? (?:to|of)\b/i,
    'how to',
  ],
  [/^what (?:should|can|could|must) (?:i|we|you|one|people|someone) do\b/i, 'what to do'],
  [/^how much (?:is|are|was|were) (?!too\b)/i, 'how much cost '],
  [/^how (?:do|can|could|would|should) (?:i|we|you|one) find out(?: more)? about\b/i, 'about'],
];
/** `how does a fridge work`, `what does irony mean`. */
const ASKED_OF_IT = /^(how\b.*)\bwork(?:s|ed|ing)?\b|^(what do(?:es)?\b.*)\bmeans?\b/i;
/** `why do people yawn`: whoever explains speaks of people, unless something else is named. */
const ANYBODY =
  /\b(do|does|did|can|could|should|would|must|are|is|were|was) (?:(?:a )?(?:person|human)|people|humans|human beings|someone|somebody|anyone|anybody)\b/gi;
/** These ask for one fact: what tells how a thing works does not answer them. */
const ONE_FACT = /^(?:who|whose|whom|when|where)\b/;
/** Words that turn a question into another one: before the Big Bang is not the Big Bang. */
const TURNING = new Set('after before else if instead unless until which while'.split(' '));
/** `what to do`, and not what it is. */
const WHAT_TO_DO = /^what to do\b/i;
/** `what is in a vaccine`, and not what it is. */
const WHAT_IS_THERE = /^what(?:['’]?s| is| are| was| were) (in|inside|on|under|behind|around|near|at)\b/i;
/** Is it, does it, may one: the name of a thing says neither yes nor no. */
const ASKS_WHETHER =
  /^(?:am|is|are|was|were|do|does|did|has|have|had|can|could|should|shall|will|would|may|might|must)(?:n['’]?t)?\b/i;
const ASKS_WHAT = /^what\b/i;
const ASKS_HOW_IT_WORKS = /^how\b.*\b(?:work(?:s|ed|ing)?|happen(?:s|ed)?)\b/i;
const ASKS_WHY = /^why\b/i;
const FOR_BEGINNERS =
  /\b(?:kids?|child(?:ren)?|beginners?|simpl[ey]|easy|eli5|like i(?:'?m| am) (?:5|five)|year old)\b/i;

export interface Question {
  /** As they are written, in lower case. */
  readonly words: ReadonlySet<string>;
  /** The roots of all words. */
  readonly asked: readonly string[];
  /** The roots of those that say what it is about. */
  readonly contentWords: readonly string[];
  /** The roots of what turns it into another question, and so must be in an answer's name. */
  readonly turns: readonly string[];
  /** The name of a thing alone tells no reason, definition or verdict, nor how it works: only one with such a root does. */
  readonly asks: readonly string[] | undefined;
}

export function readQuestion(typed: string): Question {
  const text = REPHRASED.reduce((said, [words, plain]) => said.replace(words, plain), typed.trim());
  const words = partsOf(text);
  const about = text.replace(SAID_TO_US, ' ').replace(ANYBODY, '$1').trim();
  const contentWords = partsOf(about.replace(ASKED_OF_IT, '$1$2')).filter(isContentWord);
  return {
    words: new Set(words),
    asked: rootsOf(words),
    contentWords: rootsOf(contentWords),
    turns: turnsOf(about),
    asks: askedBeyondName(about),
  };
}

function turnsOf(about: string): string[] {
  // A reason is asked for by why, whatever else is told of when.
  if (ASKS_WHY.test(about)) return [];
  // What to do if it comes is what to do.
  if (WHAT_TO_DO.test(about)) return ['to'];
  const there = WHAT_IS_THERE.exec(about)?.[1]?.toLowerCase();
  return rootsOf(partsOf(about).filter((word) => TURNING.has(word) || word === there));
}

function askedBeyondName(about: string): readonly string[] | undefined {
  if (ASKS_WHY.test(about)) return ['why'];
  if (ASKS_WHAT.test(about)) return ['what'];
  if (ASKS_WHETHER.test(about)) return [];
  return ASKS_HOW_IT_WORKS.test(about) ? ['how', 'work', 'happen'] : undefined;
}

/** People leave these out of a name, or put others in their place. */
const SPARED = new Set('a an and are at by for from had has have in is of on the was were'.split(' '));

/** The words of a name that must be in a question. */
export const wordsOfName = (name: string): string[] => partsOf(name).filter((word) => !SPARED.has(word));
export const termsOf = (name: string): string[] => rootsOf(wordsOfName(name));

export const wantsItSimple = (text: string): boolean => FOR_BEGINNERS.test(text);

export const partsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => word.split('-').filter(Boolean));
/** Its root, in one form where the library has two: `tsunamis`, `headaches` and `neckties` come out of it as they are, or cut. */
export const stemOf = (word: string): string =>
  rootOf(word)
    .replace(/(\w{2}[aio])s$/, '$1')
    .replace(/che$/, 'ch')
    .replace(/ie$/, 'y');
const rootsOf = (words: readonly string[]) => [...new Set(words.map(stemOf))];
const isOneFact = (word: string, index: number) => index === 0 && ONE_FACT.test(word);
const isContentWord = (word: string, index: number) =>
  isOneFact(word, index) || (!isLittle(word) && !ASKING.has(rootOf(word)));
