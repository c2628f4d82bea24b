/** A clip as the video needs it: H.264 in an MP4 that starts at once, at most 1080p and 30 pictures a second. */
import { runFfmpeg, FfmpegFailed } from '../ffmpeg/ffmpeg';
import { MediaRefused } from './mediaRefusals';
import type { ClipFacts } from './probeClip';

const LONGEST_SIDE = 1920;
const SHORTEST_SIDE = 1080;
const MOST_FPS = 30;
const TIMEOUT_MS = 10 * 60 * 1000;
/** 8 bit, 4:2:0: baseline, main and high profile. */
const PLAIN_H264 = /^avc[13]\.(42|4d|58|64)/i;
const AUDIO = ['-c:a', 'aac', '-b:a', '160k', '-ac', '2', '-ar', '48000'];

export async function normaliseClip(
  from: string,
  to: string,
  facts: ClipFacts,
  signal?: AbortSignal,
): Promise<void> {
  const args = [
    // Only this file, and only as what it was checked to be: a playlist could name others.
    ...['-protocol_whitelist', 'file', '-f', /webm|matroska/i.test(facts.container) ? 'matroska' : 'mov'],
    ...['-i', from, '-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-dn', '-sn'],
    ...(isReady(facts) ? ['-c:v', 'copy'] : drawnAnew(facts)),
    ...(facts.audioCodec === 'aac' ? ['-c:a', 'copy'] : AUDIO),
    ...['-movflags', '+faststart', '-f', 'mp4', '-y', to],
  ];
  try {
    await runFfmpeg(args, { timeoutMs: TIMEOUT_MS, ...(signal && { signal }) });
  } catch (error) {
    throw error instanceof FfmpegFailed ? new MediaRefused('clip_broken', { cause: error }) : error;
  }
}

const scaleOf = ({ width, height }: ClipFacts) =>
  Math.min(1, LONGEST_SIDE / Math.max(width, height), SHORTEST_SIDE / Math.min(width, height));

/** Whether its pictures can stay as they are. */
const isReady = (facts: ClipFacts) =>
  facts.videoCodec === 'avc' &&
  PLAIN_H264.test(facts.videoProfile ?? '') &&
  !facts.rotated &&
  facts.fps <= MOST_FPS + 1 &&
  facts.isSteady &&
  scaleOf(facts) === 1;

function drawnAnew(facts: ClipFacts): string[] {
  const scale = scaleOf(facts);
  // The encoder wants even sides.
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  return [
    ...[
      '-vf',
      `scale=${even(facts.width)}:${even(facts.height)}:out_range=tv,format=yuv420p`,
      '-color_range',
      'tv',
    ],
    // A phone's or a recorder's pauses between pictures are filled, so that every moment has its picture.
    ...(facts.fps > MOST_FPS + 1 || !facts.isSteady ? ['-fps_mode', 'cfr', '-r', String(MOST_FPS)] : []),
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p', '-g', '30'],
  ];
}

/** The clip's first picture, PNG. */
export async function firstFrame(file: string): Promise<Buffer> {
  const args = [
    '-protocol_whitelist',
    'file,pipe',
    '-i',
    file,
    '-frames:v',
    '1',
    '-c:v',
    'png',
    '-f',
    'image2pipe',
    '-',
  ];
  try {
    const { stdout } = await runFfmpeg(args, { timeoutMs: TIMEOUT_MS });
    if (stdout.length > 0) return stdout;
  } catch (error) {
    throw error instanceof FfmpegFailed ? new MediaRefused('clip_broken', { cause: error }) : error;
  }
  throw new MediaRefused('clip_broken');
}
