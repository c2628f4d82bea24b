/** A page of a bench's own, built as the product is and served on this machine alone. */
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig } from 'vite';
import { framesInTurn } from '../bundling/framesInTurn.plugin';
import { leanRemotion } from '../bundling/leanRemotion.plugin';
import { pureMaking } from '../bundling/pureMaking.plugin';

export interface ServedPage {
  readonly baseURL: string;
  /** Where what is served lies: more may be put there. */
  readonly folder: string;
  close(): Promise<void>;
}

/**
 * @param root of the page: its `index.html` lies there.
 * @param folder where what is built is put.
 */
export async function servePage(root: string, folder: string): Promise<ServedPage> {
  const outDir = path.join(folder, path.basename(root));
  const config: InlineConfig = {
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin(), leanRemotion(), pureMaking(), framesInTurn()],
    build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 1000 },
    preview: { host: '127.0.0.1', port: 0 },
  };
  await build(config);
  const server = await preview(config);
  return {
    baseURL: server.resolvedUrls?.local[0] ?? '',
    folder: outDir,
    close: () => server.close(),
  };
}
