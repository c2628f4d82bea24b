/** A topic is a file that a person edits: what is wrong in it is told with its line, and what to write instead. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTopics } from '../../../../server/writing/explainer/readTopics';

const PICTURES = new Set(['teapot', 'tea-leaf', 'droplet']);
/** Thirteen words, so that seven of them are a script. */
const SENTENCE = 'We pour the hot water on it and let it stand a bit.';
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index % 2 ? 'teapot' : 'droplet'} | ${SENTENCE}`);
const TEA = [
  '---',
  'name: tea',
  'answers: tea, brew tea',
  '---',
  '',
  '## A cup',
  '',
  'level: easy',
  ...lines(7),
];

let contentDir: string;
const put = (name: string, text: readonly string[]) =>
  writeFile(path.join(contentDir, 'topics', name), text.join('\n'));
const faults = () => {
  try {
    readTopics({ contentDir, pictures: PICTURES });
  } catch (error) {
    return (error as Error).message.replaceAll('content/topics/', '').split('\n');
  }
  return [];
};
/** The sound topic with one line in the place of another, counted from 1. */
const withLine = (line: number, text: string) => put('tea.md', TEA.with(line - 1, text));

beforeEach(async () => {
  contentDir = path.join(await mkdtemp(path.join(tmpdir(), 'reelwright-')), 'content');
  await mkdir(path.join(contentDir, 'topics'), { recursive: true });
});
afterEach(() => rm(path.dirname(contentDir), { recursive: true }));

test('a sound file is a topic', async () => {
  await put('tea.md', TEA);
  expect(readTopics({ contentDir, pictures: PICTURES })).toEqual([
    {
      name: 'tea',
      answers: ['tea', 'brew tea'],
      near: [],
      scripts: [
        {
          title: 'A cup',
          level: 'easy',
          answers: [],
          lines: Array.from({ length: 7 }, (_, index) => [index % 2 ? 'teapot' : 'droplet', SENTENCE]),
        },
      ],
    },
  ]);
});
test.each([
  [3, 'abuot: tea', 'There is no field "abuot" here: write one of name, answers, near.'],
  [3, 'answers: tea,, brew tea', 'answers: a phrase between two commas is empty, write it or take a comma away.'],
  [2, 'name: ""', 'name is empty: write some text.'],
  [2, 'name: 1984', 'name must be text: put it in quotes, "1984".'],
  [8, 'level: simple', 'level cannot be "simple": write one of easy, standard, advanced.'],
  [8, 'level: advanced', 'This script is not advanced to read: write level: easy.'],
  [8, 'levle: easy', 'There is no field "levle" here: write one of level, answers.'],
  [10, SENTENCE, 'No picture: write "picture | sentence".'],
  [10, `tee-pot | ${SENTENCE}`, 'There is no picture "tee-pot" in assets/pictures: write the name of one that is there, such as tea-leaf.'],
  [10, `droplet | ${SENTENCE}`, 'The picture "droplet" twice in a row: write another.'],
  [10, 'teapot | And then', 'A sentence must end in a full stop, a "?" or a "!".'],
])('line %i: %j is refused', async (line, text, problem) => {
  await withLine(line, text);
  expect(faults()).toContain(`tea.md:${line}: ${problem}`);
}); // prettier-ignore
test('all that is wrong in all files is told at once', async () => {
  await put('tea.md', TEA.with(8, 'cup | Sour').with(7, 'level: simple'));
  await put('milk.md', ['name: milk']);
  expect(faults()).toEqual([
    'milk.md:1: The fields must stand between two lines of ---, the first of them at the top of the file.',
    'tea.md:8: level cannot be "simple": write one of easy, standard, advanced.',
    'tea.md:9: There is no picture "cup" in assets/pictures: write the name of one that is there.',
    'tea.md:9: A sentence must end in a full stop, a "?" or a "!".',
  ]);
});
test('no two topics have one name, and no two scripts one title', async () => {
  await put('a.md', TEA);
  await put('b.md', TEA);
  expect(faults()).toEqual([
    'b.md:2: Two topics are called "tea", the other at a.md:2: write another name.',
    'b.md:6: Two scripts are called "A cup", the other at a.md:6: write another name.',
  ]);
});
test('what stands in no script has no place', async () => {
  await withLine(6, 'A cup');
  expect(faults()).toContain('tea.md:1: There is no script: write "## " and its title.');
});
test('a script is as long as it can be said', async () => {
  await put('tea.md', TEA.slice(0, -2));
  expect(faults()).toEqual(['tea.md:8: This script has 65 words: write 80 to 110.']);
});
