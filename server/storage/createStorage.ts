/** Chooses where files are kept: an S3 bucket when one is configured, else the data folder. */
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config';
import { createDiskStorage } from './diskStorage';
import { createS3Storage } from './s3Storage';
import type { Storage } from './storage';

type StorageConfig = Pick<Config, 'DATA_DIR' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT'>;

/** S3's credentials come from the environment, as everywhere with AWS. */
export function createStorage(config: StorageConfig): Storage {
  const { DATA_DIR, S3_BUCKET, S3_REGION, S3_ENDPOINT } = config;
  if (!S3_BUCKET) return createDiskStorage(path.join(DATA_DIR, 'storage'));
  const client = new S3Client({
    region: S3_REGION ?? 'us-east-1',
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    // The default's trailing checksums break streams to most servers that are not Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without these it waits for ever on a server that says nothing.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });
  return createS3Storage({ client, bucket: S3_BUCKET, folder: path.join(DATA_DIR, 's3-files') });
}
