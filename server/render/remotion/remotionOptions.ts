/** What Remotion's internal calls want to be told: they have no defaults. */
import type { VideoConfig } from 'remotion/no-react';
import type { DrawInput } from '../draw';
import { FRAME_TIMEOUT_MS, RENDER_SETTINGS, RENDERED_SAMPLE_RATE } from '../renderSettings';

const COMPOSITION = 'Video';

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
    scale: 1,
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

/** For all frames, without sound: that is mixed beside them. */
export const videoOptions = {
  ...RENDER_SETTINGS,
  muted: true,
  onDownload: () => undefined,
  onStart: () => {},
  onCtrlCExit: () => {},
  gopSize: null,
  audioBitrate: null,
  audioCodec: null,
  videoBitrate: null,
  encodingMaxRate: null,
  encodingBufferSize: null,
  disallowParallelEncoding: false,
  enforceAudioTrack: false,
  everyNthFrame: 1,
  ffmpegOverride: undefined,
  frameRange: null,
  numberOfGifLoops: null,
  preferLossless: false,
  proResProfile: undefined,
  repro: false,
  separateAudioTo: null,
  forSeamlessAacConcatenation: false,
  metadata: null,
  compositionStart: 0,
  hardwareAcceleration: 'disable',
} as const;

const compositionOf = ({ plan, videoData }: DrawInput): VideoConfig => ({
  id: COMPOSITION,
  width: plan.width,
  height: plan.height,
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
