/** What can be said of a link without asking anybody. [W3] */

/** The address in the form in which it is sent, or null when it is none: only http and https are. */
export const parseLink = (text: string): URL | null => {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : null;
};

const SHARING_HOSTS = ['youtube.com', 'youtu.be', 'youtube-nocookie.com'];

/** The video-sharing site answers no checks, so its links pass without one. */
export const isVideoSharingLink = (text: string): boolean => {
  const host = parseLink(text)?.hostname.replace(/^(www|m|music)\./, '');
  return host !== undefined && SHARING_HOSTS.includes(host);
};

/** The same video in the sharing site's embedded player, without its cookies. [G4] */
export const embedAddressOf = (link: string): string | null => {
  const url = parseLink(link);
  if (!url || !isVideoSharingLink(link)) return null;
  const [first, second] = url.pathname.split('/').filter(Boolean);
  const id = url.hostname.endsWith('youtu.be') ? first : (url.searchParams.get('v') ?? second);
  return id ? `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}` : null;
};
