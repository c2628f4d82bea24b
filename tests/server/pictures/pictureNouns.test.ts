/** What `content/pictures` says: all of it is read here, and what would be wrong in it is told. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentError } from '../../../server/content/contentError';
import { readPictureNames } from '../../../server/content/pictureNames';
import { readPictureNouns } from '../../../server/pictures/cards/choosing/pictureNouns';
import { readTopics } from '../../../server/writing/explainer/readTopics';

const drawn = readPictureNames(path.resolve('assets'));

test('every picture is drawn in each of its kinds, none lies about unnamed, and topics name no other', async () => {
  const { pictures } = readPictureNouns(path.resolve('content'), drawn);
  const things = [...pictures].filter((name) => !name.startsWith('ph-')).sort();
  const modelled = (await readdir('assets/pictures')).filter((file) => file.endsWith('.webp'));
  const glyphs = JSON.parse(await readFile('assets/pictures/glyphs.json', 'utf8'));
  expect(modelled.map((file) => path.basename(file, '.webp')).sort()).toEqual(things);
  expect(Object.keys(glyphs.flat).sort()).toEqual(things);
  expect(Object.keys(glyphs.drawn).sort()).toEqual(things);
  expect(Object.keys(glyphs.symbol).sort()).toEqual(
    [...pictures].filter((name) => name.startsWith('ph-')).sort(),
  );
  const ofTopics = readTopics({ contentDir: path.resolve('content') }).flatMap(({ scripts }) =>
    scripts.flatMap(({ lines }) => lines.map(([picture]) => picture)),
  );
  expect(ofTopics.filter((picture) => !pictures.has(picture))).toEqual([]);
});

let contentDir: string;
beforeAll(async () => {
  contentDir = path.join(await mkdtemp(path.join(os.tmpdir(), 'nouns-')), 'content');
  await mkdir(path.join(contentDir, 'pictures'), { recursive: true });
});
afterAll(() => rm(path.dirname(contentDir), { recursive: true }));

async function faultsIn(text: string): Promise<string[]> {
  await writeFile(path.join(contentDir, 'pictures/food.yaml'), text);
  try {
    readPictureNouns(contentDir, drawn);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

test('[LB1] a noun is found in lower case, and a name is known as one', async () => {
  expect(await faultsIn('bread: [bread, dough]\nkaaba: [Mecca]\nlime: []\n')).toEqual([]);
  const { byNoun, longest } = readPictureNouns(contentDir, drawn);
  expect([...byNoun]).toEqual([
    ['bread', { picture: 'bread', isName: false }],
    ['dough', { picture: 'bread', isName: false }],
    ['mecca', { picture: 'kaaba', isName: true }],
  ]);
  expect(longest).toBe(1);
});
test('[LB1] what is wrong is told with its line and what to write instead', async () => {
  expect(await faultsIn('bread: [bread, dough]\nbrod: [loaf]\nbagel: [Dough]\n')).toEqual([
    'content/pictures/food.yaml:2: There is no picture "brod" in assets/pictures: write the name of one that is there.',
    'content/pictures/food.yaml:3: "Dough" stands under "bread", too: keep it under one picture.',
  ]);
  expect(await faultsIn('bread: [bread]\nbread: [dough]\n')).toHaveLength(1);
  expect((await faultsIn('bread: bread\n'))[0]).toMatch(/^content\/pictures\/food\.yaml:1: /);
  await writeFile(path.join(contentDir, 'pictures/more.yaml'), 'bread: []\n');
  expect(await faultsIn('bread: [bread]\n')).toEqual([
    'content/pictures/more.yaml:1: "bread" stands in another file, too: keep it in one of them.',
  ]);
});
