/** Words that hold a sentence together without saying what it is about. */
const LITTLE = new Set(
  (
    'a about after all also an and any are as at be because been before being but by can could did do does doing ' +
    'down each even every few for from get gets had has have he her here him his how i if in into is it its just ' +
    'less like made make makes many may me might more most much must my no not of off on once one only or other ' +
    'our out over own put same she should so some still such take takes than that the their them then there these ' +
    'they this those through to too under until up us use used very was way we were what when where which while ' +
    'who whose why will with would you your'
  ).split(' '),
);

export const isLittle = (word: string): boolean =>
  LITTLE.has(word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
