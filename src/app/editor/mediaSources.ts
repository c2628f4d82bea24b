/** What the editor's screens ask of media, on this browser's caches and workers. [K1]–[K3] */
import type { MediaSources } from '../../screens/editor/mediaSources';
import { createFilmstrips } from '../../services/browser/media/filmstrips';
import { FRAME_PLACEHOLDER } from '../../services/browser/media/framePlaceholder';
import type { MediaReader } from '../../services/browser/media/mediaReader';
import { createResourceCache } from '../../services/browser/resourceCache';
import { createTurns } from '../../services/browser/media/turns';
import { createVideoCache } from '../../services/browser/media/videoCache';
import { createWaveforms } from '../../services/browser/media/waveforms';
import { code } from '../../ui/loading/code';

interface OpenMedia {
  readonly sources: MediaSources;
  readonly reader: MediaReader;
  /** Ends what is being read and takes back what was lent. */
  close(): void;
}

/** Decoding more files than this at a time makes all of them late. */
const AT_ONCE = 2;
const logFailure = (message: string, error: unknown) => console.warn(message, error);

const readerCode = code(() => import('./openReader'));

/** The reader itself comes with the first file that is to be read. */
function readerOf(window: Window & typeof globalThis): MediaReader {
  let opened: MediaReader | null = null;
  const open = async () => {
    const { openReader } = await readerCode.bring();
    return (opened ??= openReader(window));
  };
  return {
    readFrames: async (...asked) => (await open()).readFrames(...asked),
    shrinkPicture: async (...asked) => (await open()).shrinkPicture(...asked),
    readPeaks: async (...asked) => (await open()).readPeaks(...asked),
  };
}

export function openMedia(window: Window & typeof globalThis): OpenMedia {
  const world = { fetch: window.fetch.bind(window), now: Date.now, logFailure };
  const reader = readerOf(window);
  const strips = createFilmstrips({
    ...world,
    reader,
    cache: createVideoCache(world),
    turns: createTurns(AT_ONCE),
    placeholder: FRAME_PLACEHOLDER,
  });
  const waves = createWaveforms({ ...world, reader, turns: createTurns(1) });
  const resources = createResourceCache({
    ...world,
    caches: window.caches as CacheStorage | undefined,
    storage: window.localStorage,
    URL: window.URL,
    // What a renderer of frames sets on its page, and nobody else.
    isRendering: () => 'remotion_puppeteerTimeout' in window,
  });
  return {
    reader,
    sources: { filmstrip: strips.filmstrip, waveform: waves.waveform, resource: resources.resource },
    close() {
      strips.close();
      waves.close();
      resources.close();
    },
  };
}
