/** The shapes of an ad, in plain words: what each does, so that one can choose. [W9] */
import { inLanguage } from '../../inLanguage';

export const adFramesMessages = inLanguage('wizards/adFrames', {
  frames: {
    aida: {
      name: 'Attention, interest, desire, action',
      why: 'Stops the scroll, then leads to your link step by step.',
    },
    list: {
      name: 'Things to know',
      why: 'A numbered list: easy to follow, even without sound.',
    },
    beforeYouBuy: {
      name: 'Before you buy',
      why: 'Opens with facts and figures, for people who compare.',
    },
    closeUp: {
      name: 'A closer look',
      why: 'Goes into detail, for people who know the basics.',
    },
    short: {
      name: 'The short version',
      why: 'Short sentences first, for people in a hurry.',
    },
    offer: {
      name: 'The offer',
      why: 'Ends with the price of your product.',
    },
  },
  /** Where a script has a title of its own. */
  told: (name: string, why: string) => `${name}. ${why}`,
});
