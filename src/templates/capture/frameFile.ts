/** Painted frames as they are, through a file that the renderer reads: a frame of 8 MB in a few ms. */
import { FRAME_FILE, type CaptureSize } from './capturePort';
import type { FrameSink } from './frameSink';

export type FrameFileOrder =
  | ({ readonly kind: 'open'; readonly token: string } & CaptureSize)
  | { readonly kind: 'write'; readonly frame: VideoFrame; readonly slot: number };

export interface OpenFrameFile {
  /** For one chunk; its frames go to the renderer in their order. */
  sink(address: string): FrameSink;
}

export async function openFrameFile(token: string, size: CaptureSize): Promise<OpenFrameFile> {
  const worker = new Worker(new URL('./frameFile.worker.ts', import.meta.url));
  /** Answers come in the order of the questions. */
  const asked: { resolve(): void; reject(error: Error): void }[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
    const first = asked.shift();
    if (data === null) first?.resolve();
    else first?.reject(new Error(data));
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of asked.splice(0)) reject(new Error(message));
  });
  const ask = (order: FrameFileOrder, transfer: Transferable[] = []) =>
    new Promise<void>((resolve, reject) => {
      asked.push({ resolve, reject });
      worker.postMessage(order, transfer);
    });
  await ask({ kind: 'open', token, width: size.width, height: size.height });
  return {
    sink(address) {
      const taken: Promise<void>[] = [];
      return {
        async add(canvas) {
          const count = taken.length;
          const slot = count % FRAME_FILE.slots;
          // The renderer has read what stood in this slot.
          await taken[count - FRAME_FILE.slots];
          const frame = new VideoFrame(canvas, { timestamp: 0 });
          const written = ask({ kind: 'write', frame, slot }, [frame]);
          const handed = Promise.all([written, taken[count - 1]]).then(() => put(address, String(slot)));
          // Told by the next frame, or at the end.
          handed.catch(() => {});
          taken.push(handed);
        },
        async end() {
          await Promise.all(taken);
        },
        close() {},
      };
    },
  };
}

async function put(address: string, body: string): Promise<void> {
  const { ok, status } = await fetch(address, { method: 'PUT', body });
  if (!ok) throw new Error(`A drawn frame was refused (${status})`);
}
