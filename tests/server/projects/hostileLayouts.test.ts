/** Layouts that are wrong on purpose: each is refused by the item that is wrong, and nothing of it is stored. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { VideoData } from '../../../contract/video/videoData';
import { projects, projectVersions } from '../../../server/db/schema/app';
import { templateNames } from '../../../src/templates/arrangements';
import { arranged, madeProject } from '../../support/world/madeProject';
import { testApp, type TestApp } from '../../support/world/testApp';

let server: TestApp;
let ann: string;
let projectId: string;
let layout: VideoData;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = randomUUID();
  projectId = await madeProject(server.db, ann);
  layout = (await server.call(ann, 'GET', `/project/${projectId}`)).json().output.video_data;
});

// oxlint-disable-next-line typescript/no-explicit-any -- what is done to these documents has no type on purpose.
type Any = any;
const put = (payload: object | string) =>
  server.app.inject({
    method: 'PUT',
    url: `/v1/project/${projectId}/layout`,
    headers: { authorization: `Bearer ${ann}`, 'content-type': 'application/json' },
    payload,
  });
const changed = (change: (document: Any) => unknown): Any => {
  const document: Any = structuredClone(layout);
  const answer = change(document);
  return answer ?? document;
};
const shot = (document: Any, index = 0) => document.trackItemsMap[`video_main_${index}_${projectId}`];
const captionIds = (document: Any): string[] =>
  document.trackItemIds.filter((id: string) => id.startsWith('caption'));
const caption = (document: Any, index = 0) => document.trackItemsMap[captionIds(document)[index] ?? ''];
const nothingIsStored = async () => {
  const [row] = await server.db.select().from(projects).where(eq(projects.id, projectId));
  expect(row?.revision).toBe(0);
  expect(await server.db.$count(projectVersions, eq(projectVersions.projectId, projectId))).toBe(0);
};
async function isRefused(payload: object | string, status: number, code: string, detail: string | RegExp) {
  const answer = await put(payload);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  if (typeof detail === 'string') expect(answer.json().detail).toContain(detail);
  else expect(answer.json().detail).toMatch(detail);
  await nothingIsStored();
}

const FIRST = 'trackItemsMap.video_main_0_';
describe('what leads out of one’s own files is refused wherever it stands', () => {
  const places: Record<string, (document: Any, value: string) => unknown> = {
    'a src': (document, value) => (shot(document).details.src = value),
    'a backdrop': (document, value) => (shot(document).details.backdropSrc = value),
    'a field that nobody knows': (document, value) => (shot(document).details.later = { deep: [value] }),
    'the document itself': (document, value) => (document.later = value),
    'a font': (document, value) => (caption(document).details.fontSrc = value),
    'a style': (document, value) => (shot(document).details.border = value),
  };
  const addresses = [
    'http://169.254.169.254/latest',
    'https://evil.test/a.jpg',
    '//evil.test/a.jpg',
    'file:///etc/passwd',
    ' java\tscript:alert(1)',
    'data:text/html,<script>',
    'blob:https://evil.test/1',
  ];
  test.each(Object.keys(places).flatMap((place) => addresses.map((address) => [place, address] as const)))(
    '%s with %j',
    async (place, address) => {
      const document = changed((one) => void places[place]?.(one, address));
      await isRefused(document, 422, 'foreign_media', 'is not one of your files');
    },
  );

  test.each([
    'url(https://evil.test/a)',
    'red URL(x)',
    '\\75rl(https://evil.test)',
    'u\\72 l(x)',
    'image-set("a.png" 1x)',
    '@import "x"',
  ])('a style that fetches: %j', async (value) => {
    const document = changed((one) => void (shot(one).details.boxShadow = value));
    await isRefused(document, 422, 'foreign_style', `${FIRST}${projectId}.details.boxShadow`);
  });

  test.each(['a src', 'a field that nobody knows', 'the document itself', 'a font'])(
    'in %s, another user’s file is as if it were not there',
    async (place) => {
      const theirs = `u/${randomUUID()}/media/a.jpg`;
      for (const value of [`media:${theirs}`, `http://localhost/media/grant/${theirs}`]) {
        const document = changed((one) => void places[place]?.(one, value));
        await isRefused(document, 404, 'not_found', 'a file that does not exist. Remove it and save again.');
      }
    },
  );

  test('even among words the stored form of another user’s file is refused: it would be signed', async () => {
    const document = changed(
      (one) => void (caption(one).details.text = `media:u/${randomUUID()}/media/a.jpg`),
    );
    await isRefused(document, 404, 'not_found', 'does not exist');
  });

  test('a way upwards is refused', async () => {
    const own = changed((one) => void (shot(one).details.src = `media:u/${ann}/../../secret`));
    await isRefused(own, 404, 'not_found', 'does not exist');
    const builtIn = changed((one) => void (shot(one).details.src = '/assets/../../etc/passwd'));
    await isRefused(builtIn, 422, 'foreign_media', '“/assets/../../etc/passwd” is not one of your files');
    const unknown = changed((one) => void (one.later = 'a/../b'));
    await isRefused(unknown, 422, 'foreign_media', '(later)');
  });

  test('the name of a field is looked at, too', async () => {
    const document = changed((one) => void (one.later = { 'https://evil.test': 1 }));
    await isRefused(document, 422, 'foreign_media', '(later.https://evil.test)');
  });

  test('words that people read may say anything', async () => {
    const document = changed((one) => {
      caption(one).details.text = 'Visit https://shop.test now.. url(x) javascript: ../ and save';
      caption(one).details.words = [{ text: 'https://shop.test', from: 0, to: 300 }];
      shot(one).name = 'C:\\photos\\..\\lamp.jpg';
      one.markers = [{ id: 'm1', at: 10, name: 'https://notes.test' }];
      const left = { name: '../mine', details: { text: 'https://left.test' } };
      one.styles = { funky: { items: { title_1: { was: null, is: left } }, tracks: {} } };
      shot(one).details.later = { kept: 'as it is' };
    });
    expect((await put(document)).statusCode).toBe(200);
    expect((await server.call(ann, 'GET', `/project/${projectId}`)).json().output.video_data).toEqual(
      document,
    );
  });
});

describe('what is not whole is refused by its item', () => {
  test.each<[string, (document: Any) => unknown, string, string | RegExp]>([
    [
      'a field that is missing',
      (one) => void delete shot(one).details.src,
      'invalid_input',
      /^The picture “.+” cannot be saved \(trackItemsMap\.video_main_0_[\w-]+\.details\.src\): /,
    ],
    [
      'NaN, which JSON writes as null',
      (one) => void (caption(one).display.to = Number.NaN),
      'invalid_input',
      /^The caption “Meet the lamp.*” cannot be saved \(trackItemsMap\.caption[\w-]*\.display\.to\): /,
    ],
    [
      'a window before the video begins',
      (one) => void (shot(one).display.from = -1),
      'invalid_input',
      'display.from): ',
    ],
    [
      'a window that ends before it begins',
      (one) => void Object.assign(shot(one).display, { from: 500, to: 400 }),
      'negative_window',
      'it ends (400 ms) before it begins (500 ms)',
    ],
    [
      'main items that overlap',
      (one) => void (shot(one).display.to += 500),
      'overlapping_windows',
      /video_main_1_[\w-]+\.display\.from\): it begins \(\d+ ms\) before “video_main_0_[\w-]+” has ended/,
    ],
    [
      'captions that overlap',
      (one) => void (caption(one).display.to += 500),
      'overlapping_windows',
      /^The caption “/,
    ],
    [
      'an id that leads nowhere',
      (one) => void one.trackItemIds.push('ghost'),
      'invalid_input',
      'there is no item “ghost”',
    ],
    [
      'an id in a track that leads nowhere',
      (one) => void one.tracks[0].items.push('ghost'),
      'invalid_input',
      /tracks\.0\.items\.\d+\): there is no item “ghost”/,
    ],
    [
      'an item that calls itself otherwise',
      (one) => void (shot(one).id = 'someone'),
      'invalid_input',
      'it calls itself “someone”',
    ],
    ['an item of no known kind', (one) => void (shot(one).type = 'hologram'), 'invalid_input', `${FIRST}`],
    [
      'a template that nobody made',
      (one) => void (one.template = 'baroque'),
      'unknown_template',
      'No template found for string: baroque',
    ],
    [
      'a letter that is none',
      (one) => void (caption(one).details.text = 'half \ud83d of it'),
      'unreadable_text',
      'details.text): it holds characters that cannot be stored',
    ],
    ['a NUL in a field that nobody knows', (one) => void (one.later = 'a\0b'), 'unreadable_text', '(later)'],
    ['a document that is none', () => ({ projectId: 'p' }), 'invalid_input', 'The layout cannot be saved'],
    ['a list', () => [], 'invalid_input', 'The layout cannot be saved'],
  ])('%s', async (_, change, code, detail) => {
    await isRefused(changed(change), 422, code, detail);
  });

  test('a number that is larger than any', async () => {
    const text = JSON.stringify(layout).replace(`"duration":${layout.duration}`, '"duration":1e999');
    await isRefused(text, 422, 'invalid_input', '(duration)');
  });

  test('10,001 items', async () => {
    const document = changed((one) => {
      for (let n = 0; n <= 10_000; n += 1) {
        const id = `text_${n}`;
        const display = { from: 0, to: 10 };
        one.trackItemsMap[id] = { id, type: 'text', name: 'T', display, details: { text: 'T' } };
      }
    });
    await isRefused(document, 422, 'invalid_input', 'at most 10000 items');
  });

  test('a body of 20 MB', async () => {
    const document = { ...layout, later: 'x'.repeat(20 * 2 ** 20) };
    await isRefused(document, 413, 'too_large', 'This is too large: at most 16 MB are accepted.');
  });

  test('a document that is nested without end, and one that is no JSON', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    await isRefused(`${JSON.stringify(layout).slice(0, -1)},"later":${deep}}`, 422, 'too_deep', 'too deeply');
    await isRefused('{"projectId": NaN}', 400, 'bad_request', 'Check that its body is valid JSON');
  });
});

describe('what is whole is saved', () => {
  test.each(templateNames)('as %s lays it out', async (template) => {
    expect((await put(arranged(ann, projectId, template))).statusCode).toBe(200);
  });

  test('[E6] with a caption that has no length, and items that are switched off where others stand', async () => {
    const document = changed((one) => {
      caption(one).display.to = caption(one).display.from;
      const id = 'off';
      one.trackItemsMap[id] = { ...structuredClone(shot(one)), id };
    });
    expect((await put(document)).json()).toEqual({ project_id: projectId, revision: 1 });
  });

  test('built-in music by any address of it, and fields of a newer program', async () => {
    const document = changed((one) => {
      const music = Object.values<Any>(one.trackItemsMap).find(({ id }) => id.startsWith('bg_music'));
      music.details.src = 'http://elsewhere.test/assets/music/rap-beat.m4a';
      music.details.pan = -0.5;
    });
    expect((await put(document)).statusCode).toBe(200);
    const [row] = await server.db.select().from(projects).where(eq(projects.id, projectId));
    const stored: Any = Object.values(row?.videoData.trackItemsMap ?? {}).find(({ id }) =>
      id.startsWith('bg_music'),
    );
    expect([stored.details.src, stored.details.pan]).toEqual(['/assets/music/rap-beat.m4a', -0.5]);
  });
});
