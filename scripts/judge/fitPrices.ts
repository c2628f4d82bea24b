/** `npm run judge:prices -- <folder> [--write]`: fits what the signs of a price are worth to captured pages whose price is known, and says by cross-validation what that is worth. */
import { possiblePrices, productPrice } from '../../server/reading/html/priceChoice';
import { PRICE_SIGNS } from '../../server/reading/html/priceSigns';
import { candidatesOn } from '../../server/reading/html/readHtml';
import { judgeChoice } from './judgeChoice';
import { isKnownPrice } from './knownPrice';

judgeChoice({
  file: 'priceWeights.yaml',
  signs: PRICE_SIGNS,
  none: 'noPrice',
  prior: {
    namedFormer: -1,
    boxNamedFormer: -1,
    namedPartial: -1.5,
    perUnit: -0.5,
    perMeasure: -1,
    worded: -0.7,
    wordedCurrent: 1,
    inSentence: -1.5,
    namedPrice: 1,
    boxNamedPrice: 1,
    lowestBeside: 1,
    highestBeside: -1,
    saved: -1.5,
    reduced: 1,
    sum: -1,
    multiple: -0.5,
    stated: 1.5,
    statedAsViewed: 1.5,
    held: 1,
    statedAndShown: 1,
    statedAlone: 3,
    gainsaid: -1.5,
  },
  options: { rounds: 400, rate: 0.15, shrink: 0.004 },
  levels: [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
  weightsOf: ({ prices }) => prices,
  known:
    () =>
    ({ prices }) =>
      prices,
  candidatesOn: (question) => candidatesOn(question).filter(({ tag }) => tag),
  textOf: ({ tag }) => tag,
  signsOf: ({ signs }) => signs,
  isRight: isKnownPrice,
  tell: productPrice,
  offer: possiblePrices,
});
