/** Addresses of pages on video sites: they play there, but no file can be fetched from them. */
const HOSTS = /(^|\.)(youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com|dailymotion\.com|tiktok\.com)$/;

export function isVideoSiteLink(address: string): boolean {
  return URL.canParse(address) && HOSTS.test(new URL(address).hostname);
}
