/** `npm test`: every proof; a table, and how many passed and failed as the last line. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { install, requireNode } from './setup/install.mjs';
import { ROOT, say } from './setup/tell.mjs';

requireNode();
process.chdir(ROOT);
install('developing');

const RESULTS = path.join(ROOT, 'test-results');
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const bin = (file) => path.join(ROOT, 'node_modules', file);
/** A check counts as one test. */
const check = (name, words) => ({ name, words, count: (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 }) });
const suite = (name, words, count) => ({ name, words, count });

/** Each keeps one core busy, so two lines of them go side by side; what they say is told when they end. */
const CHECKS = [
  [
    // The compiler written anew in Go: the same errors in a third of the time.
    check('types', [bin('typescript-native/bin/tsc'), '-p', '.']),
    check('lint', [bin('oxlint/bin/oxlint'), '--quiet']),
    check('build', [path.join(ROOT, 'scripts/buildOnce.mjs')]),
  ],
  [
    check('unused code', [bin('knip/bin/knip.js')]),
    check('formatting', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']),
  ],
];
/** These have workers of their own for every core. */
const SUITES = [
  suite(
    'unit, model and server tests',
    [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile=test-results/vitest.json',
    ],
    () =>
      counted('vitest.json', ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
        passed: numPassedTests,
        // A file that does not load has no failed test of its own.
        failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
      })),
  ),
  suite('journeys in a browser', [bin('@playwright/test/cli.js'), 'test'], () =>
    counted('journeys.json', ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    })),
  ),
];

function counted(file, read) {
  try {
    return read(JSON.parse(readFileSync(path.join(RESULTS, file), 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function run({ name, words, count }, { aloud }) {
  if (aloud) say(`\n── ${name}`);
  const begun = performance.now();
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', ...(aloud ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(data));
  const [status] = await once(child, 'close');
  if (!aloud) say(`\n── ${name}\n${Buffer.concat(said)}`.trimEnd());
  const { passed, failed } = count(status === 0);
  return {
    name,
    passed,
    // A runner that ended badly has failed, whatever it counted.
    failed: status === 0 ? failed : Math.max(failed, 1),
    seconds: (performance.now() - begun) / 1000,
  };
}

async function oneByOne(stages, how) {
  const rows = [];
  for (const stage of stages) rows.push(await run(stage, how));
  return rows;
}

const checked = await Promise.all(CHECKS.map((line) => oneByOne(line, { aloud: false })));
const rows = [...checked.flat(), ...(await oneByOne(SUITES, { aloud: true }))];

say('');
for (const { name, passed, failed, seconds } of rows)
  say(
    `${failed ? '✗' : '✓'} ${name.padEnd(30)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
