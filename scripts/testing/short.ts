/** What `npm test` runs: the checks, then the suites without their long form, which `npm run trial` runs. */
import { mkdirSync, rmSync } from 'node:fs';
import { bin, playwright, RESULTS, runCounted, sayTable, vitest, type Counted, type Row } from './counted';

/** A check counts as one test. */
const check = (name: string, words: readonly string[]): Counted => ({
  name,
  words,
  count: (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 }),
});

/** Each keeps one core busy, so two lines of them go side by side; what they say is told when they end. */
const CHECKS = [
  [
    // The compiler written anew in Go: the same errors in a third of the time.
    // Two checkers: each more looks at much of the same types again.
    check('types', [bin('typescript-native/bin/tsc'), '-p', '.', '--checkers', '2']),
    check('lint', [bin('oxlint/bin/oxlint'), '--quiet']),
  ],
  [
    check('build', ['scripts/buildOnce.mjs']),
    check('unused code', [bin('knip/bin/knip.js')]),
    check('formatting', [bin('oxfmt/bin/oxfmt'), '--check']),
    // An advisory comes without a change of ours: whoever works on something else is not stopped by it.
    ...(process.env['CI']
      ? [check('known faults of packages', ['--import=tsx', 'scripts/testing/auditCheck.ts'])]
      : []),
  ],
];
/** These have workers of their own for every core. */
const SUITES = [
  vitest('unit, model and server tests', ['--project=!trial*']),
  playwright('journeys in a browser', ['--project=journeys']),
];

async function oneByOne(stages: readonly Counted[], how: { aloud: boolean }): Promise<Row[]> {
  const rows: Row[] = [];
  for (const stage of stages) rows.push(await runCounted(stage, how));
  return rows;
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const checked = await Promise.all(CHECKS.map((line) => oneByOne(line, { aloud: false })));
sayTable([...checked.flat(), ...(await oneByOne(SUITES, { aloud: true }))]);
