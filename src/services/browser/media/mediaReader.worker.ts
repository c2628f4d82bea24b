/** Reads clips, pictures and sounds off the page's thread. [K2] */
import {
  AudioSampleSink,
  BlobSource,
  CanvasSink,
  Input,
  MATROSKA,
  MP3,
  MP4,
  QTFF,
  WAVE,
  WEBM,
  type WrappedCanvas,
} from 'mediabunny';
import { leaveOutBrokenSound } from './brokenSound';
import type { FromWorker, ToWorker } from './mediaReading';
import type { PictureSize } from './mediaReader';
import { emptyPeaks, raisePeaks } from './peaks';
import { placeIn } from '../stored/placeIn';
import { takeFrames } from './takeFrames';

/** Of this file's global only what it needs: the page's types know no worker's. */
interface WorkerScope {
  readonly navigator: Pick<Navigator, 'userAgent'>;
  postMessage(message: FromWorker, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}
const scope = globalThis as unknown as WorkerScope;
leaveOutBrokenSound(scope);
const post = (message: FromWorker, transfer: Transferable[] = []) => scope.postMessage(message, transfer);
const JPEG = { type: 'image/jpeg', quality: 0.72 } as const;

async function dataAddress(canvas: OffscreenCanvas): Promise<string> {
  const bytes = new Uint8Array(await (await canvas.convertToBlob(JPEG)).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:${JPEG.type};base64,${btoa(text)}`;
}

/** What the server stores, and what people upload most: for the rest there is the page's own way. */
const formats = [MP4, QTFF, WEBM, MATROSKA, WAVE, MP3];
const open = (blob: Blob) => new Input({ source: new BlobSource(blob), formats });

async function readFrames(
  { blob, atMs, size }: { blob: Blob; atMs: readonly number[]; size: PictureSize },
  onFrame: (atMs: number, picture: string) => void,
  signal: AbortSignal,
) {
  const input = open(blob);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.canDecode())) throw new Error('there is no picture in it that can be read');
    const box = placeIn(size, { width: track.displayWidth, height: track.displayHeight }).canvas;
    const sink = new CanvasSink(track, { ...box, fit: size.fit });
    const first = await track.getFirstTimestamp();
    await takeFrames<WrappedCanvas>(
      (moments) => sink.canvasesAtTimestamps(moments.map((moment) => Math.max(first, moment / 1000))),
      atMs,
      async (moment, { canvas }) => onFrame(moment, await dataAddress(canvas as OffscreenCanvas)),
      signal,
    );
  } finally {
    input.dispose();
  }
}

async function shrinkPicture(blob: Blob, size: PictureSize): Promise<string> {
  const bitmap = await createImageBitmap(blob);
  const { canvas: box, source } = placeIn(size, bitmap);
  const canvas = new OffscreenCanvas(box.width, box.height);
  const paper = canvas.getContext('2d');
  paper?.drawImage(bitmap, source.x, source.y, source.width, source.height, 0, 0, box.width, box.height);
  bitmap.close();
  return dataAddress(canvas);
}

async function readPeaks(blob: Blob, signal: AbortSignal): Promise<Float32Array> {
  const input = open(blob);
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) return new Float32Array();
    if (!(await track.canDecode())) throw new Error('this sound cannot be read');
    const peaks = emptyPeaks(await track.computeDuration());
    for await (const sample of new AudioSampleSink(track).samples()) {
      const samples = new Float32Array(sample.numberOfFrames);
      const { sampleRate, timestamp: fromSeconds } = sample;
      for (let channel = 0; channel < sample.numberOfChannels; channel += 1) {
        sample.copyTo(samples, { planeIndex: channel, format: 'f32-planar' });
        raisePeaks(peaks, { samples, sampleRate, fromSeconds });
      }
      sample.close();
      signal.throwIfAborted();
    }
    return peaks;
  } finally {
    input.dispose();
  }
}

const underWay = new Map<number, AbortController>();

async function answer(asked: ToWorker, signal: AbortSignal): Promise<void> {
  const { id } = asked;
  if (asked.what === 'frames')
    await readFrames(asked, (atMs, picture) => post({ id, what: 'frame', atMs, picture }), signal);
  if (asked.what === 'picture')
    post({ id, what: 'picture', picture: await shrinkPicture(asked.blob, asked.size) });
  if (asked.what === 'peaks') {
    const peaks = await readPeaks(asked.blob, signal);
    post({ id, what: 'peaks', peaks }, [peaks.buffer]);
  }
}

scope.addEventListener('message', ({ data: asked }) => {
  const { id } = asked;
  if (asked.what === 'cancel') return underWay.get(id)?.abort();
  const controller = new AbortController();
  underWay.set(id, controller);
  answer(asked, controller.signal)
    .then(
      () => post({ id, what: 'done' }),
      (error: unknown) => post({ id, what: 'failed', message: String(error) }),
    )
    .finally(() => underWay.delete(id));
});
