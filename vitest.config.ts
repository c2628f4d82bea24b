/** Runs the tests that need no browser: the long form in projects of its own, which `npm test` leaves out. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { filesThatReplaceModules, filesWithLongForm } from './tests/support/filesThat.ts';
import built from './vite.config.ts';

type Tests = NonNullable<TestProjectInlineConfiguration['test']>;

const TRIALS = '**/*.trial.test.{ts,tsx}';
/** `npm run trial` asks for the long form of the other files, too. */
const longToo = process.env.TRIAL ? filesWithLongForm('tests') : [];
const replacing = filesThatReplaceModules('tests');
// A walk is many gestures, and the machine may have more to do than this.
const testTimeout = 60_000;
const hookTimeout = 60_000;

const plain: Tests = { environment: 'node', testTimeout, hookTimeout };
const screens: Tests = {
  environment: 'jsdom',
  setupFiles: ['tests/support/screens.setup.ts'],
  testTimeout,
  hookTimeout,
};
const server: Tests = {
  environment: 'node',
  globalSetup: ['tests/support/postgres/postgres.setup.ts', 'tests/support/bundles/bundles.setup.ts'],
  testTimeout,
  hookTimeout,
  // A worker may take its time on a busy machine; nothing here is measured.
  expect: { poll: { timeout: 20_000 } },
};

const project = (tests: Tests): TestProjectInlineConfiguration => ({ extends: true, test: tests });
/** Threads begin from their bundles, as in the built server. */
const bundled = (tests: TestProjectInlineConfiguration): TestProjectInlineConfiguration => ({
  ...tests,
  resolve: {
    alias: [
      {
        find: /^.*\/threads\/startThread$/,
        replacement: path.resolve('tests/support/bundles/startBundledThread.ts'),
      },
    ],
  },
});
/** Films are painted by the templates' own tests, charts drawn by theirs; a screen's show in what place one stands. */
const withoutFilms = (tests: TestProjectInlineConfiguration): TestProjectInlineConfiguration => ({
  ...tests,
  resolve: {
    alias: [
      {
        find: /^.*\/(VideoPlayer|Film|StyleThumbnail|FlowsPage)$/,
        replacement: path.resolve('tests/support/stills/$1.tsx'),
      },
    ],
  },
});
/** Without isolation the files of a worker share their modules; loading them anew is half of a file's time. */
const short = (tests: Tests) =>
  project({ ...tests, isolate: false, exclude: [...(tests.exclude ?? []), TRIALS] });

const onServer = (file: string) => file.startsWith('tests/server/');
/** Each with modules of its own. */
const alone = (tests: Tests, include: string[]) => project({ ...tests, include, exclude: [TRIALS] });

const long = (tests: Tests, folder: string, ending: string) =>
  project({
    ...tests,
    include: [
      `${folder}/**/*.trial.test.${ending}`,
      ...longToo.filter((file) => file.startsWith(`${folder}/`) && file.endsWith(`.${ending}`)),
    ],
    provide: { form: 'long' },
  });

export default mergeConfig(
  built,
  defineConfig({
    test: {
      // One more than there are cores: tests of processes wait for heartbeats and starts much of their time.
      maxWorkers: availableParallelism() + 1,
      // Pages and screens live for a test: room for young objects saves a tenth of the processor's time.
      execArgv: ['--max-semi-space-size=64'],
      projects: [
        short({
          ...plain,
          name: 'plain',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/server/**', ...replacing],
        }),
        withoutFilms(
          short({ ...screens, name: 'screens', include: ['tests/src/**/*.test.tsx'], exclude: replacing }),
        ),
        alone(
          { ...screens, name: 'screens, modules replaced' },
          replacing.filter((file) => !onServer(file)),
        ),
        bundled(
          short({ ...server, name: 'server', include: ['tests/server/**/*.test.ts'], exclude: replacing }),
        ),
        bundled(alone({ ...server, name: 'server, modules replaced' }, replacing.filter(onServer))),
        long({ ...plain, name: 'trial: plain', exclude: ['tests/server/**'] }, 'tests', 'ts'),
        withoutFilms(long({ ...screens, name: 'trial: screens' }, 'tests/src', 'tsx')),
        bundled(long({ ...server, name: 'trial: server' }, 'tests/server', 'ts')),
      ],
    },
  }),
);
