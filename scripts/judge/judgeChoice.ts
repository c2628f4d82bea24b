/** What the judges of prices and of descriptions share: captures become candidates, weights are fitted to them, and cross-validation says what they are worth. */
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { HtmlQuestion } from '../../server/reading/html/readHtml';
import { beginningOf } from '../../server/reading/pageText';
import { readPageRules, type PageRules } from '../../server/reading/readPageRules';
import { capturesIn, type Capture } from './captures';
import { fitChoices, rowOf, type Choice, type FitOptions } from './choiceFit';

type SignsOf<Sign extends string> = Readonly<Partial<Record<Sign, number>>>;

interface Judge<Candidate, Sign extends string, Weights, Known> {
  /** Of `content/reading/<file>`. */
  readonly file: string;
  readonly signs: readonly Sign[];
  /** What 'none of them' is called among the weights. */
  readonly none: string;
  /** What is known before any page is read: a sign that few pages have keeps this worth. */
  readonly prior: SignsOf<Sign>;
  readonly options: FitOptions;
  /** Of how likely a candidate must be to be told, where that is asked. */
  readonly levels?: readonly number[];
  /** What the signs are worth today, and how likely a candidate must be. */
  readonly weightsOf: (rules: PageRules) => Weights & { readonly least?: number };
  /** What is right on each page of a folder: nothing where it tells none, undefined where nobody has said it. */
  readonly known: (folder: string) => (capture: Capture) => readonly Known[] | undefined;
  readonly candidatesOn: (question: HtmlQuestion) => readonly Candidate[];
  readonly textOf: (candidate: Candidate) => string;
  /** Of each of its places. */
  readonly signsOf: (candidate: Candidate) => readonly SignsOf<Sign>[];
  readonly isRight: (text: string, known: readonly Known[]) => boolean;
  readonly tell: (candidates: readonly Candidate[], weights: Weights) => string;
  readonly offer: (candidates: readonly Candidate[], weights: Weights) => readonly string[];
}

interface Page<Candidate, Known> {
  readonly name: string;
  readonly site: string;
  readonly known: readonly Known[];
  readonly candidates: readonly Candidate[];
}

const FOLDS = 8;
/** Few pages move little of what more have taught. */
const ONWARD_SHRINK = 0.02;

export function judgeChoice<Candidate, Sign extends string, Weights, Known>(
  judge: Judge<Candidate, Sign, Weights, Known>,
): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      keep: { type: 'string' },
      half: { type: 'string', default: 'all' },
      least: { type: 'string' },
      onward: { type: 'boolean', default: false },
    },
  });
  const rules = readPageRules(path.resolve('content'));
  const today = judge.weightsOf(rules);
  const least = Number(values.least ?? today.least ?? 0);

  /** Reading takes minutes, fitting seconds: with `--keep` what was read is kept in a file to be fitted again. */
  function* readIn(folder: string): Generator<Page<Candidate, Known>> {
    const knownOf = judge.known(folder);
    for (const capture of capturesIn(folder, values.half)) {
      const known = knownOf(capture);
      if (!known) continue;
      const { name, html, url } = capture;
      const site = new URL(url).hostname.split('.').at(-2) ?? '';
      const page = {
        name,
        site,
        known,
        candidates: judge.candidatesOn({ html: beginningOf(html), url, rules }),
      };
      if (values.keep) appendFileSync(values.keep, `${JSON.stringify(page)}\n`);
      yield page;
    }
  }
  const pages = positionals.flatMap((place) =>
    place.endsWith('.jsonl') ? keptIn<Candidate, Known>(place) : [...readIn(place)],
  );
  const names = [...judge.signs, judge.none];
  // Pages that earlier weights were fitted to may be gone: with `--onward` those weights are what is known before.
  const before = (values.onward ? today : judge.prior) as Readonly<Record<string, number>>;
  const prior = Float64Array.from(names, (sign) => before[sign] ?? 0);
  const options = values.onward ? { ...judge.options, shrink: ONWARD_SHRINK } : judge.options;
  const choices = new Map(pages.map((page) => [page, choiceOf(page)]));
  const fit = (some: readonly Page<Candidate, Known>[]) =>
    fitChoices(
      some.flatMap((page) => choices.get(page) ?? []),
      prior,
      options,
    );

  function choiceOf({ candidates, known }: Page<Candidate, Known>): Choice {
    return {
      candidates: candidates.map((one) =>
        distinct(judge.signsOf(one).map((signs) => rowOf(judge.signs, signs))),
      ),
      right: new Set(candidates.flatMap((one, at) => (judge.isRight(judge.textOf(one), known) ? [at] : []))),
    };
  }
  const weightsOf = (worths: Float64Array, level: number) =>
    Object.fromEntries([
      ...names.map((name, at) => [name, worths[at] ?? 0]),
      ['least', level],
    ]) as unknown as Weights;

  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const own = pages.filter((page) => foldOf(page) === fold);
    const worths = own.length > 0 ? fit(pages.filter((page) => foldOf(page) !== fold)) : prior;
    return own.map((page) => ({ page, worths }));
  }).flat();
  const outcomesAt = (level: number) =>
    judged.map(({ page, worths }) => {
      const weights = weightsOf(worths, level);
      const text = judge.tell(page.candidates, weights);
      const offered = text ? [] : judge.offer(page.candidates, weights);
      return { page, text, offered, outcome: outcomeOf(page.known, text, offered) };
    });

  function outcomeOf(known: readonly Known[], text: string, offered: readonly string[]) {
    if (text) return known.length === 0 ? 'invented' : judge.isRight(text, known) ? 'right' : 'wrong';
    if (offered.length === 0) return 'empty';
    return offered.some((one) => judge.isRight(one, known)) ? 'offered' : 'offered in vain';
  }

  const told = pages.filter(({ known }) => known.length > 0).length;
  const found = [...choices.values()].filter(({ right }) => right.size > 0).length;
  console.log(`${pages.length} pages, ${told} of them tell it, ${found} have it among what was found`);
  console.table(
    (judge.levels ?? [least]).map((level) => {
      const outcomes = outcomesAt(level);
      const count = (outcome: string) => outcomes.filter((one) => one.outcome === outcome).length;
      return {
        least: level,
        right: count('right'),
        wrong: count('wrong'),
        'right among those offered': count('offered'),
        'not among them': count('offered in vain'),
        'nothing told or offered': count('empty'),
        'told where there is none': count('invented'),
      };
    }),
  );
  if (values.list)
    for (const { page, text, offered, outcome } of outcomesAt(least))
      if (outcome !== 'right')
        console.log(
          outcome,
          page.name.slice(0, 40),
          JSON.stringify([text, ...offered].map(short)),
          'known',
          JSON.stringify(page.known).slice(0, 200),
        );

  const worths = fit(pages);
  const lines = names.map((name, at) => `${name}: ${(worths[at] ?? 0).toFixed(2)}`);
  const all = judge.levels ? [...lines, `least: ${least}`] : lines;
  if (values.write) writeWeights(path.resolve('content/reading', judge.file), all);
  else console.log(lines.join('\n'));
}

const short = (text: string) => text.slice(0, 60);

const keptIn = <Candidate, Known>(file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Page<Candidate, Known>);

const distinct = (rows: readonly Float64Array[]) => [
  ...new Map(rows.map((row) => [row.join(), row])).values(),
];

/** Pages of one shop are of one template: they are fitted or judged together. */
const foldOf = ({ site, name }: Page<unknown, unknown>) =>
  Number.parseInt(
    createHash('sha256')
      .update(site === 'page' ? name : site)
      .digest('hex')
      .slice(0, 6),
    16,
  ) % FOLDS;

/** The comment at the head of the file stays. */
function writeWeights(file: string, lines: readonly string[]): void {
  const head = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('#'));
  writeFileSync(file, `${[...head, ...lines].join('\n')}\n`);
}
