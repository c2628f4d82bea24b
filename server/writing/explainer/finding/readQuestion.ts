/** What a question asks about: the roots of its words, and those of them that say what it is about. */
import { isLittle, rootOf, wordsOf } from '../../../text/words';

/** Words that ask, and without which no question becomes another one. */
const ASKING = new Set(
  'actually basics called come exactly explain explainer explanation fact happen interesting intro introduction know overview please really simply summary understand want wonder'.split(
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
/** `how does a fridge work`, `what does irony mean`. */
const ASKED_OF_IT = /^(how\b.*)\bwork(?:s|ed|ing)?\b|^(what do(?:es)?\b.*)\bmeans?\b/i;
/** `why do people yawn`: whoever explains speaks of people, unless something else is named. */
const ANYBODY =
  /\b(do|does|did|can|could|should|would|must|are|is|were|was) (?:(?:a )?(?:person|human)|people|humans|human beings|someone|somebody|anyone|anybody)\b/gi;
/** These ask for one fact: what tells how a thing works does not answer them. */
const ONE_FACT = /^(?:who|whose|whom|when|where)\b/;
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
  /** What tells of a thing does not tell why. */
  readonly asksWhy: boolean;
}

export function readQuestion(text: string): Question {
  const words = partsOf(text);
  const about = text.trim().replace(SAID_TO_US, ' ').replace(ANYBODY, '$1').trim();
  const contentWords = partsOf(about.replace(ASKED_OF_IT, '$1$2')).filter(isContentWord);
  return {
    words: new Set(words),
    asked: rootsOf(words),
    contentWords: rootsOf(contentWords),
    asksWhy: ASKS_WHY.test(about),
  };
}

/** People leave these out of a name, or put others in their place. */
const SPARED = new Set('a an and are at by for from had has have in is of on the was were'.split(' '));

/** The words of a name that must be in a question. */
export const wordsOfName = (name: string): string[] => partsOf(name).filter((word) => !SPARED.has(word));
export const termsOf = (name: string): string[] => rootsOf(wordsOfName(name));

export const wantsItSimple = (text: string): boolean => FOR_BEGINNERS.test(text);

export const partsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => word.split('-').filter(Boolean));
const rootsOf = (words: readonly string[]) => [...new Set(words.map(rootOf))];
const isOneFact = (word: string, index: number) => index === 0 && ONE_FACT.test(word);
const isContentWord = (word: string, index: number) =>
  isOneFact(word, index) || (!isLittle(word) && !ASKING.has(rootOf(word)));
