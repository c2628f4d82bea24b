/** Draws by screenshots of the composition in a headless browser, through Remotion. */
import { makeCancelSignal, openBrowser, RenderInternals } from '@remotion/renderer';
import type { VideoConfig } from 'remotion/no-react';
import type { FoundBrowser } from '../browser/findBrowser';
import { writeConfinedBrowser } from './confinedBrowser';
import type { Draw, DrawInput } from './draw';
import { sweepFrames } from './scratch';
import { quietServer } from './remotionServer';
import { createRenderBrowser } from './renderBrowser';
import { drawingPages, FRAME_TIMEOUT_MS, RENDER_SETTINGS, RENDERED_SAMPLE_RATE } from './renderSettings';

export interface RemotionDrawSetup {
  readonly browser: FoundBrowser;
  /** Where the composition and a render's files are served. */
  readonly files: { readonly origin: string; readonly port: number };
  /** For the browser's start script. */
  readonly scratch: string;
}

const COMPOSITION = 'Video';
const chromeModes = { 'headless-shell': 'headless-shell', chrome: 'chrome-for-testing' } as const;

export async function createRemotionDraw({ browser, files, scratch }: RemotionDrawSetup): Promise<Draw> {
  const executable = await writeConfinedBrowser(scratch, browser, files.port);
  const chromeMode = chromeModes[browser.kind];
  const browsers = createRenderBrowser(() =>
    openBrowser('chrome', { browserExecutable: executable, chromeMode, logLevel: 'error' }),
  );
  const { internalRenderMedia, internalRenderStill } = RenderInternals;
  let drawing = 0;

  /** What Remotion wants to be told, whether it draws one frame or all. */
  const common = (input: DrawInput) => {
    const props = JSON.stringify({ videoData: input.videoData });
    return {
      serveUrl: files.origin,
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

  async function withBrowser<Result>(
    work: (tools: {
      lease: Awaited<ReturnType<typeof browsers.lease>>;
      server: ReturnType<typeof quietServer>;
    }) => Promise<Result>,
  ): Promise<Result> {
    const lease = await browsers.lease();
    const server = quietServer(`${files.origin}/index.html`);
    drawing += 1;
    try {
      const result = await work({ lease, server });
      await lease.release('fine');
      return result;
    } finally {
      await lease.release('broken');
      server.clean();
      drawing -= 1;
      // A render that was stopped leaves its folder behind.
      if (drawing === 0) await sweepFrames(scratch);
    }
  }

  return {
    toFile: (input, { signal, onFrames }) =>
      withBrowser(async ({ lease, server }) => {
        signal?.throwIfAborted();
        const { cancel, cancelSignal } = makeCancelSignal();
        signal?.addEventListener('abort', cancel, { once: true });
        try {
          await internalRenderMedia({
            ...common(input),
            ...RENDER_SETTINGS,
            cancelSignal,
            server,
            puppeteerInstance: lease.browser,
            outputLocation: input.outputPath,
            concurrency: drawingPages(),
            muted: true,
            onProgress: ({ renderedFrames }) => onFrames(renderedFrames),
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
          });
        } catch (error) {
          signal?.throwIfAborted();
          throw error;
        } finally {
          signal?.removeEventListener('abort', cancel);
        }
      }),
    still: (input) =>
      withBrowser(async ({ lease, server }) => {
        const { buffer } = await internalRenderStill({
          ...common(input),
          server,
          puppeteerInstance: lease.browser,
          output: null,
          frame: input.frame,
          imageFormat: 'jpeg',
          cancelSignal: null,
          onDownload: null,
        });
        if (!buffer) throw new Error('Remotion drew a still but gave no picture back.');
        return buffer;
      }),
    close: () => browsers.close(),
  };
}

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
