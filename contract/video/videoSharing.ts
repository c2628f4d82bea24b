/** Links to pages on video sites: they play there, and give no file that could be drawn. [W3] [G4] */

/** The address in the form in which it is sent, or null when it is none: only http and https are. */
export const parseLink = (text: string): URL | null => {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : null;
};

/** A host with a dot, and what may follow it. */
const WITHOUT_SCHEME = /^[^\s/@:?#]+\.[^\s/@:?#]+(:\d+)?([/?#]\S*)?$/;

/** What somebody types off a page or out of their head: `https://` is added to it. Null for what is no such link. */
export const linkWithScheme = (text: string): string | null => {
  const link = `https://${text.trim()}`;
  return WITHOUT_SCHEME.test(text.trim()) && parseLink(link) !== null ? link : null;
};

interface Player {
  readonly sites: readonly string[];
  /** Where the site's player comes from. */
  readonly origin: string;
  /** Null for a page that is no video. */
  pathOf(url: URL): string | null;
}
const partsOf = ({ pathname }: URL) => pathname.split('/').filter(Boolean);

/** Their videos can be embedded, so the gallery shows them. */
const PLAYERS: readonly Player[] = [
  {
    sites: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    origin: 'https://www.youtube-nocookie.com',
    pathOf(url) {
      const [first, second] = partsOf(url);
      const id = url.hostname.endsWith('youtu.be') ? first : (url.searchParams.get('v') ?? second);
      return id ? `/embed/${encodeURIComponent(id)}` : null;
    },
  },
  {
    sites: ['vimeo.com'],
    origin: 'https://player.vimeo.com',
    pathOf(url) {
      const parts = partsOf(url);
      const at = parts.findIndex((part) => /^\d+$/.test(part));
      if (at === -1) return null;
      // An unlisted video is opened by its number and a key: behind it, or as `h`.
      const key = url.searchParams.get('h') ?? parts[at + 1]?.match(/^[\da-f]+$/)?.[0];
      return `/video/${parts[at]}?dnt=1${key ? `&h=${encodeURIComponent(key)}` : ''}`;
    },
  },
];
const PLAYED_THERE = ['dailymotion.com', 'tiktok.com'];

const leadsTo = (sites: readonly string[], { hostname }: URL): boolean =>
  sites.some((site) => hostname === site || hostname.endsWith(`.${site}`));

const playerOf = (url: URL | null) => PLAYERS.find(({ sites }) => url !== null && leadsTo(sites, url));

/** These sites answer no checks, and their videos are embedded. */
export const isVideoSharingLink = (link: string): boolean => playerOf(parseLink(link)) !== undefined;

/** Embedded or not: nothing can be fetched from them. */
export const isVideoSiteLink = (link: string): boolean => {
  const url = parseLink(link);
  return url !== null && (playerOf(url) !== undefined || leadsTo(PLAYED_THERE, url));
};

/** The same video in its site's own player, which is asked to set no cookies. */
export const embedAddressOf = (link: string): string | null => {
  const url = parseLink(link);
  const player = playerOf(url);
  const path = url && player?.pathOf(url);
  return player && path ? player.origin + path : null;
};

/** What a page that embeds them has to allow. */
export const PLAYER_ORIGINS: readonly string[] = PLAYERS.map(({ origin }) => origin);
