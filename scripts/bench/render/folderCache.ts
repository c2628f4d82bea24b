/** What was drawn before, in a folder: the cache of a render without its database. */
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { OwnCache, RenderCache } from '../../../server/render/cache/renderCache';

export function folderCache(folder: string): RenderCache {
  const all = new Map<string, Map<string, unknown>>();
  const keptOf = (owner: string) => {
    const kept = all.get(owner) ?? new Map<string, unknown>();
    all.set(owner, kept);
    return kept;
  };
  const ownersCache = (owner: string): OwnCache => {
    const kept = keptOf(owner);
    const place = path.join(folder, owner);
    const fileOf = (key: string) => path.join(place, key);
    return {
      async fetch(key, toFile) {
        if (!kept.has(key)) return null;
        await copyFile(fileOf(key), toFile);
        return { facts: kept.get(key) };
      },
      has: async (keys) => new Set(keys.filter((key) => kept.has(key))),
      async keep(key, file, { facts = null } = {}) {
        await mkdir(place, { recursive: true });
        await copyFile(file, fileOf(key));
        kept.set(key, facts);
        return true;
      },
      note: async (key, _file, facts) => void kept.set(key, facts),
      drop: async (key) => void kept.delete(key),
    };
  };
  return { of: ownersCache };
}
