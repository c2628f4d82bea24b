/** Credits as text that can be pasted under a post: a picture a line, with where to find it. */
import type { Credit } from '../../../contract/credit';
import { pictureCreditsMessages as text } from '../../locales/messages/pictureCredits';

export const creditText = (credits: readonly Credit[]): string =>
  [`${text.title}:`, ...credits.map(lineOf)].join('\n');

function lineOf({ title, author, licence, source, link }: Credit): string {
  const whose = author ? text.by(author) : text.unknown;
  const line = [`“${title || text.untitled}” ${whose}`, text.on(source), licence].join(', ');
  return link ? `${line}, ${link}` : line;
}
