/** What is left of packs that nobody wants, in the storage and on this machine. */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';
import type { Executor } from '../db/database';
import { packsRepository } from '../repositories/operating/packs.repository';
import { removeLeftovers } from '../storage/leftovers';
import { PACKS, type Storage } from '../storage/storage';
import { downloadFile, incomingFolder, packOf, packPrefix, packsFolder, unpackedFolder } from './packPlaces';

interface Places {
  readonly config: Pick<Config, 'DATA_DIR'>;
  readonly storage: Storage;
}

export async function removePackFiles({ config, storage }: Places, pack: { id: string; sha256: string }) {
  const dataDir = config.DATA_DIR;
  await storage.deleteFolder(packPrefix(pack.id));
  for (const place of [downloadFile(dataDir, pack), unpackedFolder(dataDir, pack)])
    await rm(place, { recursive: true, force: true });
}

/** After a start: of packs that were removed while another machine had them, or whose removal was cut short. */
export async function tidyPacks({ config, storage, db }: Places & { readonly db: Executor }): Promise<void> {
  const rows = await packsRepository(db).list();
  const isWanted = (id: string) => rows.some((row) => row.id === id);
  for await (const key of storage.list(PACKS)) {
    const id = key.slice(PACKS.length).split('/')[0] ?? '';
    if (!isWanted(id)) await storage.delete(key);
  }
  await storage.tidyCopies(PACKS);
  const folder = packsFolder(config.DATA_DIR);
  for (const place of [folder, path.join(folder, 'downloads')])
    for (const name of await readdir(place).catch(() => []))
      // A folder of ours has no full stop in its name.
      if (name.includes('.') && !isWanted(packOf(name)))
        await rm(path.join(place, name), { recursive: true, force: true });
  await removeLeftovers(incomingFolder(config.DATA_DIR));
}
