/** Where files are kept. */
import path from 'node:path';
import { probes } from '../../health/probes';
import { definePart, good } from '../definePart';

export const storagePart = definePart({
  name: 'storage',
  probed: 'storage',
  limitMs: 30_000,
  async look({ config: { S3_BUCKET, DATA_DIR } }) {
    return S3_BUCKET
      ? good({ code: 'storage_s3', bucket: S3_BUCKET })
      : good({ code: 'storage_disk', folder: path.join(DATA_DIR, 'storage') });
  },
  async attempt(world) {
    await probes.storage.probe(world);
    return { code: 'tried_storage' };
  },
});
