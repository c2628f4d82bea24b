/** `npm run judge:pages -- <folder> [--half unseen] [--misses] [--sheet <file>]`: how well the reader reads captured shop pages, which stay out of the repository. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { capturesIn } from './captures';
import { judgePage, type Judged } from './judgePage';
import { NOT_JUDGED } from './judgeLabelled';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'seen' },
    misses: { type: 'boolean', default: false },
    sheet: { type: 'string' },
    only: { type: 'string' },
  },
});

const judged: Judged[] = [];
for (const folder of positionals)
  for (const capture of capturesIn(folder, values.half)) {
    if (values.only && !capture.name.includes(values.only) && !capture.url.includes(values.only)) continue;
    judged.push(judgePage(capture));
  }
if (values.sheet) writeFileSync(values.sheet, judged.map(({ lines }) => lines.join('\n')).join('\n\n'));
if (values.misses) for (const { misses } of judged) for (const miss of misses) console.log(miss);

const times = judged.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
console.log(
  `${judged.length} pages, ${values.half} half; read in ${times[Math.floor(times.length / 2)]} ms, at most ${times.at(-1)}`,
);
const fields = new Set(judged.flatMap(({ verdict }) => Object.keys(verdict)));
console.table(
  [...fields].flatMap((field) => {
    const outcomes = judged
      .flatMap(({ verdict }) => verdict[field] ?? [])
      .filter((outcome) => outcome !== NOT_JUDGED);
    return [...new Set(outcomes)]
      .map((outcome) => ({ outcome, pages: outcomes.filter((one) => one === outcome).length }))
      .toSorted((a, b) => b.pages - a.pages)
      .map(({ outcome, pages }) => ({
        field,
        outcome,
        pages,
        of: outcomes.length,
        '%': Number(((100 * pages) / outcomes.length).toFixed(1)),
      }));
  }),
);
