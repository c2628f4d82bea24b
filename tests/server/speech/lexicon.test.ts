import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLexicon } from '../../../server/speech/spoken/lexicon';

let contentDir: string;
beforeEach(async () => {
  contentDir = path.join(await mkdtemp(path.join(tmpdir(), 'reelwright-')), 'content');
  await mkdir(path.join(contentDir, 'speech'), { recursive: true });
});
afterEach(() => rm(path.dirname(contentDir), { recursive: true }));

/** The real file with one text replaced. */
async function withText(from: string, to: string): Promise<void> {
  const text = await readFile('content/speech/english.yaml', 'utf8');
  expect(text).toContain(from);
  await writeFile(path.join(contentDir, 'speech', 'english.yaml'), text.replace(from, to));
}

test('all of it is read', () => {
  const lexicon = readLexicon(path.resolve('content'));
  expect(lexicon.units['km/h']).toEqual(['kilometer per hour', 'kilometers per hour']);
  expect(lexicon.shouted.has('sale')).toBe(true);
});

test('a field that nobody reads is refused with its line', async () => {
  await withText('\nshortMonths:', '\nshortMonth:');
  expect(() => readLexicon(contentDir)).toThrow(
    /content\/speech\/english\.yaml:\d+: There is no field "shortMonth" here/,
  );
});

test('a unit without its plural is refused with its line', async () => {
  await withText('kg: [kilogram, kilograms]', 'kg: [kilogram]');
  expect(() => readLexicon(contentDir)).toThrow(/content\/speech\/english\.yaml:45: /);
});
