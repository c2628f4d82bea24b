/** The timeline's page, built as the product is and served on this machine alone. */
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig } from 'vite';

export interface ServedTimeline {
  readonly baseURL: string;
  close(): Promise<void>;
}

/** @param folder where what is built is put. */
export async function serveTimeline(folder: string): Promise<ServedTimeline> {
  const config: InlineConfig = {
    configFile: false,
    root: path.join(import.meta.dirname),
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin()],
    build: { outDir: path.join(folder, 'timeline'), emptyOutDir: true, target: 'es2023' },
    preview: { host: '127.0.0.1', port: 0 },
  };
  await build(config);
  const server = await preview(config);
  return {
    baseURL: server.resolvedUrls?.local[0] ?? '',
    close: () => server.close(),
  };
}
