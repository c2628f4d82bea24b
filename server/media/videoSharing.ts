/** Links to videos that can be embedded but not used: they are shown in the gallery and never drawn. [G4] */
const SITES = /(^|\.)(youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)$/i;

export const isVideoSharingLink = (address: string) =>
  URL.canParse(address) && SITES.test(new URL(address).hostname);
