/** What Remotion's bundle has to find in its window, as its own renderer puts it there. */
import { randomUUID } from 'node:crypto';
import { shownSize, type DrawInput } from '../draw';
import { FRAME_TIMEOUT_MS, RENDERED_SAMPLE_RATE } from '../renderSettings';

/** Bytes of decoded frames that a page keeps: the least that Remotion allows, since a page reads clips forwards. */
const MEDIA_CACHE = 240 * 1024 * 1024;

/** The id of `Composition` in `remotion.entry.tsx`. */
const COMPOSITION = 'Video';

const propsOf = ({ videoData }: DrawInput) => JSON.stringify({ videoData });

/** A script to run before any other in the page. */
export const startOfPage = (input: DrawInput): string => `
  window.process ??= {};
  window.process.env = { ...window.process.env, NODE_ENV: 'production' };
  Object.assign(window, ${JSON.stringify({
    remotion_puppeteerTimeout: FRAME_TIMEOUT_MS,
    // Each page decodes the clips of its own chunks.
    remotion_isMainTab: true,
    remotion_mediaCacheSizeInBytes: MEDIA_CACHE,
    remotion_initialMemoryAvailable: null,
    remotion_sampleRate: RENDERED_SAMPLE_RATE,
    remotion_inputProps: propsOf(input),
    remotion_initialFrame: 0,
    remotion_attempt: 1,
    remotion_proxyPort: 0,
    // Sound is mixed beside the frames.
    remotion_audioEnabled: false,
    remotion_videoEnabled: true,
    remotion_logLevel: 'error',
  })});
  // Of its own: over Remotion's, pages that take screenshots ask each other for frames of clips, and the answer of a
  // page that is none of them ends their browser.
  window.remotion_broadcastChannel = new BroadcastChannel('${randomUUID()}');
`;

/** A script that mounts the film and waits for its first frame. */
export const shownFilm = (input: DrawInput): string => {
  const { fps, frames } = input.plan;
  const { width, height } = shownSize(input);
  const mode = {
    type: 'composition',
    compositionName: COMPOSITION,
    serializedResolvedPropsWithSchema: propsOf(input),
    compositionDurationInFrames: frames,
    compositionFps: fps,
    compositionHeight: height,
    compositionWidth: width,
    compositionDefaultCodec: null,
    compositionDefaultOutName: null,
    compositionDefaultVideoImageFormat: null,
    compositionDefaultPixelFormat: null,
    compositionDefaultProResProfile: null,
    compositionDefaultSampleRate: null,
  };
  return `(async () => {
    window.remotion_setBundleMode(${JSON.stringify(mode)});
    ${READY}
  })()`;
};

/** A script that brings a shown film to a frame, as it is on the screen. */
export const settledAt = (frame: number): string => `(async () => {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  window.remotion_setFrame(${frame}, '${COMPOSITION}', 1);
  await painted();
  ${READY}
  await Promise.all([...document.images].map((picture) => picture.decode()));
  await painted();
})()`;

const READY = `
  while (window.remotion_renderReady !== true) await new Promise((resolve) => setTimeout(resolve, 5));
  if (window.remotion_cancelledError) throw new Error(window.remotion_cancelledError);
`;
