/** From a published address to what works: fetched, tried, kept for every machine. Each step may be repeated. */
import { rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { PackKind } from '../../contract/packs';
import { withinLimit } from '../limits/withinLimit';
import { engineIsInstalled } from '../speech/sherpa/speechEngine';
import type { ModelSpeaker } from '../speech/sherpa/speakers';
import { llamaIsInstalled } from '../writing/llama/llamaEngine';
import { downloadPack } from './downloadPack';
import type { InstallOptions, InstallWorld } from './installWorld';
import type { OfferedPack } from './packContent';
import { PackFailed } from './packFault';
import { archiveKey, downloadFile, packsFolder } from './packPlaces';
import { tryVoices } from './tryVoices';
import { tryWriter } from './tryWriter';
import { mostUnpacked } from './unpack';

const KEEPING_MS = 15 * 60_000;

/** @returns who speaks in it, of voices. Throws PackFailed, an error of the disk or the storage, or the signal's reason. */
export async function installPack(
  world: InstallWorld,
  pack: OfferedPack,
  options: InstallOptions,
): Promise<readonly ModelSpeaker[] | null> {
  const { signal } = options;
  // Before anything is downloaded: what comes could not be tried.
  const has =
    pack.kind === 'voices' ? world.engineOf !== undefined || engineIsInstalled() : llamaIsInstalled();
  if (!has) throw new PackFailed('no_engine', `${process.platform} ${process.arch}`);

  const kept = await keptArchive(world, pack);
  const file = kept ?? (await downloaded(world, pack, options));
  const speakers =
    pack.kind === 'voices'
      ? await tryVoices(world, pack, file, options)
      : await tryWriter(world, pack, file, options);
  if (!kept) {
    const keeping = { what: 'Keeping the pack', limitMs: KEEPING_MS, signal };
    await withinLimit(keeping, () => world.storage.putFile(archiveKey(pack), file, CONTENT_TYPES[pack.kind]));
  }
  await rm(downloadFile(world.config.DATA_DIR, pack), { force: true });
  return speakers;
}
const CONTENT_TYPES: Readonly<Record<PackKind, string>> = {
  voices: 'application/x-bzip2',
  writers: 'application/octet-stream',
};

/** Of a run that died between keeping and publishing: its name says its hash, and it was written whole. */
async function keptArchive({ storage }: InstallWorld, pack: OfferedPack): Promise<string | null> {
  const key = archiveKey(pack);
  return (await storage.stat(key))?.bytes === pack.bytes ? storage.localPath(key) : null;
}

async function downloaded(
  world: InstallWorld,
  pack: OfferedPack,
  { signal, onStep }: InstallOptions,
): Promise<string> {
  const { guardedFetch, retryAfterMs, freeBytes = freeOnDisk } = world;
  const dataDir = world.config.DATA_DIR;
  const file = downloadFile(dataDir, pack);
  onStep('downloading', 0);
  await makeSureOfRoom(dataDir, pack, freeBytes);
  const onBytes = (bytes: number) => onStep('downloading', bytes);
  await downloadPack(pack, {
    guardedFetch,
    file,
    signal,
    onBytes,
    ...(retryAfterMs ? { retryAfterMs } : {}),
  });
  return file;
}

/** For what is downloaded, and for what an archive holds; a storage on the same disk keeps it once more. */
async function makeSureOfRoom(
  dataDir: string,
  { bytes, kind }: OfferedPack,
  freeBytes: (folder: string) => Promise<number>,
) {
  const needed = 2 * bytes + (kind === 'voices' ? mostUnpacked(bytes) : 0);
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
