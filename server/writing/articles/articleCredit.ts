/** How Wikipedia wants to be named, and under which licence its words may be used. */
import type { Credit } from '../../../contract/credit';
import type { ArticleRef } from '../../../contract/scripts/article';

const SOURCES: Readonly<Record<string, string>> = { simple: 'Simple English Wikipedia', en: 'Wikipedia' };

export const articleCredit = ({ edition, title, revision }: ArticleRef): Credit => ({
  title,
  author: 'Wikipedia contributors',
  licence: 'CC BY-SA 4.0',
  licence_link: 'https://creativecommons.org/licenses/by-sa/4.0/',
  source: SOURCES[edition] ?? `Wikipedia (${edition})`,
  link: linkTo(edition, encodeURIComponent(title.replaceAll(' ', '_')), revision),
});

/** To the version that was read, where it is known. */
const linkTo = (edition: string, page: string, revision: number | undefined) =>
  revision === undefined
    ? `https://${edition}.wikipedia.org/wiki/${page}`
    : `https://${edition}.wikipedia.org/w/index.php?title=${page}&oldid=${revision}`;
