/** What is wrong in a file of frames is told with its line, before the server starts. */
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readFrames } from '../../../../server/writing/quoting/frames';
import { contentDir } from '../../../support/contentDir';

const english = readFileSync(path.join(contentDir, 'frames', 'en.yaml'), 'utf8');
const lineOf = (text: string) => english.slice(0, english.indexOf(text)).split('\n').length;

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'reelwright-')), 'content');
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

test.each([
  ['a place that nothing fills', 'Take a look at this: {name}.', 'Take a look at this: {brand}.', 'Only {name} and {count} can be filled in here.'],
  ['a place that is left open', 'Take a look at this: {name}.', 'Take a look at this: {name.', 'Only {name} and {count} can be filled in here.'],
  ['a frame that is no frame', '  short:', '  shrt:', 'shrt'],
  ['a frame without an end', 'closing:\n      - Tap', 'closings:\n      - Tap', 'closing is missing'],
])('%s', (_, sound, broken, problem) => {
  mkdirSync(path.join(folder, 'frames'), { recursive: true });
  writeFileSync(path.join(folder, 'frames', 'en.yaml'), english.replace(sound, broken));
  expect(() => readFrames(folder)).toThrow(problem);
  expect(() => readFrames(folder)).toThrow(/content\/frames\/en\.yaml:\d+: /);
}); // prettier-ignore

test('opening lines that all need a name are refused: a title may give none', () => {
  mkdirSync(path.join(folder, 'frames'), { recursive: true });
  const line = '\n      - This is worth a look.';
  writeFileSync(path.join(folder, 'frames', 'en.yaml'), english.replace(line, ''));
  expect(() => readFrames(folder)).toThrow(
    `content/frames/en.yaml:${lineOf('opening:')}: frames.aida.opening: A title may give no short name: add a line without {name}.`,
  );
});
