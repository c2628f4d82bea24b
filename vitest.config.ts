/** Runs the tests that need no browser. */
import { defineConfig, mergeConfig } from 'vitest/config';
import { filesThatReplaceModules } from './tests/support/filesThatReplaceModules.ts';
import built from './vite.config.ts';

const replacing = filesThatReplaceModules('tests');
const screens = {
  environment: 'jsdom',
  include: ['tests/src/**/*.test.tsx'],
  setupFiles: ['tests/support/screens.setup.ts'],
  // A walk is many gestures, and the machine may have more to do than this.
  testTimeout: 60_000,
};

export default mergeConfig(
  built,
  defineConfig({
    test: {
      // All cores: vitest alone leaves one idle, which on two is half the machine.
      maxWorkers: '100%',
      // Without isolation the files of a worker share their modules; loading them anew is half of a file's time.
      projects: [
        {
          extends: true,
          test: {
            name: 'plain',
            environment: 'node',
            testTimeout: 60_000,
            isolate: false,
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/server/**'],
          },
        },
        { extends: true, test: { ...screens, name: 'screens', isolate: false, exclude: replacing } },
        { extends: true, test: { ...screens, name: 'screens, modules replaced', include: replacing } },
        {
          extends: true,
          test: {
            name: 'server',
            environment: 'node',
            isolate: false,
            include: ['tests/server/**/*.test.ts'],
            globalSetup: ['tests/support/postgres/postgres.setup.ts'],
            testTimeout: 60_000,
            hookTimeout: 60_000,
            // A worker may take its time on a busy machine; nothing here is measured.
            expect: { poll: { timeout: 20_000 } },
          },
        },
      ],
    },
  }),
);
