import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Source {
  readonly file: string;
  readonly text: string;
}

async function read(dir: string, ending: string): Promise<readonly Source[]> {
  const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith(ending)).sort();
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(dir, file), 'utf8') })),
  );
}

/** Of a chart: what proves it, and by which words a test is known to do so. */
const proofs = {
  'a model test that leaves no transition unwalked': {
    dir: 'tests/src/machines',
    ending: '.model.test.ts',
    words: ['untaken', '.toEqual([])', 'satisfies Record<'],
  },
  'a walk on its mounted screen that leaves no transition unwalked': {
    dir: 'tests/src/screens',
    ending: '.walk.test.tsx',
    words: ['walkScreen(', 'untaken', 'test('],
  },
} as const;

/** The charts that no test of the kind imports and walks. */
function unproven(charts: readonly Source[], tests: readonly Source[], words: readonly string[]) {
  const walks = tests.filter(({ text }) => words.every((word) => text.includes(word)));
  return charts
    .map(({ file }) => path.basename(file, '.ts'))
    .filter((chart) => !walks.some(({ text }) => text.includes(`/${chart}'`)));
}

const charts = await read('src/machines', '.machine.ts');

test('charts are where they are looked for, one a file', () => {
  expect(charts.length).toBeGreaterThan(12);
  for (const { file, text } of charts)
    expect([file, text.match(/export const \w+Machine\b/g)?.length]).toEqual([file, 1]);
});

test.each(Object.entries(proofs))('every chart has %s', async (_, { dir, ending, words }) => {
  expect(unproven(charts, await read(dir, ending), words)).toEqual([]);
});

test('a chart without its proof is named', () => {
  const chart = { file: 'tea/tea.machine.ts', text: '' };
  const half = { file: 'tea.model.test.ts', text: "from '../../src/machines/tea/tea.machine'" };
  const whole = { ...half, text: `${half.text}\nwalkScreen(` };
  expect(unproven([chart], [], ['walkScreen('])).toEqual(['tea.machine']);
  expect(unproven([chart], [half], ['walkScreen('])).toEqual(['tea.machine']);
  expect(unproven([chart], [whole], ['walkScreen('])).toEqual([]);
});
