/** A bucket that holds backups; its service is the one that media are kept in. */
import type { Config } from '../config';
import { createStorage } from '../storage/createStorage';
import type { Storage } from '../storage/storage';

export interface BucketPlace {
  readonly storage: Storage;
  keyOf(name: string): string;
}

/** @param target `s3://bucket/prefix` */
export async function bucketAt(
  target: string,
  { DATA_DIR, S3_REGION, S3_ENDPOINT }: Pick<Config, 'DATA_DIR' | 'S3_REGION' | 'S3_ENDPOINT'>,
): Promise<BucketPlace> {
  const [, bucket, prefix] = /^s3:\/\/([\w.-]+)\/([\w-][\w./-]*?)\/?$/.exec(target) ?? [];
  if (!bucket || !prefix) throw new Error(`${target} names no place for a backup: s3://bucket/prefix does.`);
  const storage = await createStorage({ DATA_DIR, S3_BUCKET: bucket, S3_REGION, S3_ENDPOINT });
  return { storage, keyOf: (name) => `${prefix}/${name}` };
}
