/** Why a command does not apply, as codes; the sentences are in the catalogue. */

export const refusals = [
  'nothingChosen',
  'noSuchItem',
  'wrongKind',
  'noRoom',
  'tooShort',
  'tooLong',
  'beforeStart',
  'pastSource',
  'notBetween',
  'emptyText',
  'noSuchWord',
  'noNeighbour',
  'notMain',
  'noGap',
  'unknownDetail',
  'badValue',
  'badClipboard',
  'unknownTemplate',
  'noSuchMarker',
  'tooManyItems',
  'scriptChanged',
  'lastSentence',
  'nothingChanges',
  'notAVideo',
] as const;
export type Refusal = (typeof refusals)[number];
