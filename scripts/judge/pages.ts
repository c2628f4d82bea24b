/** `npm run judge:pages -- <folder> [--half unseen] [--sheet <file>]`: how well the reader reads captured shop pages, which stay out of the repository. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { judgePage, type Capture, type Verdict } from './judgePage';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'seen' },
    sheet: { type: 'string' },
    only: { type: 'string' },
  },
});

/** Tuned on are pages whose file name's SHA-256 begins with 0 to 7; the others are run once a change is finished. */
const halfOf = (file: string) =>
  /^[0-7]/.test(createHash('sha256').update(path.basename(file)).digest('hex')) ? 'seen' : 'unseen';

interface KnownPage {
  readonly url?: string;
  readonly price?: readonly string[];
}

/** `dataset/ground-truth.json` of scrapinghub/product-extraction-benchmark; elsewhere a page names its own address. */
function knownPagesIn(folder: string): Record<string, KnownPage> {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'dataset/ground-truth.json'), 'utf8')) as Record<
      string,
      KnownPage
    >;
  } catch {
    return {};
  }
}

function* capturesIn(folder: string): Generator<Capture> {
  const known = knownPagesIn(folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.html(\.gz)?$/.test(name)).sort()) {
    if (values.half !== 'all' && halfOf(file) !== values.half) continue;
    const body = readFileSync(path.join(folder, file));
    const html = (file.endsWith('.gz') ? gunzipSync(body) : body).toString('utf8');
    const page = known[path.basename(file).replace(/\.html(\.gz)?$/, '')];
    const $ = load(html);
    const url =
      page?.url ?? $('link[rel="canonical"]').attr('href') ?? $('meta[property="og:url"]').attr('content');
    const name = path.relative(folder, path.join(folder, file)).replace('dataset/html/', '');
    const base = url && URL.canParse(url) ? url : 'https://page.example/';
    yield { name, html, url: base, prices: page ? (page.price ?? []) : undefined };
  }
}

const verdicts: Verdict[] = [];
const sheet: string[] = [];
for (const folder of positionals)
  for (const capture of capturesIn(folder)) {
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
  'price missing': share(priced.filter(({ price }) => price === 'missing').length, priced.length),
});
