/** What Remotion's internal calls want to be told: they have no defaults. */
import type { VideoConfig } from 'remotion/no-react';
import { shownSize, type DrawInput } from '../draw';
import { FRAME_TIMEOUT_MS, RENDER_SETTINGS, RENDERED_SAMPLE_RATE } from '../renderSettings';

const COMPOSITION = 'Video';

/** CSS px to px of the picture, which is that of the file or has this longer side. */
export function scaleOf({ plan, videoData }: DrawInput, longerSide = Infinity): number {
  const { width, height } = plan;
  return (width / shownSize({ videoData }).width) * Math.min(1, longerSide / Math.max(width, height));
}

interface StartedBrowser {
  readonly executable: string;
  readonly chromeMode: 'headless-shell' | 'chrome-for-testing';
}

/** Whether it draws one frame or all. */
export const sharedOptions = (
  input: DrawInput,
  serveUrl: string,
  { executable, chromeMode }: StartedBrowser,
) => {
  const props = JSON.stringify({ videoData: input.videoData });
  return {
    serveUrl,
    webpackBundleOrServeUrl: serveUrl,
    composition: compositionOf(input),
    serializedInputPropsWithCustomSchema: props,
    serializedResolvedPropsWithCustomSchema: props,
    browserExecutable: executable,
    chromeMode,
    chromiumOptions: {},
    timeoutInMilliseconds: FRAME_TIMEOUT_MS,
    jpegQuality: RENDER_SETTINGS.jpegQuality,
    sampleRate: RENDERED_SAMPLE_RATE,
    logLevel: 'error',
    indent: false,
    overwrite: true,
    scale: scaleOf(input),
    envVariables: {},
    port: null,
    binariesDirectory: null,
    offthreadVideoThreads: 1,
    offthreadVideoCacheSizeInBytes: null,
    mediaCacheSizeInBytes: null,
    onBrowserLog: null,
    onBrowserDownload: () => ({ version: null, onProgress: () => {} }),
    onLog: () => {},
    onArtifact: null,
    licenseKey: null,
    isProduction: null,
  } as const;
};

/** For many frames, without sound: that is mixed beside them. */
export const framesOptions = {
  imageFormat: RENDER_SETTINGS.imageFormat,
  muted: true,
  outputDir: null,
  frameRange: null,
  everyNthFrame: 1,
  outputFramesInSequence: false,
  parallelEncodingEnabled: true,
  compositionStart: 0,
  forSeamlessAacConcatenation: false,
  imageSequencePattern: null,
  onStart: null,
  onFrameUpdate: null,
  onDownload: null,
} as const;

const compositionOf = ({ plan, videoData }: DrawInput): VideoConfig => ({
  id: COMPOSITION,
  ...shownSize({ videoData }),
  fps: plan.fps,
  durationInFrames: plan.frames,
  props: { videoData },
  defaultProps: {},
  defaultCodec: null,
  defaultOutName: null,
  defaultVideoImageFormat: null,
  defaultPixelFormat: null,
  defaultProResProfile: null,
  defaultSampleRate: null,
});
