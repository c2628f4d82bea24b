/** The app's page with a head for who only previews it: Open Graph (ogp.me), and nothing for search engines. [ED4] */
import type { WatchedVideo } from '../../contract/shareLink';
import { escaped } from './escaped';

const TITLE = /<title>[^<]*<\/title>/u;

/** @param video null where there is nothing to watch */
export function watchPage(html: string, video: WatchedVideo | null): string {
  const head = [
    '<meta name="robots" content="noindex, nofollow" />',
    ...(video ? previewOf(video) : []),
  ].join('\n    ');
  const title = video?.title ? `<title>${escaped(video.title)}</title>` : '<title>Reelwright</title>';
  // By functions: a title may hold what `replace` reads as a pattern.
  return html.replace(TITLE, () => `${title}\n    ${head}`);
}

function previewOf({ title, film_url, poster_url, width, height }: WatchedVideo): string[] {
  const facts: (readonly [string, string | number | null])[] = [
    ['og:type', 'video.other'],
    ['og:site_name', 'Reelwright'],
    ['og:title', title || 'Reelwright'],
    ['og:image', poster_url],
    ['og:video', film_url],
    ['og:video:width', width],
    ['og:video:height', height],
  ];
  return [
    ...facts.flatMap(([name, value]) =>
      value === null ? [] : [`<meta property="${name}" content="${escaped(String(value))}" />`],
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}
