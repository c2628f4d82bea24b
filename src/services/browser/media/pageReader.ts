/** Reads media on the page itself, where a browser's workers have no decoders: slower, with what every browser has. [K2] */
import type { MediaReader, PictureSize } from './mediaReader';
import { emptyPeaks, raisePeaks } from './peaks';
import { placeIn } from '../stored/placeIn';
import { takeFrames } from './takeFrames';

type Options = Pick<Window & typeof globalThis, 'document' | 'URL' | 'OfflineAudioContext'>;
type Drawable = HTMLVideoElement | HTMLImageElement;

/** Settles with the first of the two; a medium that is left answers nobody. */
const happened = (medium: HTMLElement, event: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    medium.addEventListener(event, () => resolve(), { once: true, signal });
    medium.addEventListener('error', () => reject(new Error('it cannot be read here')), {
      once: true,
      signal,
    });
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

export function createPageReader({ document, URL, OfflineAudioContext }: Options): MediaReader {
  const draw = (medium: Drawable, natural: { width: number; height: number }, size: PictureSize) => {
    const { canvas: box, source } = placeIn(size, natural);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, box);
    canvas
      .getContext('2d')
      ?.drawImage(medium, source.x, source.y, source.width, source.height, 0, 0, box.width, box.height);
    return canvas.toDataURL('image/jpeg', 0.72);
  };
  const withAddress = async <T>(blob: Blob, use: (address: string) => Promise<T>): Promise<T> => {
    const address = URL.createObjectURL(blob);
    try {
      return await use(address);
    } finally {
      URL.revokeObjectURL(address);
    }
  };
  async function* seek(clip: HTMLVideoElement, atMs: readonly number[], signal: AbortSignal) {
    for (const moment of atMs) {
      const there = happened(clip, 'seeked', signal);
      clip.currentTime = moment / 1000;
      await there;
      yield clip;
    }
  }

  return {
    readFrames: (blob, { atMs, size }, onFrame, signal) =>
      withAddress(blob, async (address) => {
        const clip = document.createElement('video');
        clip.muted = true;
        clip.preload = 'auto';
        const ready = happened(clip, 'loadeddata', signal);
        clip.src = address;
        await ready;
        const natural = { width: clip.videoWidth, height: clip.videoHeight };
        await takeFrames<HTMLVideoElement>(
          (moments) => seek(clip, moments, signal),
          atMs,
          async (moment, there) => onFrame(moment, draw(there, natural, size)),
          signal,
        );
        clip.removeAttribute('src');
      }),
    shrinkPicture: (blob, size, signal) =>
      withAddress(blob, async (address) => {
        const picture = document.createElement('img');
        const ready = happened(picture, 'load', signal);
        picture.src = address;
        await ready;
        return draw(picture, { width: picture.naturalWidth, height: picture.naturalHeight }, size);
      }),
    async readPeaks(blob) {
      const sound = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(await blob.arrayBuffer());
      const peaks = emptyPeaks(sound.duration);
      for (let channel = 0; channel < sound.numberOfChannels; channel += 1)
        raisePeaks(peaks, {
          samples: sound.getChannelData(channel),
          sampleRate: sound.sampleRate,
          fromSeconds: 0,
        });
      return peaks;
    },
  };
}
