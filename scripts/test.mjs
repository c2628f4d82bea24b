/** `npm test`: every proof, one after the other; a table, and how many passed and failed as the last line. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { install, requireNode } from './setup/install.mjs';
import { ROOT, say } from './setup/tell.mjs';

requireNode();
process.chdir(ROOT);
install();

const RESULTS = path.join(ROOT, 'test-results');
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const bin = (file) => path.join(ROOT, 'node_modules', file);
/** A check counts as one test. */
const check = (name, words) => ({ name, words, count: (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 }) });
const suite = (name, words, count) => ({ name, words, count });

const STAGES = [
  check('types', [bin('typescript/bin/tsc'), '-p', '.']),
  check('lint', [bin('oxlint/bin/oxlint'), '--quiet']),
  check('unused code', [bin('knip/bin/knip.js')]),
  check('formatting', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']),
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
  check('build', [path.join(ROOT, 'scripts/buildOnce.mjs')]),
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

const rows = STAGES.map(({ name, words, count }) => {
  say(`\n── ${name}`);
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, words, { stdio: ['ignore', 'inherit', 'inherit'] });
  const { passed, failed } = count(status === 0);
  // A runner that ended badly has failed, whatever it counted.
  return {
    name,
    passed,
    failed: status === 0 ? failed : Math.max(failed, 1),
    seconds: (performance.now() - begun) / 1000,
  };
});

say('');
for (const { name, passed, failed, seconds } of rows)
  say(
    `${failed ? '✗' : '✓'} ${name.padEnd(30)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
