/** Chooses where files are kept: an S3 bucket when one is configured, else the data folder. */
import path from 'node:path';
import type { Config } from '../config';
import { createDiskStorage } from './diskStorage';
import type { Storage } from './storage';

type StorageConfig = Pick<Config, 'DATA_DIR' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT'>;

/** S3's credentials come from the environment, as everywhere with AWS. Its client is loaded only where there is a bucket. */
export async function createStorage(config: StorageConfig): Promise<Storage> {
  const { DATA_DIR, S3_BUCKET, S3_REGION, S3_ENDPOINT } = config;
  if (!S3_BUCKET) return createDiskStorage(path.join(DATA_DIR, 'storage'));
  const [{ S3Client }, { createS3Storage, removeOldCopies }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('./s3Storage'),
  ]);
  const client = new S3Client({
    region: S3_REGION ?? 'us-east-1',
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    // The default's trailing checksums break streams to most servers that are not Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without these it waits for ever on a server that says nothing.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });
  const folder = path.join(DATA_DIR, 's3-files');
  await removeOldCopies(folder);
  return createS3Storage({ client, bucket: S3_BUCKET, folder });
}
