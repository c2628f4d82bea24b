/** What a question asks about: its words that carry meaning, in all their forms. */
import { isLittle } from '../../../text/littleWords';
import { wordsOf } from '../../../text/terms';
import { wordForms } from '../../../text/wordForms';

/** Words of a question that do not say what it is about. */
const ASKING = new Set(
  (
    'actually always am amazing anyone basics beginner beginners behind between called cannot cause caused causes child children class come comes cool curious difference different during easy eli5 ever ' +
    'exactly exist exists explain explained explainer explaining explanation fact facts five form formed forms function give guide happen happened happening happens ' +
    'human humans importance important interesting introduction intro kid kids know knows lesson let ' +
    'mean meaning means minute minutes need needs never overview people person please possible purpose quick quickly really science short show somebody ' +
    'simple simply someone something story student students summary surprising tell theory thing things today topic true truth until ' +
    "understand understanding video want what's whats word work working works world year years"
  ).split(' '),
);
const FOR_BEGINNERS = /\b(?:kids?|child(?:ren)?|beginners?|simpl[ey]|easy|eli5|like i'?m five|year old)\b/i;
/** Said to us, and not of the thing. */
const SAID_TO_US = new RegExp(
  [
    '(?:for|to) (?:a |my |your )?(?:\\d+ |five )?(?:year olds?|kids?|child(?:ren)?|beginners?|dummies)',
    'learn(?:ing)? about',
    "like i'?m (?:5|five)",
    '(?:top )?(?:\\d+|three|five|ten) (?:fun |cool |amazing |interesting )*(?:facts?|things?|reasons?)',
    'fun facts?',
    'everything (?:(?:you|i) (?:need|should) (?:to )?know )?about',
  ]
    .map((said) => `\\b${said}\\b`)
    .join('|'),
  'gi',
);

/** Whoever asks for one of these asks what was, not what is. */
const OF_THE_PAST = new Set(
  (
    'began begin begins begun discover discovered discoverer discovery historical history invent invented invention inventor inventors invents ' +
    'origin originate originated origins start started starts'
  ).split(' '),
);
const HISTORY = 'history';

/** After `how` these ask for a measure, and after `how to` they ask for a recipe, as does `how is it made`: little words otherwise. */
const MEASURE =
  /\bhow (many|much|long|old|far|fast|big|tall|deep|hot|heavy|high|large|often|small|cold|strong|wide)\b/gi;
const RECIPE =
  /\bhow (?:to|(?:can|do|should) (?:i|you|we)) (make|get|use|be|do)\b|\b(?:how|what) (?:is|are|was|were) .*?\b(made)\b/gi;

export interface Question {
  /** Every word in all its forms, the word itself first. */
  readonly asked: readonly (readonly string[])[];
  /** Those of them that say what it is about. */
  readonly telling: readonly (readonly string[])[];
  readonly wantsItSimple: boolean;
}

export function readQuestion(text: string): Question {
  const asked = wordsOf(text.replace(SAID_TO_US, ' '))
    .flatMap((word) => word.split('-'))
    .filter(Boolean)
    .map((word) => (OF_THE_PAST.has(word) ? [...wordForms(word), HISTORY] : wordForms(word)));
  const demanded = new Set(
    [...text.matchAll(MEASURE), ...text.matchAll(RECIPE)].map(([, word, made]) =>
      (word ?? made ?? '').toLowerCase(),
    ),
  );
  const telling = asked.filter(([word = '']) => demanded.has(word) || (!isLittle(word) && !ASKING.has(word)));
  return { asked, telling, wantsItSimple: FOR_BEGINNERS.test(text) };
}
