/** With what a browser comes to the ads wizard: a page of a shop, a link that was shared, or why neither came. */
import { LINK_CHARACTERS } from '../limits';
import { parseLink } from '../video/videoSharing';
import { WIZARD_PATH } from './paths';

/** Why a page was not kept, as the address says it that its sender is led to; with the keys of the words for it. */
export const pageRefusalKeys = {
  too_large: 'pageTooLarge',
  from_elsewhere: 'pageFromElsewhere',
  empty: 'pageEmpty',
  too_many: 'pagesTooMany',
  not_kept: 'pageNotKept',
} as const;
export type PageRefusal = keyof typeof pageRefusalKeys;
export type PageRefusalKey = (typeof pageRefusalKeys)[PageRefusal];
const isRefusal = (text: string): text is PageRefusal => Object.hasOwn(pageRefusalKeys, text);

export type Arrival =
  | { readonly kind: 'page'; readonly token: string }
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'linkless' }
  | { readonly kind: 'refused'; readonly refusal: PageRefusal };

/** As the manifest names them: where shared links stand, the likeliest first. */
export const SHARED = ['shared_url', 'shared_text', 'shared_title'] as const;

export const addressOfPage = (token: string) => `${WIZARD_PATH}?${new URLSearchParams({ page: token })}`;
export const addressOfRefusal = (refusal: PageRefusal) =>
  `${WIZARD_PATH}?${new URLSearchParams({ refused: refusal })}`;

/** Null where nothing but the wizard was asked for. */
export function arrivalOf(query: URLSearchParams): Arrival | null {
  const token = query.get('page');
  if (token) return { kind: 'page', token };
  const refused = query.get('refused');
  if (refused !== null) return { kind: 'refused', refusal: isRefusal(refused) ? refused : 'not_kept' };
  const shared = SHARED.map((name) => query.get(name)).filter((text) => text !== null);
  if (shared.length === 0) return null;
  const link = shared.flatMap(linksIn)[0];
  return link ? { kind: 'link', link } : { kind: 'linkless' };
}

/** Without the sentence's own marks behind them. */
const linksIn = (text: string): string[] =>
  (text.match(/https?:\/\/\S+/gi) ?? [])
    .map((found) => found.replace(/[)\]}>.,;:!?'"»”’…]+$/u, ''))
    .filter((link) => link.length <= LINK_CHARACTERS && parseLink(link) !== null);
