/** How Wikipedia wants to be named, and under which licence its words may be used. */
import type { Credit } from '../../../contract/credit';

export const articleCredit = (title: string): Credit => ({
  title,
  author: 'Wikipedia contributors',
  licence: 'CC BY-SA 4.0',
  licence_link: 'https://creativecommons.org/licenses/by-sa/4.0/',
  source: 'Wikipedia',
  link: `https://en.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`,
});
