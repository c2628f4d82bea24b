/** What backs each sentence of an ad, and what nothing backs. [WR3] */
import { inLanguage } from '../../inLanguage';

export const claimsMessages = inLanguage('wizards/claims', {
  title: 'What backs this script',
  checking: 'Checking each sentence against your product info…',
  asking: 'A language model is checking it against your product info…',
  browserReads: (said: number, of: number) =>
    said === 0
      ? 'Your browser’s model is checking it against your product info…'
      : `Your browser’s model is checking it against your product info: ${said} of ${of} sentences`,
  cancel: 'Cancel',
  /** Under a script: who compared it with the page. */
  judged: {
    byModel: (model: string) => `Checked by ${model}, which had to quote your product info`,
    byBrowser: 'Checked by your browser’s own model, which had to quote your product info',
    byRules: 'Checked word by word, without a language model',
  },
  unavailable: 'Couldn’t check this script against your product info. You can go on, or try again.',
  /** In the editor. */
  notCompared: 'Couldn’t check the script against your product info or your notes.',
  retry: 'Try again',
  hint: 'Choose a sentence to see what backs it.',
  /** Under the sentence that is pointed at. */
  backing: {
    title: (quote: string) => `Your title says: “${quote}”`,
    description: (quote: string) => `Your description says: “${quote}”`,
    price: (quote: string) => `The price is: “${quote}”`,
    audience: (quote: string) => `You described your audience as: “${quote}”`,
    fact: (quote: string) => `You said: “${quote}”`,
  },
  /** The same of a script out of an article or of notes. */
  saidIn: {
    article: (quote: string) => `The article says: “${quote}”`,
    notes: (quote: string) => `Your notes say: “${quote}”`,
  },
  notSaidIn: {
    article: 'The article doesn’t say this in so many words.',
    notes: 'Your notes don’t say this in so many words.',
  },
  noBacking: 'Nothing in your product info says this.',
  noClaim: 'This sentence makes no claim.',
  open: (count: number) =>
    count === 1
      ? 'One sentence says something your product info doesn’t. Edit it, or keep it if you can prove it.'
      : `${count} sentences say things your product info doesn’t. Edit them, or keep those you can prove.`,
  notFound: (count: number) =>
    count === 1
      ? 'We didn’t find one sentence in your product info in these words. You can leave it as it is.'
      : `We didn’t find ${count} sentences in your product info in these words. You can leave them as they are.`,
  notOnPage: (words: string, reason: string) => `“${words}”: ${reason}`,
  reasons: {
    figure: 'a figure that isn’t in your product info',
    price: 'a price or offer that isn’t in your product info',
    superlative: 'a superlative that isn’t in your product info',
    promise: 'a promise that isn’t in your product info',
    health: 'a health claim that isn’t in your product info',
    origin: 'an origin that isn’t in your product info',
    award: 'an award that isn’t in your product info',
    endorsement: 'an endorsement that isn’t in your product info',
    guarantee: 'a guarantee that isn’t in your product info',
    comparison: 'a comparison that isn’t in your product info',
    unfounded: 'not found in your product info',
  },
  /** Of an explainer, which is made of notes. */
  reasonsInNotes: {
    figure: 'a figure that isn’t in your notes',
    price: 'a price or offer that isn’t in your notes',
    superlative: 'a superlative that isn’t in your notes',
    promise: 'a promise that isn’t in your notes',
    health: 'a health claim that isn’t in your notes',
    origin: 'an origin that isn’t in your notes',
    award: 'an award that isn’t in your notes',
    endorsement: 'an endorsement that isn’t in your notes',
    guarantee: 'a guarantee that isn’t in your notes',
    comparison: 'a comparison that isn’t in your notes',
    unfounded: 'not found in your notes',
  },
  /** Said of a part of a sentence, to those who hear the page. */
  unsupported: 'not in your product info',
  keep: 'I can prove this',
  keepNamed: (sentence: string) => `I can prove this: ${sentence}`,
  kept: 'You said you can prove this.',
  release: 'Undo',
  releaseNamed: (sentence: string) => `Undo: I can prove this: ${sentence}`,
  /** On the page of the video. */
  proved: 'You said you can prove',
});
