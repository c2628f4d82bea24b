/** Captured shop pages, which stay out of the repository, in two halves: one is tuned on, the other kept unseen. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { pageText } from '../../server/reading/pageText';
import { z } from 'zod';
import { asWritten, type KnownPrice } from './knownPrice';

export interface Capture {
  readonly name: string;
  readonly html: string;
  readonly url: string;
  /** Empty where the page shows none, undefined where nobody has said it. */
  readonly prices: readonly KnownPrice[] | undefined;
  /** What somebody wrote down who read the page. */
  readonly label: PageLabel | undefined;
}

/** As a number, or as one is written: "1299.00". */
const amountSchema = z.coerce.number();
const priceSchema = z.object({ amount: amountSchema, currency: z.string() });
const labelSchema = z.object({
  url: z.string(),
  repository: z.string().optional(),
  /** Whether one product is sold on it. */
  product: z.boolean(),
  language: z.string().optional(),
  title: z.string().nullable().default(null),
  titleAlso: z.array(z.string()).default([]),
  price: priceSchema.nullable().default(null),
  priceAlso: z.array(z.union([priceSchema, amountSchema])).default([]),
  /** How the seller's text begins. */
  descriptionStarts: z.string().nullable().default(null),
  descriptionAlso: z.array(z.string()).default([]),
  /** Parts of addresses. */
  pictures: z
    .object({ own: z.array(z.string()).default([]), foreign: z.array(z.string()).default([]) })
    .default({ own: [], foreign: [] }),
  notes: z.string().optional(),
});
export type PageLabel = z.infer<typeof labelSchema>;

/** Tuned on are pages whose file name's SHA-256 begins with 0 to 7; the others are run once a change is finished. */
const halfOf = (file: string) =>
  /^[0-7]/.test(createHash('sha256').update(path.basename(file)).digest('hex')) ? 'seen' : 'unseen';

const ENDING = /\.html(?:\.gz)?$/;

interface KnownPage {
  readonly url?: string;
  readonly price?: readonly string[];
  readonly currency?: readonly string[];
}

/** `dataset/ground-truth.json` of scrapinghub/product-extraction-benchmark; elsewhere a page names its own address. */
const knownPagesIn = (folder: string) =>
  (jsonIn(path.join(folder, 'dataset/ground-truth.json')) ?? {}) as Readonly<Record<string, KnownPage>>;

/** `labels.json` beside the pages. */
const labelsIn = (folder: string) => {
  const labels = z.record(z.string(), labelSchema).parse(jsonIn(path.join(folder, 'labels.json')) ?? {});
  return new Map(
    Object.entries(labels).map(([file, label]) => [path.basename(file).replace(ENDING, ''), label]),
  );
};

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
}

/** @param half `seen`, `unseen` or `all` */
export function* capturesIn(folder: string, half: string): Generator<Capture> {
  const known = knownPagesIn(folder);
  const labels = new Map<string, ReturnType<typeof labelsIn>>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => ENDING.test(name)).sort()) {
    if (half !== 'all' && halfOf(file) !== half) continue;
    const place = path.dirname(path.join(folder, file));
    const beside = labels.get(place) ?? labelsIn(place);
    labels.set(place, beside);
    const body = readFileSync(path.join(folder, file));
    const html = pageText(file.endsWith('.gz') ? gunzipSync(body) : body);
    const stem = path.basename(file).replace(ENDING, '');
    const page = known[stem];
    const label = beside.get(stem);
    const $ = load(html);
    const url =
      label?.url ??
      page?.url ??
      $('link[rel="canonical"]').attr('href') ??
      $('meta[property="og:url"]').attr('content');
    const name = path.relative(folder, path.join(folder, file)).replace('dataset/html/', '');
    const base = url && URL.canParse(url) ? url : 'https://page.example/';
    yield { name, html, url: base, prices: label ? labelledPrices(label) : pricesOf(page), label };
  }
}

function labelledPrices({ product, price, priceAlso }: PageLabel): KnownPrice[] {
  if (!product || !price) return [];
  return [price, ...priceAlso.map((also) => (typeof also === 'number' ? { ...price, amount: also } : also))];
}

const pricesOf = (page: KnownPage | undefined): KnownPrice[] | undefined =>
  page && (page.price ?? []).map((written) => asWritten(written, page.currency?.[0]));
