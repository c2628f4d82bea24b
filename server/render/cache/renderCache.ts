/** Parts of films that were drawn, and their sound: kept under the hash of what they are made of, for their owner only. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../db/database';
import { withinLimit } from '../../limits/withinLimit';
import { renderCacheRepository } from '../../repositories/renderCache.repository';
import { renderCachePrefix, type Storage } from '../../storage/storage';
import { isMissing } from '../../storage/isMissing';
import { sha256Of } from './fileHashes';

export interface Kept {
  readonly facts: unknown;
}

/** What is known of what is put there. */
export interface Told {
  readonly facts?: unknown;
  /** Of a chunk, as `chunkLooks` names it. */
  readonly look?: string;
}

/** One person's. It never throws and never holds a render up: what fails is told once, and this render goes without it. */
export interface OwnCache {
  /** Writes what is kept under `key` to `toFile`; null where there is nothing, or something else than was put there. */
  fetch(key: string, toFile: string): Promise<Kept | null>;
  /** Whether there is something under each, without looking into it. */
  has(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** @returns whether it is kept */
  keep(key: string, file: string, told?: Told): Promise<boolean>;
  /** Says something else of a file that is kept. */
  note(key: string, file: string, facts: unknown): Promise<void>;
  /** What is kept there turned out wrong. */
  drop(key: string): Promise<void>;
}

export interface RenderCache {
  of(userId: string): OwnCache;
}

interface CacheWorld {
  readonly db: Database;
  readonly storage: Storage;
  readonly logError: (error: unknown, what: string) => void;
  /** ms that one call may take. */
  readonly limitMs?: number;
}

const LIMIT_MS = 30_000;

export const cacheFileKey = (userId: string, key: string, sha256: string) =>
  `${renderCachePrefix(userId)}${key.slice(0, 2)}/${key}-${sha256.slice(0, 16)}`;

export function createRenderCache({ db, storage, logError, limitMs = LIMIT_MS }: CacheWorld): RenderCache {
  const rows = renderCacheRepository(db);
  /** A trouble is told when it begins, not by each of a thousand parts. */
  let isInTrouble = false;

  return {
    of(userId) {
      let isAway = false;
      async function unlessAway<Answer>(otherwise: Answer, work: () => Promise<Answer>): Promise<Answer> {
        if (isAway) return otherwise;
        try {
          const answer = await withinLimit({ what: 'The storage', limitMs }, work);
          isInTrouble = false;
          return answer;
        } catch (error) {
          isAway = true;
          if (!isInTrouble) logError(error, 'the render goes on without what was drawn before');
          isInTrouble = true;
          return otherwise;
        }
      }
      return {
        fetch: (key, toFile) =>
          unlessAway<Kept | null>(null, async () => {
            for (const row of await rows.find(userId, key)) {
              const stored = cacheFileKey(userId, key, row.sha256);
              const copied = await copyFile(storage, stored, toFile, row);
              if (copied === 'whole') {
                await rows.used(userId, key);
                return { facts: row.facts };
              }
              // One that is missing may be on its way: its row comes first.
              if (copied === 'missing') continue;
              await storage.delete(stored);
              await rows.drop(userId, key, row.sha256);
            }
            return null;
          }),
        has: (keys) => unlessAway<ReadonlySet<string>>(new Set(), () => rows.known(userId, keys)),
        keep: (key, file, { facts = null, look }: Told = {}) =>
          unlessAway(false, async () => {
            const [sha256, { size }] = await Promise.all([sha256Of(file), stat(file)]);
            await rows.add(userId, { key, sha256, bytes: size, facts, look: look ?? null });
            await storage.putFile(cacheFileKey(userId, key, sha256), file, 'application/octet-stream');
            return true;
          }),
        note: (key, file, facts) =>
          unlessAway(undefined, async () => rows.note(userId, key, await sha256Of(file), facts)),
        drop: (key) =>
          unlessAway(undefined, async () => {
            for (const { sha256 } of await rows.find(userId, key)) {
              await storage.delete(cacheFileKey(userId, key, sha256));
              await rows.drop(userId, key, sha256);
            }
          }),
      };
    },
  };
}

/** `wrong` when it is cut off, or another than its row says. */
async function copyFile(
  storage: Storage,
  stored: string,
  toFile: string,
  { sha256, bytes }: { readonly sha256: string; readonly bytes: number },
): Promise<'whole' | 'wrong' | 'missing'> {
  const hash = createHash('sha256');
  let length = 0;
  const counted = new Transform({
    transform(part: Buffer, _, done) {
      hash.update(part);
      length += part.length;
      done(null, part);
    },
  });
  try {
    await pipeline(await storage.stream(stored), counted, createWriteStream(toFile));
  } catch (error) {
    if (isMissing(error)) return 'missing';
    throw error;
  }
  return length === bytes && hash.digest('hex') === sha256 ? 'whole' : 'wrong';
}
