/**
 * The sweeper as a process for tests: `{database url} {folder}`. Its storage is the folder; it
 * hangs for good once a file or a folder has been removed, and says so.
 */
import { openDatabase } from '../../../server/db/database';
import { createDiskStorage } from '../../../server/storage/diskStorage';
import { sweepOnce } from '../../../server/sweeping/sweeper';

const [url = '', folder = ''] = process.argv.slice(2);
const disk = createDiskStorage(folder);
const thenHang =
  (remove: (key: string) => Promise<void>) =>
  async (key: string): Promise<void> => {
    await remove(key);
    process.stdout.write(`removed ${key}\n`);
    await new Promise(() => setInterval(() => {}, 60_000));
  };

await sweepOnce({
  db: openDatabase(url).db,
  storage: { ...disk, delete: thenHang(disk.delete), deleteFolder: thenHang(disk.deleteFolder) },
  logError: (error) => console.error(error),
});
