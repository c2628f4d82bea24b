/** Shop pages that nobody sane would write: each kind is read in time that grows with its size, and 10 MB of it are answered. [PG2] */
import path from 'node:path';
import { PageRefused } from '../../../server/reading/pageRefusals';
import { readHtml } from '../../../server/reading/html/readHtml';
import { readInThread } from '../../../server/reading/html/readInThread';
import { readPageRules } from '../../../server/reading/readPageRules';
import { createTally, outcome } from '../tally';
import type { TrialPart } from '../trialPart';

const rules = readPageRules(path.resolve('content'));
const url = 'https://shop.example/oak-table';
const times = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('');

/** Of so many parts. Those that close nothing nest. */
const kinds: Readonly<Record<string, (count: number) => string>> = {
  'nested boxes': (count) => times(count, () => '<div>'),
  'nested words': (count) => times(count, (at) => `<div>Table ${at} of solid oak, made to last for long.`),
  'nested prices': (count) => times(count, (at) => `<div><span class=price>€${at + 1}.00</span>`),
  'nested pictures': (count) => times(count, (at) => `<div><img src=/p/${at}.jpg><a href=/o/${at}>Other</a>`),
  'nested forms': (count) =>
    times(count, () => '<div><input type=email><button class=add-to-cart>Add</button>'),
  'nested products': (count) =>
    times(
      count,
      (at) =>
        `<div itemscope itemtype="https://schema.org/Product"><b itemprop=name>Oak table</b><b itemprop=price>${at}</b>`,
    ),
  'price boxes': (count) =>
    times(count, (at) => `<div class=box><span class=price>€${at + 1}.00</span></div>`),
  'a wide table': (count) => `<table><tr>${times(count, (at) => `<td>€${at + 1}</td>`)}</tr></table>`,
  'a long table': (count) =>
    `<table>${times(count, (at) => `<tr><th>Part ${at}</th><td>Oak ${at}</td></tr>`)}</table>`,
  cards: (count) =>
    `<ul>${times(count, (at) => `<li class=card><a href=/p/${at}><img src=/i/${at}.jpg></a>€${at + 1}</li>`)}</ul>`,
  pictures: (count) => times(count, (at) => `<img src=/i/oak-table-${at}.jpg>`),
  paragraphs: (count) =>
    times(count, (at) => `<p>Sentence ${at} says that the table is of oak and lasts.</p>`),
  headings: (count) => times(count, (at) => `<h1>Oak table ${at}</h1>`),
  brackets: (count) => `<script>${'x=[{"a":'.repeat(count)}</script>`,
};
const page = (body: string) => `<html><title>Oak table</title><body><main><h1>Oak table</h1>${body}`;

const SMALL = 1500;
const TIMES_LARGER = 4;
/** Twice linear, for a machine with other things to do; quadratic is 16. */
const MOST_GROWTH = 2 * TIMES_LARGER;
/** Less is noise. */
const LEAST_MS = 500;
const HEAVY_BYTES = 10_000_000;
/** Of the reader's own limit, with the start of its thread. */
const MOST_ANSWER_MS = 20_000;

/** Of the processor: other work of the machine is not the reader's. */
function readMs(html: string): number {
  const begun = process.cpuUsage();
  readHtml({ html, url, rules });
  return process.cpuUsage(begun).user / 1000;
}

export const pagesPart: TrialPart = {
  name: 'pages',
  async run() {
    const tally = createTally();
    let refused = 0;
    let most = 0;
    for (const [kind, make] of Object.entries(kinds)) {
      const [small, large] = [page(make(SMALL)), page(make(SMALL * TIMES_LARGER))];
      const [smallMs, largeMs] = [Math.min(readMs(small), readMs(small)), readMs(large)];
      const growth = largeMs / Math.max(smallMs, LEAST_MS / TIMES_LARGER);
      most = Math.max(most, growth);
      tally.count(
        growth <= MOST_GROWTH,
        `${kind}: ${TIMES_LARGER} times as much takes ${growth.toFixed(1)} times as long`,
      );

      const each = make(SMALL).length / SMALL;
      const heavy = page(make(Math.round(HEAVY_BYTES / each)));
      const begun = performance.now();
      const answer = await readInThread({ html: heavy, url, rules }).catch((error: unknown) => error);
      const isRefused = answer instanceof PageRefused && answer.code === 'page_too_heavy';
      const isAnswered = isRefused || !(answer instanceof Error);
      refused += isRefused ? 1 : 0;
      tally.count(
        isAnswered && performance.now() - begun < MOST_ANSWER_MS,
        `${kind}: 10 MB are not answered: ${String(answer)}`,
      );
    }
    const all = Object.keys(kinds).length;
    return outcome(
      tally,
      `${all} kinds; ${TIMES_LARGER} times as much takes ${most.toFixed(1)} times as long at most; of 10 MB ${all - refused} read, ${refused} refused as too heavy`,
    );
  },
};
