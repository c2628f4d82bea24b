/** Runs every `*.bench.ts` beside it, one after the other, and prints one table; `npm run bench [name…]`. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { reaches, type Bench, type BenchRow } from './defineBench';

const here = import.meta.dirname;
const wanted = process.argv.slice(2);
const verdicts = { true: 'reached', false: 'MISSED', null: '' } as const;

const shorten = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));
const goalOf = ({ goal, unit }: BenchRow) =>
  !goal ? '' : 'atLeast' in goal ? `≥ ${goal.atLeast} ${unit}` : `≤ ${goal.atMost} ${unit}`;

async function runBench(bench: Bench): Promise<readonly BenchRow[]> {
  process.stderr.write(`… ${bench.name}\n`);
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    return await bench.run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const rows: BenchRow[] = [];
for (const file of (await readdir(here)).filter((name) => name.endsWith('.bench.ts')).sort()) {
  const { bench } = (await import(pathToFileURL(path.join(here, file)).href)) as { bench: Bench };
  if (wanted.length > 0 && !wanted.some((name) => file.startsWith(name))) continue;
  rows.push(...(await runBench(bench)));
}

const table = rows.map((row) => [
  row.figure,
  `${shorten(row.measured)} ${row.unit}`,
  goalOf(row),
  verdicts[`${reaches(row)}`],
]);
const head = ['figure', 'measured', 'goal', ''];
const widths = head.map((title, column) =>
  Math.max(title.length, ...table.map((cells) => (cells[column] ?? '').length)),
);
for (const cells of [head, widths.map((width) => '-'.repeat(width)), ...table])
  console.log(
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd(),
  );
process.exitCode = rows.some((row) => reaches(row) === false) ? 1 : 0;
