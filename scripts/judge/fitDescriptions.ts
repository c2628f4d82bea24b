/** `npm run judge:descriptions -- <folder> [--write]`: fits what the signs of a description are worth to captured pages of which somebody wrote down how the right one begins, and says by cross-validation what that is worth. */
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  DESCRIPTION_SIGNS,
  type DescriptionCandidate,
  type DescriptionSignsOf,
  type DescriptionWeights,
} from '../../server/reading/html/descriptionSigns';
import { productDescription } from '../../server/reading/html/productDescription';
import { descriptionsOn } from '../../server/reading/html/readHtml';
import { letters } from '../../server/reading/html/words';
import { readPageRules } from '../../server/reading/readPageRules';
import { capturesIn } from './captures';
import { fitChoices, rowOf } from './choiceFit';

const FOLDS = 8;
const OPTIONS = { rounds: 500, rate: 0.15, shrink: 0.006 } as const;
const PRIOR: DescriptionSignsOf = {
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
  holdsHeading: -0.7,
  beforeHeading: -1,
  buying: -1.5,
  score: 1,
};
const FILE = path.resolve('content/reading/descriptionWeights.yaml');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    keep: { type: 'string' },
    least: { type: 'string', default: '0.6' },
  },
});

interface Page {
  readonly name: string;
  readonly site: string;
  /** How right ones begin; none where the page describes nothing. */
  readonly begins: readonly string[];
  readonly candidates: readonly DescriptionCandidate[];
}

const rules = readPageRules(path.resolve('content'));
/** Reading takes minutes, fitting seconds: with `--keep` what was read is kept in a file to be fitted again. */
function* readIn(folder: string): Generator<Page> {
  const truth = JSON.parse(readFileSync(path.join(folder, 'dataset/descriptions.json'), 'utf8')) as Record<
    string,
    readonly string[]
  >;
  for (const { name, html, url } of capturesIn(folder, 'all')) {
    const begins = truth[path.basename(name).replace(/\.html(\.gz)?$/, '')];
    if (!begins) continue;
    const site = new URL(url).hostname.split('.').at(-2) ?? '';
    const page = { name, site, begins, candidates: descriptionsOn({ html, url, rules }) };
    if (values.keep) appendFileSync(values.keep, `${JSON.stringify(page)}\n`);
    yield page;
  }
}
const kept = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Page);

const isRight = (text: string, { begins }: Page) =>
  begins.some((beginning) => letters(text).startsWith(letters(beginning)));
const pages = positionals.flatMap((place) => (place.endsWith('.jsonl') ? kept(place) : [...readIn(place)]));
const prior = Float64Array.from(
  [...DESCRIPTION_SIGNS, 'noDescription'],
  (sign) => PRIOR[sign as keyof DescriptionSignsOf] ?? 0,
);
const choiceOf = (page: Page) => ({
  candidates: page.candidates.map(({ signs }) => [rowOf(DESCRIPTION_SIGNS, signs)]),
  right: new Set(page.candidates.flatMap(({ text }, at) => (isRight(text, page) ? [at] : []))),
});
const fit = (some: readonly Page[]) => fitChoices(some.map(choiceOf), prior, OPTIONS);
const weightsOf = (worths: Float64Array, least: number) =>
  Object.fromEntries([
    ...[...DESCRIPTION_SIGNS, 'noDescription'].map((sign, at) => [sign, worths[at] ?? 0]),
    ['least', least],
  ]) as DescriptionWeights;

/** Pages of one shop are of one template: they are fitted or judged together. */
const foldOf = ({ site, name }: Page) =>
  Number.parseInt(
    createHash('sha256')
      .update(site === 'page' ? name : site)
      .digest('hex')
      .slice(0, 6),
    16,
  ) % FOLDS;
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const own = pages.filter((page) => foldOf(page) === fold);
  const worths = own.length > 0 ? fit(pages.filter((page) => foldOf(page) !== fold)) : prior;
  return own.map((page) => ({ page, worths }));
}).flat();
const described = pages.filter(({ begins }) => begins.length > 0).length;
console.log(
  `${pages.length} pages, ${described} with a description, ${pages.filter((page) => choiceOf(page).right.size > 0).length} with it among the texts found`,
);
console.table(
  [0, 0.2, 0.3, 0.4, 0.5, 0.6].map((least) => {
    const told = judged.map(({ page, worths }) => ({
      page,
      text: productDescription(page.candidates, weightsOf(worths, least)),
    }));
    const some = told.filter(({ text }) => text !== '');
    return {
      least,
      right: some.filter(({ page, text }) => isRight(text, page)).length,
      wrong: some.filter(({ page, text }) => !isRight(text, page) && page.begins.length > 0).length,
      invented: some.filter(({ page }) => page.begins.length === 0).length,
      missing: told.filter(({ page, text }) => text === '' && page.begins.length > 0).length,
    };
  }),
);
if (values.list)
  for (const { page, worths } of judged) {
    const text = productDescription(page.candidates, weightsOf(worths, Number(values.least)));
    if (!isRight(text, page) && (text || page.begins.length > 0))
      console.log(
        page.name.slice(0, 30),
        choiceOf(page).right.size > 0 ? 'WRONG' : 'ABSENT',
        JSON.stringify(text.slice(0, 110)),
        'known',
        page.begins.map((one) => one.slice(0, 40)).join(' | '),
      );
  }
const worths = fit(pages);
const lines = [...DESCRIPTION_SIGNS, 'noDescription'].map(
  (sign, at) => `${sign}: ${(worths[at] ?? 0).toFixed(2)}`,
);
if (values.write) {
  const head =
    '# What each sign of a text is worth for being the description (server/reading/html/descriptionSigns.ts), in logarithms\n# of odds; `least` is how likely it must be to be shown. Fitted by scripts/judge/fitDescriptions.ts to captured pages:\n# do not edit by hand.\n';
  writeFileSync(FILE, `${head}${lines.join('\n')}\nleast: ${values.least}\n`);
} else console.log(lines.join('\n'));
