/** Builds the browser's side and runs the tests that need no browser. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { framesInTurn } from './scripts/bundling/framesInTurn.plugin.ts';
import { leanRemotion } from './scripts/bundling/leanRemotion.plugin.ts';

const api = { target: `http://127.0.0.1:${process.env.API_PORT ?? 3001}`, changeOrigin: false };

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), leanRemotion(), framesInTurn()],
  // React has had the hook itself since 18.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    // What every page begins with is one file: in twelve it is 4 kB more.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
  },
  server: {
    proxy: {
      '/v1': api,
      '/auth/v1': api,
      '/media': api,
      '/assets/music': api,
      '/assets/nature': api,
      '/assets/voices': api,
      '/assets/demo': api,
    },
  },
  test: {
    // All cores: vitest alone leaves one idle, which on two is half the machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          environment: 'node',
          testTimeout: 60_000,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/server/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['tests/src/**/*.test.tsx'],
          setupFiles: ['tests/support/screens.setup.ts'],
          // A walk is many gestures, and the machine may have more to do than this.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A worker may take its time on a busy machine; nothing here is measured.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
