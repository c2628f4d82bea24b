/** Pexels, Wikimedia Commons and Openverse on loopback, answering as they do. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export const KEY = 'key-of-the-operator';

const video = (change = {}) => ({
  id: 857251,
  width: 1080,
  height: 1920,
  url: 'https://www.pexels.com/video/bees-on-a-flower-857251/',
  image: 'https://images.pexels.com/videos/857251/poster.jpeg',
  duration: 12,
  user: { id: 1, name: 'Ana Bee', url: 'https://www.pexels.com/@ana' },
  video_files: [
    {
      id: 1,
      quality: 'uhd',
      file_type: 'video/mp4',
      width: 2160,
      height: 3840,
      fps: 25,
      link: 'https://v/uhd.mp4',
    },
    {
      id: 2,
      quality: 'hd',
      file_type: 'video/mp4',
      width: 1080,
      height: 1920,
      fps: 25,
      link: 'https://v/hd.mp4',
    },
    {
      id: 3,
      quality: 'sd',
      file_type: 'video/mp4',
      width: 540,
      height: 960,
      fps: 25,
      link: 'https://v/sd.mp4',
    },
    {
      id: 4,
      quality: 'hls',
      file_type: 'video/m3u8',
      width: null,
      height: null,
      fps: null,
      link: 'https://v/x.m3u8',
    },
  ],
  video_pictures: [],
  ...change,
});
const photo = {
  id: 2014422,
  width: 3024,
  height: 4032,
  url: 'https://www.pexels.com/photo/honeybee-2014422/',
  photographer: 'Joey Farina',
  photographer_url: 'https://www.pexels.com/@joey',
  photographer_id: 680589,
  avg_color: '#978E82',
  src: {
    original: 'https://i/o.jpeg',
    large2x: 'https://i/large2x.jpeg',
    large: 'https://i/large.jpeg',
    medium: 'https://i/m.jpeg',
    small: 'https://i/s.jpeg',
    portrait: 'https://i/p.jpeg',
    landscape: 'https://i/l.jpeg',
    tiny: 'https://i/t.jpeg',
  },
  liked: false,
  alt: 'A honeybee on a flower',
};

const commonsPage = (index: number, licence: string, change = {}) => ({
  pageid: index,
  ns: 6,
  title: `File:Honeybee ${index}.jpg`,
  index,
  imagerepository: 'local',
  imageinfo: [
    {
      size: 1,
      width: 3000,
      height: 4000,
      thumburl: `https://upload/${index}.jpg`,
      thumbwidth: 1280,
      thumbheight: 1707,
      url: `https://upload/${index}-full.jpg`,
      descriptionurl: `https://commons.wikimedia.org/wiki/File:Honeybee_${index}.jpg`,
      extmetadata: {
        Artist: { value: '<a href="//x">Jon <b>Sullivan</b></a>', source: 'commons-desc-page' },
        LicenseShortName: { value: licence, source: 'commons-desc-page' },
        LicenseUrl: { value: 'https://creativecommons.org/licenses/by/4.0' },
      },
      ...change,
    },
  ],
});

const openverseResult = (license: string) => ({
  id: 'c',
  title: 'Bee',
  url: 'https://live.staticflickr.com/bee.jpg',
  creator: 'Ann',
  license,
  license_version: '2.0',
  license_url: 'https://creativecommons.org/licenses/by/2.0/',
  foreign_landing_url: 'https://www.flickr.com/photos/ann/1',
  provider: 'flickr',
});

/** Every query asked, in order. */
export const asked: string[] = [];

export function answerAsPictureSite(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '', 'http://localhost');
  const query =
    url.searchParams.get('query') ?? url.searchParams.get('gsrsearch') ?? url.searchParams.get('q');
  const upright = url.searchParams.get('orientation');
  asked.push([url.pathname, query, upright, url.searchParams.get('per_page')].filter(Boolean).join(' '));
  const answer = answerTo(url, request.headers.authorization, query ?? '');
  const refusals: Readonly<Record<string, number>> = { broken: 500, busy: 429 };
  const status = answer === null ? 401 : (refusals[query ?? ''] ?? 200);
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify(answer ?? { error: 'no' }));
}

function answerTo({ pathname }: URL, key: string | undefined, query: string): object | null {
  const isEmpty = query.includes('nothing');
  if (pathname.startsWith('/v')) {
    if (pathname.startsWith('/v1/images'))
      return { result_count: 2, results: ['by', 'by-nc'].map(openverseResult) };
    if (key !== KEY) return null;
    const page = { page: 1, per_page: 6, total_results: 1 };
    const videos = isEmpty ? [] : [video(), video({ duration: 300 })];
    return pathname.startsWith('/videos') ? { ...page, videos } : { ...page, photos: isEmpty ? [] : [photo] };
  }
  if (isEmpty) return { batchcomplete: true };
  return {
    batchcomplete: true,
    query: {
      pages: [
        commonsPage(2, 'CC BY-SA 4.0'),
        commonsPage(3, 'CC0'),
        commonsPage(1, 'CC BY 4.0'),
        commonsPage(4, 'Public domain', { width: 9000, height: 900 }),
      ],
    },
  };
}
