/** Where files are kept. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { definePart, good } from '../definePart';

/** Outside of everybody's own folder. */
const TRIALS = 'trials/';

export const storagePart = definePart({
  name: 'storage',
  limitMs: 30_000,
  async look({ config: { S3_BUCKET, DATA_DIR } }) {
    return S3_BUCKET
      ? good({ code: 'storage_s3', bucket: S3_BUCKET })
      : good({ code: 'storage_disk', folder: path.join(DATA_DIR, 'storage') });
  },
  async attempt({ storage }) {
    const key = `${TRIALS}${randomUUID()}.txt`;
    const written = Buffer.from(key);
    try {
      await storage.put(key, written, 'text/plain');
      if (!written.equals(await storage.read(key))) throw new Error('what was read is not what was written');
    } finally {
      await storage.delete(key);
    }
    if (await storage.stat(key)) throw new Error('what was deleted is still there');
    return { code: 'tried_storage' };
  },
});
