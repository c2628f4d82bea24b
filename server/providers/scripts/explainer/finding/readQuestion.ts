/** What a question asks about: its words that carry meaning, in all their forms. */
import { isLittle } from '../../../../text/littleWords';
import { wordsOf } from '../../../../text/terms';
import { wordForms } from '../../../../text/wordForms';

/** Words of a question that do not say what it is about. */
const ASKING = new Set(
  (
    'actually always am amazing basics beginner beginners called cause caused causes child children class come comes cool curious difference different easy eli5 ever ' +
    'exactly exist exists explain explained explainer explaining explanation fact facts five form formed forms function give guide happen happens ' +
    'history importance important interesting introduction intro invented invention kid kids know learn lesson ' +
    'mean meaning minute minutes never old overview people please possible purpose quick really science short show ' +
    'simple simply someone something story student students summary surprising tell theory thing things topic truth ' +
    "understand understanding video want what's whats word work working works year years"
  ).split(' '),
);
const FOR_BEGINNERS = /\b(?:kids?|child(?:ren)?|beginners?|simpl[ey]|easy|eli5|like i'?m five|year old)\b/i;

export interface Question {
  /** Every word in all its forms, the word itself first. */
  readonly asked: readonly (readonly string[])[];
  /** Those of them that say what it is about. */
  readonly telling: readonly (readonly string[])[];
  readonly wantsItSimple: boolean;
}

export function readQuestion(text: string): Question {
  const asked = wordsOf(text)
    .flatMap((word) => word.split('-'))
    .filter(Boolean)
    .map(wordForms);
  const telling = asked.filter(([word = '']) => !isLittle(word) && !ASKING.has(word));
  return { asked, telling, wantsItSimple: FOR_BEGINNERS.test(text) };
}
