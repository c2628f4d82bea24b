/** Runs the tests that need no browser: `*.trial.test.ts` in projects of their own, which `npm test` leaves out. */
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { filesThatReplaceModules } from './tests/support/filesThatReplaceModules.ts';
import built from './vite.config.ts';

type Tests = NonNullable<TestProjectInlineConfiguration['test']>;

const TRIALS = '**/*.trial.test.{ts,tsx}';
const replacing = filesThatReplaceModules('tests');
// A walk is many gestures, and the machine may have more to do than this.
const testTimeout = 60_000;

const plain: Tests = { environment: 'node', testTimeout };
const screens: Tests = {
  environment: 'jsdom',
  setupFiles: ['tests/support/screens.setup.ts'],
  testTimeout,
};
const server: Tests = {
  environment: 'node',
  globalSetup: ['tests/support/postgres/postgres.setup.ts'],
  testTimeout,
  hookTimeout: 60_000,
  // A worker may take its time on a busy machine; nothing here is measured.
  expect: { poll: { timeout: 20_000 } },
};

const project = (tests: Tests): TestProjectInlineConfiguration => ({ extends: true, test: tests });
/** Without isolation the files of a worker share their modules; loading them anew is half of a file's time. */
const short = (tests: Tests) =>
  project({ ...tests, isolate: false, exclude: [...(tests.exclude ?? []), TRIALS] });

export default mergeConfig(
  built,
  defineConfig({
    test: {
      // All cores: vitest alone leaves one idle, which on two is half the machine.
      maxWorkers: '100%',
      projects: [
        short({ ...plain, name: 'plain', include: ['tests/**/*.test.ts'], exclude: ['tests/server/**'] }),
        short({ ...screens, name: 'screens', include: ['tests/src/**/*.test.tsx'], exclude: replacing }),
        project({ ...screens, name: 'screens, modules replaced', include: replacing, exclude: [TRIALS] }),
        short({ ...server, name: 'server', include: ['tests/server/**/*.test.ts'] }),
        project({
          ...plain,
          name: 'trial: plain',
          include: ['tests/**/*.trial.test.ts'],
          exclude: ['tests/server/**'],
        }),
        project({ ...screens, name: 'trial: screens', include: ['tests/src/**/*.trial.test.tsx'] }),
        project({ ...server, name: 'trial: server', include: ['tests/server/**/*.trial.test.ts'] }),
      ],
    },
  }),
);
