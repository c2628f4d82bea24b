/** H.264 of painted frames by the browser's own encoder, as Annex B. */
import type { CaptureEncoding, CapturedFilm } from './capturePort';
import type { FrameSink } from './frameSink';
import { limitedRangeFrame } from './limitedRange';

/** Frames that wait for the encoder: each is 8 MB of a phone's picture. */
const WAITING = 2;

type EncodedFilm = CapturedFilm & { readonly output: CaptureEncoding };

/** Whether this browser's encoder takes the film's size and rate. */
export const isEncodable = async (film: EncodedFilm): Promise<boolean> =>
  (await VideoEncoder.isConfigSupported(configOf(film))).supported === true;

/** @param address where all of a chunk is put at its end */
export function createChunkEncoder(film: EncodedFilm, address: string): FrameSink {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let failure: unknown;
  let count = 0;
  let wake = () => {};
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      parts.push(bytes);
    },
    error(error) {
      failure = error;
      wake();
    },
  });
  encoder.addEventListener('dequeue', () => wake());
  encoder.configure(configOf(film));
  const throwFailure = () => {
    if (failure !== undefined) throw failure;
  };
  return {
    async add(canvas) {
      const duration = 1e6 / film.fps;
      const frame = await limitedRangeFrame(canvas, {
        timestamp: Math.round(count * duration),
        duration: Math.round(duration),
      });
      throwFailure();
      encoder.encode(frame, { keyFrame: count === 0 });
      frame.close();
      count += 1;
      while (failure === undefined && encoder.encodeQueueSize > WAITING)
        await new Promise<void>((resolve) => (wake = resolve));
    },
    async end() {
      throwFailure();
      await encoder.flush();
      throwFailure();
      const { ok, status } = await fetch(address, { method: 'PUT', body: new Blob(parts) });
      if (!ok) throw new Error(`The drawn frames were refused (${status})`);
    },
    close: () => {
      if (encoder.state !== 'closed') encoder.close();
    },
  };
}

/** No bitrate: then Chromium's encoder keeps one quantizer, so that size follows what the film shows. */
const configOf = ({ width, height, fps, output }: EncodedFilm): VideoEncoderConfig => ({
  ...{ ...output, width, height, framerate: fps },
  latencyMode: 'quality',
  // The same bytes on every machine.
  hardwareAcceleration: 'prefer-software',
  avc: { format: 'annexb' },
});
