import { expect, test } from 'vitest';
import { isVideoSharingLink, isVideoSiteLink } from '../../../server/media/videoSharing';

test.each([
  ['https://www.youtube.com/watch?v=1', true, true],
  ['https://YouTu.be/1', true, true],
  ['https://www.youtube-nocookie.com/embed/1', true, true],
  ['https://player.vimeo.com/video/1', true, true],
  ['https://www.tiktok.com/@a/video/1', false, true],
  ['https://www.dailymotion.com/video/1', false, true],
  ['https://notyoutube.com/clip.mp4', false, false],
  ['https://youtube.com.example.com/clip.mp4', false, false],
  ['media:u/1/media/clip.mp4', false, false],
  ['youtube.com', false, false],
])('[G4] %s: embedded %s, on a video site %s', (address, isEmbedded, isOnSite) => {
  expect([isVideoSharingLink(address), isVideoSiteLink(address)]).toEqual([isEmbedded, isOnSite]);
});
