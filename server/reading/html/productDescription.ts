/** Which of a page's descriptions is the seller's own prose: not the line for search engines, not the title again. */
import { letters, wordsOf } from './words';

export interface DescriptionInput {
  readonly title: string;
  /** From the page's data, most trusted first. */
  readonly data: readonly string[];
  /** What stands on the page itself. */
  readonly shown: string;
  /** The whole of a text of which this is the beginning; empty where the page does not say more. */
  continued(beginning: string): string;
  /** The lines that previews and search engines show. */
  readonly previews: readonly string[];
  /** What the site is called. */
  readonly site: readonly string[];
}

const PROSE_CHARACTERS = 160;
const BEGINNING_LETTERS = 40;
const MOST_PREVIEW = 320;
/** The page's own words may be few. */
const LEAST_SHOWN = 12;
const PRICE = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;
/** Shorter names are looked for as words. */
const LEAST_SITE = 4;
/** What is left beside offers is mostly another one. */
const LEAST_PREVIEW = 80;
/** Letters beside the whole title: fewer only offer it. */
const LEAST_BESIDE_TITLE = 60;

export function productDescription({
  title,
  data,
  shown,
  continued,
  previews,
  site,
}: DescriptionInput): string {
  const meta = previews.map(letters);
  const says = (text: string) => letters(text).replace(letters(title), '').length > BEGINNING_LETTERS / 2;
  const isPreview = (text: string) => meta.includes(letters(text));
  const isProse = (text: string) => text.length >= PROSE_CHARACTERS && !isPreview(text);
  const ownNames = site
    .map(unaccented)
    .filter((name) => name.length >= LEAST_SITE && !unaccented(title).includes(name));
  const withoutOffers = (text: string) => sellersSentences(text, letters(title), ownNames);
  const stated = data
    .map((text) => (isPreview(text) || text.length < MOST_PREVIEW ? withoutOffers(text) : text))
    .filter(says)
    .sort((a, b) => Number(isProse(b)) - Number(isProse(a)));
  const [first = ''] = stated;
  const begins = letters(first).slice(0, BEGINNING_LETTERS);
  if (shown && first && letters(shown).includes(begins)) return shown;
  if (isProse(first)) return first;
  const whole = first ? continued(first) : '';
  if (whole.length > first.length) return whole;
  const rest = [...data, ...previews].map(withoutOffers);
  const isShort = letters(shown).length >= LEAST_SHOWN && !letters(title).includes(letters(shown));
  return (isShort ? shown : [shown, first, ...rest].find(says)) ?? rest.find(Boolean) ?? '';
}

/** A line for search engines without its sentences that name the shop, or little but the title. */
function sellersSentences(text: string, title: string, site: readonly string[]): string {
  const sentences = text.split(/(?<=[.!?।。！？])\s+|\s+\|\s+/u);
  const kept = sentences.filter((sentence) => {
    const said = letters(sentence);
    const bare = unaccented(sentence);
    const names = wordsOf(sentence);
    const isOffer =
      site.some((name) => (name.length < LEAST_SITE ? names.includes(name) : bare.includes(name))) ||
      (title !== '' &&
        said.includes(title) &&
        (said.length - title.length < LEAST_BESIDE_TITLE || PRICE.test(sentence)));
    return !isOffer;
  });
  if (kept.length === sentences.length) return text;
  const rest = kept.join(' ').trim();
  return rest.length >= LEAST_PREVIEW ? rest : '';
}

/** Hosts are written without accents. */
const unaccented = (text: string) => letters(text.normalize('NFD').replace(/\p{M}/gu, ''));
