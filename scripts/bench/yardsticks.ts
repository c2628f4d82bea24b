/** What our frames a second are held against: Remotion as it comes, and the encoder alone. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { VideoData } from '../../contract/video/videoData';
import type { FoundBrowser } from '../../server/browser/findBrowser';
import { runFfmpeg } from '../../server/ffmpeg/ffmpeg';
import { serveLoopbackFiles } from '../../server/render/browser/loopbackFiles';
import type { LocalFiles } from '../../server/render/localFiles';
import { withAddresses } from '../../server/render/renderPlan';
import { RENDER_SETTINGS } from '../../server/render/renderSettings';

export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

/** Seconds that Remotion's defaults take, with the bundle made and the browser open beforehand. */
export async function remotionDefaults(
  videoData: VideoData,
  files: LocalFiles,
  browser: FoundBrowser,
  folder: string,
): Promise<number> {
  const [{ bundle }, { openBrowser, renderMedia, selectComposition }] = await Promise.all([
    import('@remotion/bundler'),
    import('@remotion/renderer'),
  ]);
  const serveUrl = await bundle({
    entryPoint: path.resolve('scripts/bench/cssBlur.entry.tsx'),
    outDir: path.join(folder, 'cssBlur'),
    publicDir: path.join(folder, 'none'),
    rspack: true,
    onProgress: () => undefined,
  });
  const loopback = await serveLoopbackFiles(serveUrl);
  // Remotion fetches sound by itself, so here sounds are offered too.
  const offer = loopback.offer(
    new Map([...files].map(([ref, file]) => [ref, { ...file, kind: 'video' as const }])),
  );
  const inputProps = { videoData: withAddresses(videoData, offer.addressOf) };
  const shared = { browserExecutable: browser.executablePath, logLevel: 'error' } as const;
  const puppeteerInstance = await openBrowser('chrome', shared);
  try {
    const common = { ...shared, serveUrl, inputProps, puppeteerInstance };
    const composition = await selectComposition({ ...common, id: 'Video' });
    const outputLocation = path.join(folder, 'defaults.mp4');
    return await secondsOf(() => renderMedia({ ...common, composition, codec: 'h264', outputLocation }));
  } finally {
    await puppeteerInstance.close({ silent: true });
    await loopback.close();
  }
}

/** Seconds that the encoder takes for the frames of a finished video, read as the JPEGs that they were. */
export async function encodingAlone(video: string, folder: string): Promise<number> {
  const frames = path.join(folder, 'frames');
  await mkdir(frames, { recursive: true });
  const pattern = path.join(frames, '%05d.jpeg');
  await runFfmpeg([
    '-i',
    video,
    '-an',
    '-c:v',
    'mjpeg',
    '-q:v',
    '3',
    '-pix_fmt',
    'yuvj420p',
    '-f',
    'image2',
    pattern,
  ]);
  const { x264Preset, crf } = RENDER_SETTINGS;
  const encode = [
    '-c:v',
    'libx264',
    '-preset',
    x264Preset,
    '-crf',
    String(crf),
    '-pix_fmt',
    'yuv420p',
    '-f',
    'mp4',
  ];
  return secondsOf(() =>
    runFfmpeg(['-y', '-framerate', '30', '-i', pattern, ...encode, path.join(folder, 'encoded.mp4')]),
  );
}
