/** Packs as this machine speaks with them: fetched from the storage when they are first wanted, one model in memory at a time. */
import { existsSync } from 'node:fs';
import type { Config } from '../config';
import { unlessAborted, withinLimit } from '../limits/withinLimit';
import { ServiceRefused } from '../speech/services/voiceService';
import { createSpeechEngine, type SpeechEngine } from '../speech/sherpa/speechEngine';
import type { Storage } from '../storage/storage';
import { archiveKey, incomingFolder, unpackedFolder } from './packPlaces';
import { mostUnpacked, unpack } from './unpack';
import type { OfferedVoices } from './packContent';

export interface VoiceShelf {
  /** RIFF WAVE. Throws ServiceRefused, an error of the disk or the storage, or the signal's reason. */
  say(pack: OfferedVoices, sentence: { text: string; sid: number }, signal?: AbortSignal): Promise<Buffer>;
  close(): Promise<void>;
}
/** A third of a gigabyte over a slow line. */
const FETCHING_MS = 15 * 60_000;

interface Settings {
  readonly config: Pick<Config, 'DATA_DIR'>;
  readonly storage: Storage;
}

export function createVoiceShelf({ config, storage }: Settings): VoiceShelf {
  let open: { readonly folder: string; readonly engine: SpeechEngine } | null = null;
  let before: Promise<unknown> = Promise.resolve();

  async function fetched(pack: OfferedVoices, signal?: AbortSignal): Promise<string> {
    const folder = unpackedFolder(config.DATA_DIR, pack);
    if (existsSync(folder)) return folder;
    const key = archiveKey(pack);
    if (!(await storage.stat(key)))
      throw new ServiceRefused('its pack is not in the storage: remove it, and add it again', false);
    const fetching = { what: 'Fetching the voice pack', limitMs: FETCHING_MS, signal };
    const archive = await withinLimit(fetching, () => storage.localPath(key));
    const incoming = incomingFolder(config.DATA_DIR);
    await unpack({ archive, incoming, folder, maxBytes: mostUnpacked(pack.bytes), signal });
    return folder;
  }
  async function engineOf(pack: OfferedVoices, signal?: AbortSignal): Promise<SpeechEngine> {
    const folder = await fetched(pack, signal);
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
        return (await engineOf(pack, signal)).say(sentence, signal);
      });
      before = mine.catch(() => {});
      // Who is told to stop does not wait for those before.
      return signal ? unlessAborted(signal, mine) : mine;
    },
    close: async () => open?.engine.close(),
  };
}
