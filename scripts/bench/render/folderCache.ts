/** What was drawn before, in a folder: the cache of a render without its database. */
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { RenderCache } from '../../../server/render/cache/renderCache';

export function folderCache(folder: string): RenderCache {
  const kept = new Map<string, unknown>();
  const fileOf = (key: string) => path.join(folder, key);
  return {
    of: () => ({
      async fetch(key, toFile) {
        if (!kept.has(key)) return null;
        await copyFile(fileOf(key), toFile);
        return { facts: kept.get(key) };
      },
      has: async (keys) => new Set(keys.filter((key) => kept.has(key))),
      async keep(key, file, facts = null) {
        await mkdir(folder, { recursive: true });
        await copyFile(file, fileOf(key));
        kept.set(key, facts);
        return true;
      },
      note: async (key, _file, facts) => void kept.set(key, facts),
      drop: async (key) => void kept.delete(key),
    }),
  };
}
