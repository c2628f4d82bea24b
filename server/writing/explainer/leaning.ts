/** Whether a sentence can be said alone, or points back to the one before it. */
const POINTS_BACK =
  /^(?:it|its|they|their|them|he|his|him|she|her|such|others?|another|both|the (?:former|latter|same|other|second|third)|but|so|thus|therefore|hence|then|for (?:example|instance)|as a result|consequently|in contrast|instead|similarly|likewise|otherwise|nevertheless|still|yet|however|moreover|furthermore|in addition|additionally|also|meanwhile|indeed|in fact|and)\b/i;
/** "Because of this …", "In these years …" */
const POINTS_BACK_SOON = /^(?:\S+ ){0,3}(?:this|these|those)\b/i;

export const leansOnOthers = (sentence: string): boolean =>
  POINTS_BACK.test(sentence) || POINTS_BACK_SOON.test(sentence);
