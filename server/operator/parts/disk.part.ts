/** The room on the disk that holds the data folder. */
import { randomUUID } from 'node:crypto';
import { open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { broken, definePart, good, limited } from '../definePart';

/** Of all of it: below the first it is told, below the second nothing can be kept. */
const LITTLE = 0.1;
const NONE = 0.01;
const TRIAL_BYTES = 8 * 1024 * 1024;

export const diskPart = definePart({
  name: 'disk',
  limitMs: 30_000,
  async look({ config: { DATA_DIR: folder } }) {
    const { bavail, blocks, bsize } = await statfs(folder);
    const [free, total] = [bavail * bsize, blocks * bsize];
    const share = total === 0 ? 1 : free / total;
    return (share < NONE ? broken : share < LITTLE ? limited : good)({
      code: 'disk_room',
      free,
      total,
      folder,
    });
  },
  async attempt({ config }) {
    const file = path.join(config.DATA_DIR, `trial-${randomUUID()}`);
    const begun = performance.now();
    try {
      const handle = await open(file, 'w');
      try {
        await handle.write(Buffer.alloc(TRIAL_BYTES, 'r'));
        await handle.sync();
      } finally {
        await handle.close();
      }
    } finally {
      await rm(file, { force: true });
    }
    const seconds = (performance.now() - begun) / 1000;
    return { code: 'tried_disk', megabytesPerSecond: Math.max(1, Math.round(TRIAL_BYTES / 1e6 / seconds)) };
  },
});
