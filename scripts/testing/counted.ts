/** Runs a program that counts its tests, and prints what several of them came to. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}
export interface Row extends Count {
  readonly name: string;
  readonly seconds: number;
  /** What else its row tells, such as how often something was killed. */
  readonly said?: string;
}
export interface Counted {
  readonly name: string;
  /** What Node is given. */
  readonly words: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  count(ok: boolean): Count;
}

export const RESULTS = path.resolve('test-results');
export const bin = (file: string) => path.resolve('node_modules', file);

function counted<Result>(file: string, read: (result: Result) => Count): Count {
  try {
    return read(JSON.parse(readFileSync(path.join(RESULTS, file), 'utf8')) as Result);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Vitest, with these words after `run`. */
export const vitest = (name: string, words: readonly string[], file = 'vitest.json'): Counted => ({
  name,
  words: [
    bin('vitest/vitest.mjs'),
    'run',
    ...['--reporter=default', '--reporter=json', `--outputFile=test-results/${file}`],
    ...words,
  ],
  count: () =>
    counted<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(
      file,
      ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
        passed: numPassedTests,
        // A file that does not load has no failed test of its own.
        failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
      }),
    ),
});

/** Playwright, with these words after `test`. */
export const playwright = (name: string, words: readonly string[], file = 'journeys.json'): Counted => ({
  name,
  words: [bin('@playwright/test/cli.js'), 'test', ...words],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(RESULTS, file) },
  count: () =>
    counted<{ stats: { expected: number; flaky: number; unexpected: number } }>(file, ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    })),
});

/** Aloud, it speaks as it goes; else when it has ended. */
export async function runCounted(
  { name, words, environment, count }: Counted,
  { aloud }: { aloud: boolean },
): Promise<Row> {
  if (aloud) console.log(`\n── ${name}`);
  const begun = performance.now();
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', ...(aloud ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said.push(data));
  const [status] = (await once(child, 'close')) as [number | null];
  if (!aloud) console.log(`\n── ${name}\n${Buffer.concat(said).toString()}`.trimEnd());
  const { passed, failed } = count(status === 0);
  return {
    name,
    passed,
    // A runner that ended badly has failed, whatever it counted.
    failed: status === 0 ? failed : Math.max(failed, 1),
    seconds: (performance.now() - begun) / 1000,
  };
}

/** A row for each, and how many passed and failed as the last line. */
export function sayTable(rows: readonly Row[]): void {
  console.log('');
  for (const { name, passed, failed, seconds, said } of rows)
    console.log(
      [
        `${failed ? '✗' : '✓'} ${name.padEnd(30)} ${String(passed).padStart(5)} passed`,
        `${String(failed).padStart(3)} failed ${seconds.toFixed(1).padStart(7)} s  ${said ?? ''}`,
      ]
        .join(' ')
        .trimEnd(),
    );
  const sum = (key: 'passed' | 'failed') => rows.reduce((total, row) => total + row[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
