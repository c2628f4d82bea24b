/** Builds the browser's side. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { framesInTurn } from './scripts/bundling/framesInTurn.plugin.ts';
import { leanRemotion } from './scripts/bundling/leanRemotion.plugin.ts';
import { pureMaking } from './scripts/bundling/pureMaking.plugin.ts';

const api = { target: `http://127.0.0.1:${process.env.API_PORT ?? 3001}`, changeOrigin: false };

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), leanRemotion(), pureMaking(), framesInTurn()],
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
      '/assets/pictures': api,
      '/assets/voices': api,
      '/assets/demo': api,
    },
  },
});
