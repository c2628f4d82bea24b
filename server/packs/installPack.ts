/** From a published address to voices that speak: fetched, unpacked, tried, kept for every machine. Each step may be repeated. */
import { rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { PackState } from '../../contract/voicePacks';
import type { Config } from '../config';
import type { GuardedFetch } from '../fetching/guardedFetch';
import { withinLimit } from '../limits/withinLimit';
import { ServiceRefused } from '../speech/services/voiceService';
import { createSpeechEngine, engineIsInstalled, type SpeechEngine } from '../speech/sherpa/speechEngine';
import type { ModelSpeaker } from '../speech/sherpa/speakers';
import type { Storage } from '../storage/storage';
import { downloadPack } from './downloadPack';
import { PackFailed } from './packFault';
import {
  archiveKey,
  downloadFile,
  incomingFolder,
  packsFolder,
  trialKey,
  unpackedFolder,
} from './packPlaces';
import { mostUnpacked, unpack } from './unpack';
import type { OfferedPack } from './voicePackContent';

export interface InstallWorld {
  readonly config: Pick<Config, 'DATA_DIR'>;
  readonly storage: Storage;
  readonly guardedFetch: GuardedFetch;
  readonly engineOf?: (folder: string) => SpeechEngine;
  readonly retryAfterMs?: readonly number[];
  /** Bytes that are free. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}
interface Options {
  /** What is read aloud, a language each. */
  readonly trials: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly onStep: (
    state: Extract<PackState, 'downloading' | 'unpacking' | 'trying'>,
    doneBytes: number,
  ) => void;
}

/** The model is read from a slow disk, and a sentence from it. */
const TRIAL_MS = 5 * 60_000;
const KEEPING_MS = 15 * 60_000;

/** @returns who speaks in it. Throws PackFailed, an error of the disk or the storage, or the signal's reason. */
export async function installPack(
  world: InstallWorld,
  pack: OfferedPack,
  { trials, signal, onStep }: Options,
): Promise<readonly ModelSpeaker[]> {
  const { storage, guardedFetch, engineOf = createSpeechEngine, freeBytes = freeOnDisk } = world;
  const dataDir = world.config.DATA_DIR;
  const file = downloadFile(dataDir, pack);
  const folder = unpackedFolder(dataDir, pack);
  // Before anything is downloaded: what comes could not be tried.
  if (!world.engineOf && !engineIsInstalled())
    throw new PackFailed('no_engine', `${process.platform} ${process.arch}`);

  let done = 0;
  const onBytes = (bytes: number) => onStep('downloading', (done = bytes));
  onStep('downloading', 0);
  await makeSureOfRoom(dataDir, pack.bytes, freeBytes);
  await downloadPack(pack, { guardedFetch, file, signal, onBytes, ...retrying(world) });

  onStep('unpacking', done);
  await rm(folder, { recursive: true, force: true });
  const incoming = incomingFolder(dataDir);
  await unpack({ archive: file, incoming, folder, maxBytes: mostUnpacked(pack.bytes), signal });

  onStep('trying', done);
  const engine = engineOf(folder);
  try {
    const { speakers, sound } = await speakOnce(engine, trials, signal);
    const [first] = speakers;
    if (!first) throw new PackFailed('cannot_speak', 'nobody speaks in it');
    const keeping = { what: 'Keeping the pack', limitMs: KEEPING_MS, signal };
    await withinLimit(keeping, () => storage.put(trialKey(pack, first.sid), sound, 'audio/wav'));
    await withinLimit(keeping, () => storage.putFile(archiveKey(pack), file, 'application/x-bzip2'));
    await rm(file, { force: true });
    return speakers;
  } catch (error) {
    if (error instanceof ServiceRefused) throw new PackFailed('cannot_speak', error.reason, { cause: error });
    throw error;
  } finally {
    await engine.close();
  }
}

async function speakOnce(engine: SpeechEngine, trials: Options['trials'], signal: AbortSignal) {
  const { speakers } = await engine.model();
  const [first] = speakers;
  const text = trials[first?.languages?.[0] ?? 'en'] ?? trials.en ?? '';
  const limit = { what: 'The trial sentence', limitMs: TRIAL_MS, signal };
  const sound = await withinLimit(limit, (stop) => engine.say({ text, sid: first?.sid ?? 0 }, stop));
  return { speakers, sound };
}

/** For the archive, and for what it holds; a storage on the same disk keeps the archive once more. */
async function makeSureOfRoom(
  dataDir: string,
  bytes: number,
  freeBytes: (folder: string) => Promise<number>,
) {
  const needed = 2 * bytes + mostUnpacked(bytes);
  const free = await freeBytes(dataDir);
  if (free < needed)
    throw new PackFailed(
      'no_room',
      `${gigabytes(needed)} GB in ${packsFolder(dataDir)}; ${gigabytes(free)} GB are free`,
    );
}
const gigabytes = (bytes: number) => (Math.ceil(bytes / 1e8) / 10).toFixed(1);
async function freeOnDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(path.resolve(folder));
  return bavail * bsize;
}
const retrying = ({ retryAfterMs }: InstallWorld) => (retryAfterMs ? { retryAfterMs } : {});
