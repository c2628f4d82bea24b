/** Links to pages on video sites: they play there, but give no file that could be drawn. [G4] */

/** Their videos can be embedded, so the gallery shows them. */
const EMBEDDED = ['youtube.com', 'youtube-nocookie.com', 'youtu.be', 'vimeo.com'];
const PLAYED_THERE = ['dailymotion.com', 'tiktok.com'];

const leadsTo = (sites: readonly string[], address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return sites.some((site) => hostname === site || hostname.endsWith(`.${site}`));
};

export const isVideoSharingLink = (address: string) => leadsTo(EMBEDDED, address);

/** Embedded or not: nothing can be fetched from them. */
export const isVideoSiteLink = (address: string) => leadsTo([...EMBEDDED, ...PLAYED_THERE], address);
