/** From a published address to what works: fetched, tried, kept for every machine. Each step may be repeated. */
import { rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { withinLimit } from '../limits/withinLimit';
import { engineIsInstalled } from '../speech/sherpa/speechEngine';
import type { ModelSpeaker } from '../speech/sherpa/speakers';
import { llamaIsInstalled } from '../writing/llama/llamaEngine';
import { downloadPack } from './downloadPack';
import type { InstallOptions, InstallWorld } from './installWorld';
import type { OfferedPack, OfferedVoices, OfferedWriter } from './packContent';
import { PackFailed } from './packFault';
import { archiveKey, downloadFile, packsFolder } from './packPlaces';
import { tryVoices } from './tryVoices';
import { tryWriter } from './tryWriter';
import { mostUnpacked } from './unpack';

const KEEPING_MS = 15 * 60_000;

/** What is done otherwise for each kind. */
interface KindOfPack<Pack> {
  readonly contentType: string;
  /** Whether what came could be tried. */
  hasEngine(world: InstallWorld): boolean;
  /** The most that it takes beside the download. */
  unpackedBytes(bytes: number): number;
  /** Lets it work once. @returns who speaks in it, of voices. */
  tryOut(
    world: InstallWorld,
    pack: Pack,
    file: string,
    options: InstallOptions,
  ): Promise<readonly ModelSpeaker[] | null>;
}
const VOICES: KindOfPack<OfferedVoices> = {
  contentType: 'application/x-bzip2',
  hasEngine: ({ engineOf }) => engineOf !== undefined || engineIsInstalled(),
  unpackedBytes: mostUnpacked,
  tryOut: tryVoices,
};
const WRITERS: KindOfPack<OfferedWriter> = {
  contentType: 'application/octet-stream',
  hasEngine: llamaIsInstalled,
  unpackedBytes: () => 0,
  tryOut: tryWriter,
};

/** @returns who speaks in it, of voices. Throws PackFailed, an error of the disk or the storage, or the signal's reason. */
export const installPack = (world: InstallWorld, pack: OfferedPack, options: InstallOptions) =>
  pack.kind === 'voices' ? install(VOICES, world, pack, options) : install(WRITERS, world, pack, options);

async function install<Pack extends OfferedPack>(
  kind: KindOfPack<Pack>,
  world: InstallWorld,
  pack: Pack,
  options: InstallOptions,
): Promise<readonly ModelSpeaker[] | null> {
  const { signal } = options;
  // Before anything is downloaded.
  if (!kind.hasEngine(world)) throw new PackFailed('no_engine', `${process.platform} ${process.arch}`);

  const kept = await keptArchive(world, pack);
  const room = 2 * pack.bytes + kind.unpackedBytes(pack.bytes);
  const file = kept ?? (await downloaded(world, pack, room, options));
  const speakers = await kind.tryOut(world, pack, file, options);
  if (!kept) {
    const keeping = { what: 'Keeping the pack', limitMs: KEEPING_MS, signal };
    await withinLimit(keeping, () => world.storage.putFile(archiveKey(pack), file, kind.contentType));
  }
  await rm(downloadFile(world.config.DATA_DIR, pack), { force: true });
  return speakers;
}

/** Of a run that died between keeping and publishing: its name says its hash, and it was written whole. */
async function keptArchive({ storage }: InstallWorld, pack: OfferedPack): Promise<string | null> {
  const key = archiveKey(pack);
  return (await storage.stat(key))?.bytes === pack.bytes ? storage.localPath(key) : null;
}

async function downloaded(
  world: InstallWorld,
  pack: OfferedPack,
  room: number,
  { signal, onStep }: InstallOptions,
): Promise<string> {
  const { guardedFetch, retryAfterMs, freeBytes = freeOnDisk } = world;
  const dataDir = world.config.DATA_DIR;
  const file = downloadFile(dataDir, pack);
  onStep('downloading', 0);
  await makeSureOfRoom(dataDir, room, freeBytes);
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
  needed: number,
  freeBytes: (folder: string) => Promise<number>,
) {
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
