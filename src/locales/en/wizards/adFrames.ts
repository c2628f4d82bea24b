/** The shapes of an ad, in plain words: what each does, so that one can choose. [W9] */

const frames = {
  problem: {
    name: 'Problem and solution',
    why: 'Begins with a trouble that people know, then shows what ends it.',
  },
  aida: {
    name: 'Attention, interest, desire, action',
    why: 'Stops the thumb first, and leads to the link step by step.',
  },
  list: {
    name: 'List of reasons',
    why: 'Counts the reasons: easy to follow, even without sound.',
  },
  beforeAfter: {
    name: 'Before and after',
    why: 'Shows the difference: how it was, and how it is now.',
  },
  mood: {
    name: 'A moment in the day',
    why: 'Quiet and warm: for things that one chooses by feeling.',
  },
  offer: {
    name: 'The offer',
    why: 'Ends on the price or discount that your page names.',
  },
} as const;

export const adFramesMessages = {
  frames,
  /** Where a script has a title of its own. */
  told: (name: string, why: string) => `${name}. ${why}`,
} as const;
