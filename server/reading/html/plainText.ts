/** Words without markup: paragraphs become lines, invisible characters go. */
import { load } from 'cheerio';

const LINE_ENDS = /<(?:br|\/p|\/li|\/div|\/h\d|\/tr)\s*\/?>/gi;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

export function plainText(html: unknown): string {
  if (typeof html !== 'string' || html === '') return '';
  return (/[<&]/.test(html) ? shownIn(html) : html)
    .replace(INVISIBLE, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

function shownIn(html: string): string {
  const $ = load(html.replace(LINE_ENDS, '$&\n'), null, false);
  $('script,style,noscript,template').remove();
  return $.text();
}
