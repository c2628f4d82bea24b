/** Pictures from the web: what is asked, what is taken, whose it is, and that a source that fails is left out. */
import { createClient } from 'pexels';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGuardedFetch, type GuardedFetch } from '../../../server/fetching/guardedFetch';
import { readPictureNouns } from '../../../server/pictures/cards/choosing/pictureNouns';
import { createPictures } from '../../../server/pictures/createPictures';
import { createCommons } from '../../../server/pictures/found/commons.source';
import { isFree } from '../../../server/pictures/found/licences';
import { createOpenverse } from '../../../server/pictures/found/openverse.source';
import { createPexels } from '../../../server/pictures/found/pexels.source';
import { queriesFor, withSources } from '../../../server/pictures/found/withSources';
import { openSite, type Site } from '../fetching/support/site';
import { answerAsPictureSite, asked, KEY } from './support/pictureSites';

let site: Site;
let guardedFetch: GuardedFetch;
beforeAll(async () => {
  site = await openSite(answerAsPictureSite);
  guardedFetch = createGuardedFetch({ allow: '127.0.0.1' });
});
afterAll(async () => {
  await guardedFetch.close();
  await site.close();
});
beforeEach(() => void asked.splice(0));
afterEach(() => vi.unstubAllGlobals());

describe('Pexels', () => {
  const pexels = () => createPexels({ guardedFetch, apiKey: KEY, address: site.origin });

  test('gives footage first, as wide as the video and no longer than 45 s, then photographs, each with its credit', async () => {
    expect(await pexels().search('honeybee flower')).toEqual([
      {
        kind: 'video',
        address: 'https://v/hd.mp4',
        credit: {
          title: 'bees on a flower',
          author: 'Ana Bee',
          licence: 'Pexels License',
          licence_link: 'https://www.pexels.com/license/',
          source: 'Pexels',
          link: 'https://www.pexels.com/video/bees-on-a-flower-857251/',
        },
      },
      {
        kind: 'image',
        address: 'https://i/large2x.jpeg',
        credit: expect.objectContaining({ title: 'A honeybee on a flower', author: 'Joey Farina' }),
      },
    ]);
    expect(asked).toEqual(
      ['/videos/search', '/v1/search'].map((path) => `${path} honeybee flower portrait 6`),
    );
  });
  describe('as its own client does', () => {
    /** It knows no other address than the real one, and writes a slash too many. */
    const theirs = (key = KEY) => {
      const real = globalThis.fetch;
      vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
        real(address.replace('https://api.pexels.com', site.origin).replace('//search', '/search'), init),
      );
      return createClient(key);
    };
    test('it asks for the same, and both get the same', async () => {
      const { videos, photos } = theirs();
      const wanted = { query: 'bee', orientation: 'portrait', per_page: 6 } as const;
      const clips = await videos.search(wanted);
      const pictures = await photos.search(wanted);
      const found = await pexels().search('bee');
      expect(asked.slice(2)).toEqual(asked.slice(0, 2));
      expect(found.map(({ credit }) => credit.link)).toEqual([
        'videos' in clips && clips.videos[0]?.url,
        'photos' in pictures && pictures.photos[0]?.url,
      ]);
      expect(clips).toMatchObject({ videos: [{ duration: 12 }, { duration: 300 }] });
    });
    test.each([
      ['a wrong key', 'other', 'bee', 'Unauthorized', 'answered 401'],
      ['too many calls', KEY, 'busy', 'Too Many Requests', 'answered 429'],
    ])('it is refused for %s', async (_, apiKey, query, theirWords, ourWords) => {
      await expect(theirs(apiKey).photos.search({ query })).rejects.toThrow(theirWords);
      const ours = createPexels({ guardedFetch, apiKey, address: site.origin });
      await expect(ours.search(query)).rejects.toThrow(ourWords);
    });
  });
});

test('Wikimedia Commons gives what is free, not share-alike and no panorama, in its order, with author and licence', async () => {
  const found = await createCommons({ guardedFetch, address: site.origin }).search('honeybee');
  expect(found.map(({ address }) => address)).toEqual(['https://upload/1.jpg', 'https://upload/3.jpg']);
  expect(found[0]?.credit).toEqual({
    title: 'Honeybee 1',
    author: 'Jon Sullivan',
    licence: 'CC BY 4.0',
    licence_link: 'https://creativecommons.org/licenses/by/4.0',
    source: 'Wikimedia Commons',
    link: 'https://commons.wikimedia.org/wiki/File:Honeybee_1.jpg',
  });
  expect(await createCommons({ guardedFetch, address: site.origin }).search('nothing')).toEqual([]);
});

test('Openverse gives what is free, with author and licence', async () => {
  const found = await createOpenverse({ guardedFetch, address: site.origin }).search('bee');
  expect(found).toEqual([
    {
      kind: 'image',
      address: 'https://live.staticflickr.com/bee.jpg',
      credit: {
        title: 'Bee',
        author: 'Ann',
        licence: 'CC BY 2.0',
        licence_link: 'https://creativecommons.org/licenses/by/2.0/',
        source: 'Openverse',
        link: 'https://www.flickr.com/photos/ann/1',
      },
    },
  ]);
});

test.each([
  ['CC0', true],
  ['CC BY 2.0', true],
  ['Public domain', true],
  ['CC BY-SA 4.0', false],
  ['CC BY-NC 2.0', false],
  ['GFDL', false],
  ['', false],
])('the licence “%s” lets a picture be cut and shown anywhere: %s', (licence, free) => {
  expect(isFree(licence)).toBe(free);
});

test('a thing is sought within its topic, then alone; without a thing the topic is', () => {
  expect(queriesFor({ subject: 'honey', topic: 'How bees make honey' })).toEqual(['honey bees', 'honey']);
  expect(queriesFor({ subject: 'bees', topic: 'Bees' })).toEqual(['bees']);
  expect(queriesFor({ subject: null, topic: 'How bees make honey' })).toEqual(['bees honey']);
});

test.each([
  [true, ['Commons']],
  [false, []],
])('[TP1] where WIKIPEDIA is %s, a job that names an article has pictures of %j', async (WIKIPEDIA, from) => {
  const pictures = createPictures(
    { PEXELS_API_KEY: undefined, OPEN_PICTURES: false, WIKIPEDIA },
    {
      assetsDir: 'assets',
      nouns: readPictureNouns('content', null),
      hintFor: () => undefined,
      guardedFetch,
      articles: { picturesOf: async () => [{ name: 'Commons' } as never] },
      logFailure: () => expect.unreachable(),
    },
  );
  const found = await pictures.ofArticle({ edition: 'en', title: 'Tide' });
  expect(found.map((one) => (one as unknown as { name: string }).name)).toEqual(from);
});

test('a source that fails is told of and left out; the next is asked', async () => {
  const failures: unknown[] = [];
  const sources = [
    createPexels({ guardedFetch, apiKey: 'other', address: site.origin }),
    createCommons({ guardedFetch, address: site.origin }),
  ];
  const pictures = withSources(
    { illustrate: () => [] },
    { articles: { picturesOf: async () => [] }, sources, logFailure: (error) => failures.push(error) },
  );
  const found = await pictures.find({ subject: 'bee', topic: 'Bees' });
  expect(found.map(({ credit }) => credit.source)).toEqual(['Wikimedia Commons', 'Wikimedia Commons']);
  expect(failures).toHaveLength(1);
});
