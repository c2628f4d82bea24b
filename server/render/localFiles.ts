/** Finds a plan's files on this machine, and that each is whole, before anything is drawn. */
import { refusalSentences } from '../../contract/refusalSentences';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { FfmpegKilled, probe } from '../ffmpeg/ffmpeg';
import type { Storage } from '../storage/storage';
import type { PlannedAsset } from './renderPlan';
import { RenderRefused } from './renderRefused';

export interface LocalFile {
  readonly path: string;
  readonly kind: PlannedAsset['kind'];
  readonly hasSound: boolean;
}
export type LocalFiles = ReadonlyMap<string, LocalFile>;

export interface FilePlaces {
  readonly storage: Storage;
  /** The repository's `assets` folder. */
  readonly assetsDir: string;
}

/**
 * A font that is gone is left out of the answer.
 * @throws RenderRefused for any other file that is missing or cannot be read.
 */
export async function findFiles(assets: readonly PlannedAsset[], places: FilePlaces): Promise<LocalFiles> {
  const found = await Promise.all(
    assets.map(async (asset) => {
      const file = await locate(asset, places).catch((cause: unknown) => {
        // As in the preview: without its font a text is set in a bundled one.
        if (asset.kind === 'font' && cause instanceof RenderRefused) return null;
        throw cause;
      });
      return file === null ? [] : [[asset.ref, await inspect(asset, file)] as const];
    }),
  );
  return new Map(found.flat());
}

async function locate({ ref, usedBy }: PlannedAsset, { storage, assetsDir }: FilePlaces): Promise<string> {
  const missing = () =>
    new RenderRefused(
      'render_missing_file',
      refusalSentences.render_missing_file({ name: usedBy }),
      undefined,
      { name: usedBy },
    );
  if (ref.startsWith('/assets/')) {
    const file = path.join(assetsDir, ref.slice('/assets/'.length));
    return (await stat(file).catch(() => null))?.isFile() ? file : Promise.reject(missing());
  }
  const key = ref.slice('media:'.length);
  if (!(await storage.stat(key))) throw missing();
  return storage.localPath(key);
}

interface Stream {
  readonly codec_type?: string;
}

async function inspect({ kind, usedBy }: PlannedAsset, file: string): Promise<LocalFile> {
  if (kind === 'font') return { path: file, kind, hasSound: false };
  try {
    if (kind === 'image') {
      await sharp(file).metadata();
      return { path: file, kind, hasSound: false };
    }
    const { streams = [] } = (await probe(file, { timeoutMs: 20_000 })) as { streams?: Stream[] };
    const has = (type: string) => streams.some(({ codec_type }) => codec_type === type);
    if (!has(kind)) throw new Error(`no ${kind} stream`);
    return { path: file, kind, hasSound: has('audio') };
  } catch (cause) {
    if (cause instanceof FfmpegKilled) throw cause;
    throw new RenderRefused(
      'render_broken_file',
      refusalSentences.render_broken_file({ name: usedBy }),
      { cause },
      { name: usedBy },
    );
  }
}
