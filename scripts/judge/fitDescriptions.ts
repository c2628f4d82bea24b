/** `npm run judge:descriptions -- <folder> [--onward] [--write]`: fits what the signs of a description are worth to captured pages of which somebody wrote down how the right one begins, and says by cross-validation what that is worth. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { possibleDescriptions, productDescription } from '../../server/reading/html/descriptionChoice';
import { DESCRIPTION_SIGNS } from '../../server/reading/html/descriptionSigns';
import { descriptionsOn } from '../../server/reading/html/readHtml';
import { letters } from '../../server/reading/html/words';
import { judgeChoice } from './judgeChoice';
import { begins } from './judgeLabelled';

judgeChoice({
  file: 'descriptionWeights.yaml',
  signs: DESCRIPTION_SIGNS,
  none: 'noDescription',
  prior: {
    stated: 1,
    statedOfVariant: 0.5,
    inState: 0.5,
    preview: -0.5,
    beginsAsStated: 1,
    holdsStated: 0.3,
    beginsAsPreview: 0.5,
    wraps: -0.5,
    isPreview: -0.5,
    length: 1,
    short: -0.7,
    sentences: 0.5,
    opensInProse: 1,
    labels: -1,
    signs: -1,
    about: 0.7,
    titleAgain: -2,
    namesSite: -1,
    prices: -1,
    linked: -1,
    pure: 0.5,
    namedDescription: 1.5,
    namedDetails: 0.7,
    headedDescription: 1,
    headedDetails: 0.5,
    near: 1,
    early: 1,
    holdsHeading: -0.7,
    beforeHeading: -1,
    buying: -1.5,
    score: 1,
  },
  options: { rounds: 500, rate: 0.15, shrink: 0.006 },
  weightsOf: ({ descriptions }) => descriptions,
  known(folder) {
    const file = path.join(folder, 'dataset/descriptions.json');
    const beginnings = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Readonly<
      Record<string, readonly string[]>
    >;
    // A list of goods has texts like a product's: whether a page sells one thing is asked elsewhere.
    return ({ name, label }) =>
      label
        ? label.product
          ? [label.descriptionStarts ?? '', ...label.descriptionAlso].filter((text) => letters(text) !== '')
          : undefined
        : beginnings[path.basename(name).replace(/\.html(\.gz)?$/, '')];
  },
  candidatesOn: descriptionsOn,
  textOf: ({ text }) => text,
  signsOf: ({ signs }) => [signs],
  isRight: (text, known) => begins(text, known) !== 'wrong',
  tell: productDescription,
  offer: possibleDescriptions,
});
