/** The shapes of an ad, in plain words: what each does, so that one can choose. [W9] */

const frames = {
  aida: {
    name: 'Attention, interest, desire, action',
    why: 'Stops the thumb first, and leads to the link step by step.',
  },
  list: {
    name: 'Things to know',
    why: 'Counts what there is to know: easy to follow, even without sound.',
  },
  beforeYouBuy: {
    name: 'Before you buy',
    why: 'Begins with facts and figures: for people who compare.',
  },
  closeUp: {
    name: 'A closer look',
    why: 'Goes into the details: for people who half know it already.',
  },
  short: {
    name: 'The short version',
    why: 'Short sentences first: for people in a hurry.',
  },
  offer: {
    name: 'The offer',
    why: 'Ends on the price that your page names.',
  },
} as const;

export const adFramesMessages = {
  frames,
  /** Where a script has a title of its own. */
  told: (name: string, why: string) => `${name}. ${why}`,
} as const;
