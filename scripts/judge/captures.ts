/** Captured shop pages, which stay out of the repository, in two halves: one is tuned on, the other kept unseen. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { load } from 'cheerio';

export interface Capture {
  readonly name: string;
  readonly html: string;
  readonly url: string;
  /** Undefined where nobody has said what is right. */
  readonly prices: readonly string[] | undefined;
}

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

/** @param half `seen`, `unseen` or `all` */
export function* capturesIn(folder: string, half: string): Generator<Capture> {
  const known = knownPagesIn(folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.html(\.gz)?$/.test(name)).sort()) {
    if (half !== 'all' && halfOf(file) !== half) continue;
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
