/** The file through which a page hands over its frames: the browser names it as it likes, so it is found by its head. */
import { open, readdir, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { FRAME_FILE, PIXEL_BYTES } from '../../../src/templates/capture/capturePort';

export interface FrameFile {
  /** The pixels of one slot; the same buffer each time. */
  read(slot: number): Promise<Buffer>;
  /** Removes it: the browser would keep it until its own end. */
  close(): Promise<void>;
}

/** Where Chromium keeps what belongs to an origin, within a profile. */
const OF_ORIGINS = `${path.sep}File System${path.sep}`;

/**
 * @param folder where the browsers' profiles are
 * @throws where there is none: a browser that keeps it in memory
 */
export async function findFrameFile(
  folder: string,
  token: string,
  size: { readonly width: number; readonly height: number },
): Promise<FrameFile> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.parentPath.includes(OF_ORIGINS)) continue;
    const place = path.join(entry.parentPath, entry.name);
    const file = await open(place);
    const head = Buffer.alloc(token.length);
    await file.read(head, 0, head.length, 0);
    if (head.toString('latin1') === token) return readable(file, place, size);
    await file.close();
  }
  throw new Error('The frames of a page were not found in its browser’s folder.');
}

function readable(
  file: FileHandle,
  place: string,
  { width, height }: { width: number; height: number },
): FrameFile {
  const pixels = Buffer.alloc(width * height * PIXEL_BYTES);
  return {
    async read(slot) {
      const at = FRAME_FILE.headBytes + slot * pixels.length;
      const { bytesRead } = await file.read(pixels, 0, pixels.length, at);
      if (bytesRead < pixels.length) throw new Error('A frame was cut off.');
      return pixels;
    },
    async close() {
      await file.close();
      await rm(place, { force: true });
    },
  };
}
