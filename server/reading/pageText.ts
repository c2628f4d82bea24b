/** A fetched body as a page's text. */
import type { FetchedHead } from '../fetching/guardedFetch';

export const isPage = ({ contentType }: FetchedHead) =>
  contentType === '' || /html|xml|text\/plain/.test(contentType);

/** UTF-8 unless the page says otherwise in its beginning. */
export function pageText(body: Buffer): string {
  const beginning = body.toString('latin1', 0, 2048);
  const label = /<meta[^>]+charset=["']?([\w-]+)/i.exec(beginning)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    return body.toString('utf8');
  }
}
