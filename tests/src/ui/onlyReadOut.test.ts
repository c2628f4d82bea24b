import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

test('words that are only read out are hidden by one look, which lets none of them make a page wider', async () => {
  const files = (await readdir('src', { recursive: true })).filter((file) => file.endsWith('.css.ts'));
  const looks = await Promise.all(files.map((file) => readFile(path.join('src', file), 'utf8')));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((_, index) => looks[index]?.includes('inset(50%)'))).toEqual([]);
});
