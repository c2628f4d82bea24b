/** Brings pictures, clips and sounds in, from strangers' addresses and from uploads, by one way. */
import path from 'node:path';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { GuardedFetch } from '../fetching/guardedFetch';
import { createTurns } from '../fetching/turns';
import type { LimitConfig } from '../quota/limits';
import { refuseBytesBeyond } from '../quota/quota';
import { holdUser } from '../repositories/accounts/holdUser';
import { removeLeftovers } from '../storage/leftovers';
import { mediaKey, type Storage } from '../storage/storage';
import { mediaRepository, type CameFrom } from '../repositories/media.repository';
import { isVideoSharingLink } from '../../contract/video/videoSharing';
import { contentName, receive, withIncoming } from './incoming';
import type { BringInOptions, MediaLibrary, StoredMedia } from './mediaLibrary';
import { MediaRefused } from './mediaRefusals';
import { pointOfInterest } from './pointOfInterest';
import { prepareMedia, type PrepareOptions } from './prepareMedia';

export interface MediaLibrarySettings {
  readonly db: Database;
  readonly storage: Storage;
  readonly guardedFetch: GuardedFetch;
  readonly config: Pick<Config, 'DATA_DIR' | 'UPLOAD_MAX_MB'> & LimitConfig;
}

const FETCHED_BYTES = 128 * 1024 * 1024;
const FETCH_MS = 60_000;
const ACCEPT = 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.9,video/mp4,video/webm,video/*;q=0.9';
/** A page's icons and counting pixels are smaller than this; what a person uploads is meant. */
const SMALLEST_SIDE = { fetched: 150, uploaded: 16 } as const;
const AT_ONCE = { fetches: 6, preparations: 2 } as const;
const EXTENSIONS = ['jpg', 'png', 'mp4', 'm4a'] as const;

const NAME_CHARACTERS = 200;
/** What a database holds and a person reads. */
const cleanedName = (name: string): string =>
  name
    .replaceAll(/[\p{C}]+/gu, ' ')
    .trim()
    .slice(0, NAME_CHARACTERS);

/** What an address calls its file. */
function lastPart(address: string): string {
  const part = URL.parse(address)?.pathname.split('/').findLast(Boolean) ?? '';
  try {
    return cleanedName(decodeURIComponent(part));
  } catch {
    return cleanedName(part);
  }
}

export function createMediaLibrary({
  db,
  storage,
  guardedFetch,
  config,
}: MediaLibrarySettings): MediaLibrary {
  const rows = mediaRepository(db);
  const incoming = path.join(config.DATA_DIR, 'incoming');
  void removeLeftovers(incoming);
  const uploadBytes = config.UPLOAD_MAX_MB * 1024 * 1024;
  const fetchInTurn = createTurns(AT_ONCE.fetches);
  const prepareInTurn = createTurns(AT_ONCE.preparations);
  const underWay = new Map<string, Promise<StoredMedia>>();

  const isStored = async (found: StoredMedia | null): Promise<StoredMedia | null> =>
    found && (await storage.stat(found.key)) ? found : null;

  /** All that is looked at in a picture is not known of older ones: none had been asked for it, squares in vain. */
  async function lookedAtAnew(known: StoredMedia): Promise<StoredMedia> {
    if (known.kind !== 'image' || known.focus?.box) return known;
    return { ...known, focus: await pointOfInterest(await storage.read(known.key)) };
  }

  async function take(
    userId: string,
    file: string,
    from: CameFrom,
    { isLetIn, ...options }: PrepareOptions & { readonly isLetIn: boolean },
  ) {
    const name = await contentName(file);
    const keys = EXTENSIONS.map((extension) => mediaKey(userId, `${name}.${extension}`));
    const known = await isStored(await rows.findFirst(userId, keys));
    if (known) {
      const now = await lookedAtAnew(known);
      await rows.save(userId, now, from);
      return now;
    }
    const {
      file: prepared,
      extension,
      backdrop,
      ...facts
    } = await prepareInTurn(() => prepareMedia(file, path.dirname(file), options));
    const key = mediaKey(userId, `${name}.${extension}`);
    const backdropKey = backdrop && mediaKey(userId, `${name}.backdrop.jpg`);
    const stored: StoredMedia = { ...facts, key, backdropKey };
    try {
      if (backdropKey) await storage.put(backdropKey, backdrop, 'image/jpeg');
      await storage.putFile(key, prepared, facts.contentType);
      await db.transaction(async (tx) => {
        if (!isLetIn) {
          await holdUser(tx, userId);
          await refuseBytesBeyond(tx, config, userId, stored.bytes);
        }
        await mediaRepository(tx).save(userId, stored, from);
      });
    } catch (error) {
      await Promise.allSettled(
        [key, ...(backdropKey ? [backdropKey] : [])].map((one) => storage.delete(one)),
      );
      throw error;
    }
    return stored;
  }

  async function fetchAndTake(
    userId: string,
    url: string,
    { signal, isLetIn = false }: BringInOptions,
  ): Promise<StoredMedia> {
    const known = await isStored(await rows.findBySource(userId, url));
    if (known) return known;
    return withIncoming(incoming, async (scratch) => {
      const file = path.join(scratch, 'fetched');
      const options = { accept: ACCEPT, maxBytes: FETCHED_BYTES, timeoutMs: FETCH_MS, signal };
      const head = await fetchInTurn(() => guardedFetch.download(url, file, options));
      if (!head.ok) throw new MediaRefused('not_fetched');
      return take(
        userId,
        file,
        { sourceUrl: url, name: lastPart(url) },
        { smallestSide: SMALLEST_SIDE.fetched, takesSounds: false, isLetIn, signal },
      );
    });
  }

  return {
    async bringIn(userId, url, options = {}) {
      if (isVideoSharingLink(url)) throw new MediaRefused('only_embedded');
      const task = `${userId} ${url}`;
      const started = underWay.get(task) ?? fetchAndTake(userId, url, options);
      underWay.set(task, started);
      try {
        return await started;
      } finally {
        underWay.delete(task);
      }
    },
    accept: (userId, body, fileName) =>
      withIncoming(incoming, async (scratch) => {
        const file = path.join(scratch, 'uploaded');
        await receive(body, file, uploadBytes);
        return take(
          userId,
          file,
          { sourceUrl: null, name: cleanedName(fileName) },
          { smallestSide: SMALLEST_SIDE.uploaded, takesSounds: true, isLetIn: false },
        );
      }),
    find: (userId, key) => rows.find(userId, key),
    findAll: (userId, keys) => rows.findAll(userId, keys),
    list: (userId, kind, after) => rows.list(userId, kind, after),
  };
}
