/** Packs as this machine speaks with them: fetched from the storage when they are first wanted, one model in memory at a time. */
import { existsSync } from 'node:fs';
import type { Config } from '../config';
import { ServiceRefused } from '../speech/services/voiceService';
import { createSpeechEngine, type SpeechEngine } from '../speech/sherpa/speechEngine';
import type { Storage } from '../storage/storage';
import { archiveKey, incomingFolder, unpackedFolder } from './packPlaces';
import { mostUnpacked, unpack } from './unpack';
import type { OfferedPack } from './voicePackContent';

export interface PackShelf {
  /** RIFF WAVE. Throws ServiceRefused, an error of the disk or the storage, or the signal's reason. */
  say(pack: OfferedPack, sentence: { text: string; sid: number }, signal?: AbortSignal): Promise<Buffer>;
  close(): Promise<void>;
}
interface Settings {
  readonly config: Pick<Config, 'DATA_DIR'>;
  readonly storage: Storage;
}

export function createPackShelf({ config, storage }: Settings): PackShelf {
  let open: { readonly folder: string; readonly engine: SpeechEngine } | null = null;
  let before: Promise<unknown> = Promise.resolve();

  async function fetched(pack: OfferedPack): Promise<string> {
    const folder = unpackedFolder(config.DATA_DIR, pack);
    if (existsSync(folder)) return folder;
    const key = archiveKey(pack);
    if (!(await storage.stat(key)))
      throw new ServiceRefused('its pack is not in the storage: remove it, and add it again', false);
    const archive = await storage.localPath(key);
    const incoming = incomingFolder(config.DATA_DIR);
    await unpack({ archive, incoming, folder, maxBytes: mostUnpacked(pack.bytes) });
    return folder;
  }
  async function engineOf(pack: OfferedPack): Promise<SpeechEngine> {
    const folder = await fetched(pack);
    if (open?.folder !== folder) {
      await open?.engine.close();
      open = { folder, engine: createSpeechEngine(folder) };
    }
    return open.engine;
  }
  return {
    async say(pack, sentence, signal) {
      const mine = before.then(async () => {
        signal?.throwIfAborted();
        return (await engineOf(pack)).say(sentence, signal);
      });
      before = mine.catch(() => {});
      return mine;
    },
    close: async () => open?.engine.close(),
  };
}
