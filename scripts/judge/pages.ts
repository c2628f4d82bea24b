/** `npm run judge:pages -- <folder> [--half unseen] [--sheet <file>]`: how well the reader reads captured shop pages, which stay out of the repository. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { capturesIn } from './captures';
import { judgePage, type Verdict } from './judgePage';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'seen' },
    sheet: { type: 'string' },
    only: { type: 'string' },
  },
});

const verdicts: Verdict[] = [];
const sheet: string[] = [];
for (const folder of positionals)
  for (const capture of capturesIn(folder, values.half)) {
    if (values.only && !capture.name.includes(values.only) && !capture.url.includes(values.only)) continue;
    const { verdict, lines } = judgePage(capture);
    verdicts.push(verdict);
    sheet.push(lines.join('\n'));
  }
if (values.sheet) writeFileSync(values.sheet, sheet.join('\n\n'));

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${Math.round((100 * part) / (whole || 1))} %)`;
const count = (holds: (verdict: Verdict) => boolean) => verdicts.filter(holds).length;
const priced = verdicts.filter(({ price }) => price !== 'unknown' && price !== 'invented');
console.log(`${verdicts.length} pages, ${values.half} half`);
console.table({
  'foreign pictures among the chosen': share(
    count((v) => v.foreign > 0),
    verdicts.length,
  ),
  'a first picture that is not foreign': share(
    count((v) => v.firstPicture === 'right'),
    verdicts.length,
  ),
  'no picture chosen': share(
    count((v) => v.firstPicture === 'missing'),
    verdicts.length,
  ),
  'description usable': share(
    count((v) => v.description === 'usable'),
    verdicts.length,
  ),
  'description to be chosen': share(
    count((v) => v.description === 'offered'),
    verdicts.length,
  ),
  'title without furniture': share(
    count((v) => v.title === 'clean'),
    verdicts.length,
  ),
  'price right': share(priced.filter(({ price }) => price === 'right').length, priced.length),
  'price wrong': share(priced.filter(({ price }) => price === 'wrong').length, priced.length),
  'price where the page shows none': share(
    count((v) => v.price === 'invented'),
    verdicts.length,
  ),
  'price among those to be chosen': share(
    priced.filter(({ price }) => price === 'offered').length,
    priced.length,
  ),
  'price missing': share(priced.filter(({ price }) => price === 'missing').length, priced.length),
});
