/** Files in an S3 bucket, or in anything that speaks its protocol. */
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { contentTypeOf } from './contentTypes';
import { isMissing } from './isMissing';
import { COPIED, type Storage, type StoredFile } from './storage';
import { checkFolder, checkKey } from './storageKey';

interface Settings {
  readonly client: S3Client;
  readonly bucket: string;
  /** Where files wait on their way in, and copies for programs that read files. */
  readonly folder: string;
}

const copiesIn = (folder: string) => path.join(folder, 'copies');

/** Copies were once kept by what a key held before the key itself, where nobody looks now. Never throws: they cost space, nothing else. */
export async function removeOldCopies(folder: string): Promise<void> {
  const kept: ReadonlySet<string> = new Set(COPIED.map((name) => name.slice(0, -1)));
  for (const name of await readdir(copiesIn(folder)).catch(() => []))
    if (!kept.has(name))
      await rm(path.join(copiesIn(folder), name), { recursive: true, force: true }).catch(() => {});
}

export function createS3Storage({ client, bucket, folder }: Settings): Storage {
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
  const disk = new Disk(driver);
  /** By key, then by what the key held then: a file that was replaced is not read from an old copy. */
  const copies = copiesIn(folder);
  const forget = (place: string) => rm(path.join(copies, place), { recursive: true, force: true });
  const temporary = async () => {
    await mkdir(folder, { recursive: true });
    return path.join(folder, randomUUID());
  };
  /** Opened before anything flows: a source that breaks at once must not leave a file that is made after it was removed. */
  const fill = async (file: string, body: Readable) =>
    pipeline(body, (await open(file, 'w')).createWriteStream());

  async function statOf(key: string): Promise<StoredFile | null> {
    try {
      const { contentLength, contentType, etag } = await disk.getMetaData(checkKey(key));
      return {
        bytes: contentLength,
        contentType: contentType ?? contentTypeOf(key),
        etag: etag.replaceAll('"', ''),
      };
    } catch (error) {
      if (isMissing((error as Error).cause)) return null;
      throw error;
    }
  }

  async function putFile(key: string, from: string, contentType: string): Promise<void> {
    // S3 wants a stream's length; an object shows only when all of it has arrived.
    const { size } = await stat(from);
    await disk.putStream(checkKey(key), createReadStream(from), { contentType, contentLength: size });
  }

  async function stream(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const command = new GetObjectCommand({
      Bucket: bucket,
      Key: checkKey(key),
      ...(range && { Range: `bytes=${range.start}-${range.end}` }),
    });
    const { Body } = await client.send(command);
    return Body as Readable;
  }

  return {
    async put(key, body, contentType) {
      if (Buffer.isBuffer(body)) return disk.put(checkKey(key), body, { contentType });
      const waiting = await temporary();
      try {
        await fill(waiting, body);
        await putFile(key, waiting, contentType);
      } finally {
        await rm(waiting, { force: true });
      }
    },
    putFile,
    stat: statOf,
    read: async (key) => Buffer.from(await disk.getBytes(checkKey(key))),
    stream,
    async open(key) {
      const { Body, ContentLength = 0 } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: checkKey(key) }),
      );
      return { body: Body as Readable, bytes: ContentLength };
    },
    async *list(name) {
      let page: string | undefined;
      do {
        const found = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: checkFolder(name), ContinuationToken: page }),
        );
        for (const { Key } of found.Contents ?? []) if (Key !== undefined) yield Key;
        page = found.NextContinuationToken;
      } while (page !== undefined);
    },
    async delete(key) {
      await disk.delete(checkKey(key));
      await forget(key);
    },
    // Not by `disk`, which takes the final slash away: `jobs/1` is also how `jobs/10` begins.
    async deleteFolder(name) {
      await driver.deleteAll(checkFolder(name));
      await forget(name);
    },
    async tidyCopies(name) {
      const root = path.join(copies, checkFolder(name));
      const found = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const entry of found.filter((one) => one.isFile())) {
        const key = path.relative(copies, path.dirname(entry.parentPath)).replaceAll(path.sep, '/');
        if ((await statOf(key))?.etag !== path.basename(entry.parentPath))
          await rm(entry.parentPath, { recursive: true, force: true });
      }
    },
    async localPath(key) {
      const found = await statOf(key);
      const copy = path.join(copies, checkKey(key), found?.etag ?? 'none', path.basename(key));
      if (await stat(copy).catch(() => null)) return copy;
      const waiting = await temporary();
      try {
        await fill(waiting, await stream(key));
        await mkdir(path.dirname(copy), { recursive: true });
        await rename(waiting, copy);
      } finally {
        await rm(waiting, { force: true });
      }
      return copy;
    },
  };
}
