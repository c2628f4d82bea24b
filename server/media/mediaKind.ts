/** What a file is by its content; its name and what a server calls it say nothing. */
import { open, stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { MediaRefused } from './mediaRefusals';

export type MediaKind = 'picture' | 'heic' | 'drawing' | 'clip' | 'sound';
export type PictureKind = Exclude<MediaKind, 'clip' | 'sound'>;

const PICTURES = ['jpg', 'png', 'apng', 'webp', 'gif', 'avif', 'tif'];
const CLIPS = ['mp4', 'm4v', 'mov', 'webm', 'mkv'];
const SOUNDS = ['mp3', 'm4a', 'aac', 'wav', 'ogg', 'oga', 'opus', 'flac', 'aif'];
const DRAWING = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/;

/** @throws MediaRefused `file_empty` or `not_media` */
export async function kindOf(file: string): Promise<MediaKind> {
  if ((await stat(file)).size === 0) throw new MediaRefused('file_empty');
  const extension = (await fileTypeFromFile(file))?.ext;
  if (extension && PICTURES.includes(extension)) return 'picture';
  if (extension === 'heic') return 'heic';
  if (extension && CLIPS.includes(extension)) return 'clip';
  if (extension && SOUNDS.includes(extension)) return 'sound';
  if ((extension === undefined || extension === 'xml') && DRAWING.test(await beginningOf(file)))
    return 'drawing';
  throw new MediaRefused('not_media');
}

async function beginningOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096));
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
