import { expect, test } from 'vitest';
import {
  embedAddressOf,
  isVideoSharingLink,
  isVideoSiteLink,
  linkWithScheme,
  parseLink,
  PLAYER_ORIGINS,
} from '../../contract/video/videoSharing';

test.each([
  ['https://www.youtube.com/watch?v=1', true, true],
  ['https://m.youtube.com/watch?v=1', true, true],
  ['https://music.youtube.com/watch?v=1', true, true],
  [' https://YouTu.be/1 ', true, true],
  ['https://www.youtube-nocookie.com/embed/1', true, true],
  ['https://vimeo.com/76979871', true, true],
  ['https://player.vimeo.com/video/1', true, true],
  ['https://www.tiktok.com/@a/video/1', false, true],
  ['https://www.dailymotion.com/video/1', false, true],
  ['https://notyoutube.com/clip.mp4', false, false],
  ['https://youtube.com.example.com/clip.mp4', false, false],
  ['media:u/1/media/clip.mp4', false, false],
  ['ftp://youtube.com/1', false, false],
  ['youtube.com', false, false],
])('[G4] %s: embedded %s, on a video site %s', (link, isEmbedded, isOnSite) => {
  expect([isVideoSharingLink(link), isVideoSiteLink(link)]).toEqual([isEmbedded, isOnSite]);
});

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=4', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=82', 'https://player.vimeo.com/video/76979871?dnt=1&h=82'],
  ['https://vimeo.com/about', null],
  ['https://youtu.be/', null],
  ['https://shop.example/clip.mp4', null],
])('[G4] %s is played at %s', (link, address) => expect(embedAddressOf(link)).toBe(address));

test('[G4] every player comes from an origin that pages allow', () => {
  expect(PLAYER_ORIGINS).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
});

test.each([
  [' https://shop.example/mug ', 'https://shop.example/mug'],
  ['HTTP://SHOP.example', 'http://shop.example/'],
  ['shop.example/mug', undefined],
  ['javascript:alert(1)', undefined],
])('[W3] the link in %j is %s', (text, link) => expect(parseLink(text)?.href).toBe(link));

test('[W3] a link as people type it gets its scheme; what is none stays none', () => {
  const typed = ['shop.example/mug', ' www.shop.example ', 'shop.example:8080/a?b=c#d', 'bücher.example'];
  expect(typed.map(linkWithScheme)).toEqual([
    'https://shop.example/mug',
    'https://www.shop.example',
    'https://shop.example:8080/a?b=c#d',
    'https://bücher.example',
  ]);
  const none = [
    '',
    'mug',
    'a red mug.',
    'ann@shop.example',
    'https://shop.example',
    'ftp://shop.example',
    'shop.',
    '/mug.html',
  ];
  expect(none.map(linkWithScheme)).toEqual(none.map(() => null));
});
