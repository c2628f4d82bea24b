/** `npm run judge:prices -- <folder> [--write]`: fits what the signs of a price are worth to captured pages whose price is known, and says by cross-validation what that is worth. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isDoubtful, type PriceCandidate } from '../../server/reading/html/productPrice';
import { PRICE_SIGNS, type Signs } from '../../server/reading/html/priceSigns';
import { candidatesOn } from '../../server/reading/html/readHtml';
import { readPageRules } from '../../server/reading/readPageRules';
import { capturesIn } from './captures';
import { chancesOf, fitChoices, rowOf, type Choice } from './choiceFit';
import { isKnownPrice } from './judgePage';

const FOLDS = 8;
const ROUNDS = 400;
const RATE = 0.15;
/** What is known before any page is read: a sign that few pages have keeps this worth. */
const PRIOR: Signs = {
  namedFormer: -1,
  boxNamedFormer: -1,
  namedPartial: -1.5,
  perUnit: -0.5,
  worded: -0.7,
  wordedCurrent: 1,
  inSentence: -1.5,
  namedPrice: 1,
  boxNamedPrice: 1,
  lowestBeside: 1,
  highestBeside: -1,
  sum: -1,
  multiple: -0.5,
  stated: 1.5,
  statedAndShown: 1,
  gainsaid: -1.5,
};
/** Against learning a page by heart. */
const SHRINK = 0.004;
const FILE = path.resolve('content/reading/priceWeights.yaml');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    keep: { type: 'string' },
    half: { type: 'string', default: 'all' },
  },
});

interface Kept {
  readonly name: string;
  readonly prices: readonly string[];
  readonly candidates: readonly PriceCandidate[];
}
/** Reading takes minutes, fitting seconds: with `--keep` the signs of each page are kept in a file to be fitted again. */
function* readIn(folder: string): Generator<Kept> {
  for (const { name, html, url, prices } of capturesIn(folder, values.half)) {
    if (!prices) continue;
    const page = { name, prices, candidates: candidatesOn({ html, url, rules }) };
    if (values.keep) appendFileSync(values.keep, `${JSON.stringify(page)}\n`);
    yield page;
  }
}
interface Page {
  readonly name: string;
  readonly candidates: readonly PriceCandidate[];
  /** Of the right ones; none where the page shows no price. */
  readonly right: ReadonlySet<number>;
  readonly known: readonly string[];
}

const rules = readPageRules(path.resolve('content'));
const kept = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Kept);
const pages: Page[] = [];
const started = performance.now();
for (const place of positionals)
  for (const { name, prices, candidates: all } of place.endsWith('.jsonl') ? kept(place) : readIn(place)) {
    const candidates = all.filter(({ tag }) => tag);
    const right = candidates.flatMap(({ tag }, at) => (isKnownPrice(tag, prices) ? [at] : []));
    pages.push({ name, candidates, right: new Set(right), known: prices });
  }
console.log(`read in ${Math.round(performance.now() - started)} ms`);
const prior = Float64Array.from([...PRICE_SIGNS, 'noPrice'], (sign) => PRIOR[sign as keyof Signs] ?? 0);
const choices = new Map(
  pages.map((page) => [
    page,
    {
      candidates: page.candidates.map(({ signs }) => distinct(signs.map((one) => rowOf(PRICE_SIGNS, one)))),
      right: page.right,
    },
  ]),
);
function distinct(all: readonly Float64Array[]): Float64Array[] {
  return [...new Map(all.map((row) => [row.join(), row])).values()];
}
const choiceOf = (page: Page): Choice => choices.get(page) ?? { candidates: [], right: new Set() };
const fit = (some: readonly Page[]) =>
  fitChoices(some.map(choiceOf), prior, { rounds: ROUNDS, rate: RATE, shrink: SHRINK });

interface Guess {
  readonly page: Page;
  readonly chance: number;
  readonly isRight: boolean;
  readonly isDoubted: boolean;
  readonly tag: string;
}
function guess(page: Page, worths: Float64Array): Guess {
  const { chances } = chancesOf(choiceOf(page), worths);
  const own = chances.slice(0, -1);
  const at = own.indexOf(Math.max(...own));
  const likeliest = page.candidates[at];
  return {
    page,
    chance: own[at] ?? 0,
    isRight: page.right.has(at),
    isDoubted: likeliest !== undefined && isDoubtful(likeliest),
    tag: likeliest?.tag ?? '',
  };
}

const guesses = Array.from({ length: FOLDS }, (_, fold) => {
  const worths = fit(pages.filter((_page, at) => at % FOLDS !== fold));
  return pages.filter((_page, at) => at % FOLDS === fold).map((page) => guess(page, worths));
}).flat();
const priced = guesses.filter(({ page }) => page.known.length > 0).length;
console.log(
  `${pages.length} pages, ${priced} with a price, ${pages.filter(({ right }) => right.size > 0).length} with it among the amounts found`,
);
console.table(
  [0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((least) => {
    const told = guesses.filter(({ chance, isDoubted }) => chance >= least && !isDoubted);
    return {
      least,
      right: told.filter(({ isRight }) => isRight).length,
      wrong: told.filter(({ isRight, page }) => !isRight && page.known.length > 0).length,
      invented: told.filter(({ isRight, page }) => !isRight && page.known.length === 0).length,
    };
  }),
);
if (values.list)
  for (const { page, chance, isRight, tag } of guesses)
    if (!isRight || chance < 0.6)
      console.log(
        isRight ? 'unsure' : page.right.size > 0 ? 'WRONG ' : 'absent',
        page.name.slice(0, 40),
        chance.toFixed(2),
        tag,
        'known',
        page.known.join(' or '),
        'of',
        page.candidates
          .map((one) => one.tag)
          .slice(0, 12)
          .join(' '),
      );
const worths = fit(pages);
const lines = [...PRICE_SIGNS, 'noPrice'].map((sign, at) => `${sign}: ${(worths[at] ?? 0).toFixed(2)}`);
if (values.write) {
  const head =
    '# What each sign of an amount is worth for being the price (server/reading/html/priceSigns.ts), in logarithms of odds;\n# `least` is how likely an amount must be to be told. Fitted by scripts/judge/fitPrices.ts to captured pages: do not edit by hand.\n';
  writeFileSync(FILE, `${head}${lines.join('\n')}\nleast: ${rules.prices.least}\n`);
} else console.log(lines.join('\n'));
