/** Writes painted frames into a file of the page's origin: only a worker may do so without waiting. */
import { FRAME_FILE, PIXEL_BYTES } from './capturePort';
import type { FrameFileOrder } from './frameFile';

/** What a worker of the web has beside a window; the project's types are those of windows. */
interface SyncFile {
  write(bytes: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
}
interface WithSyncFile {
  createSyncAccessHandle(): Promise<SyncFile>;
}

let file: SyncFile;
let pixels: Uint8Array<ArrayBuffer>;

async function open({ token, width, height }: Extract<FrameFileOrder, { kind: 'open' }>) {
  const folder = await navigator.storage.getDirectory();
  const handle = (await folder.getFileHandle(token, { create: true })) as unknown as WithSyncFile;
  file = await handle.createSyncAccessHandle();
  pixels = new Uint8Array(width * height * PIXEL_BYTES);
  file.truncate(FRAME_FILE.headBytes + FRAME_FILE.slots * pixels.length);
  file.write(new TextEncoder().encode(token), { at: 0 });
}

async function write({ frame, slot }: Extract<FrameFileOrder, { kind: 'write' }>) {
  try {
    if (frame.format !== 'BGRX' && frame.format !== 'BGRA') throw new Error(`Frames of ${frame.format}`);
    await frame.copyTo(pixels);
    file.write(pixels, { at: FRAME_FILE.headBytes + slot * pixels.length });
  } finally {
    frame.close();
  }
}

addEventListener('message', ({ data }: MessageEvent<FrameFileOrder>) => {
  const done = data.kind === 'open' ? open(data) : write(data);
  done.then(
    () => postMessage(null),
    (error: unknown) => postMessage(String(error)),
  );
});
