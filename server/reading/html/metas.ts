/** What the page's `meta` elements say. */
import type { CheerioAPI } from 'cheerio';

/** Of those that the selector takes, and that say anything. */
export const contentsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((meta) => $(meta).attr('content') ?? '')
    .filter(Boolean);
