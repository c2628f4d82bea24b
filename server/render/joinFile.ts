/** Puts drawn chunks and mixed sound into one MP4, its index in front: without touching them where one encoder made them. */
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { probe, runFfmpeg } from '../ffmpeg/ffmpeg';
import { evenStamps } from './chunks/chunkStamps';
import { parameterSetsOf } from './chunks/parameterSets';
import { RENDER_SETTINGS } from './renderSettings';

export interface JoinInput {
  /** In the film's order. */
  readonly chunkPaths: readonly string[];
  readonly frames: number;
  readonly fps: number;
  readonly soundPath: string;
  /** For the chunks behind one another; its folder's owner removes it. */
  readonly framesPath: string;
  readonly outputPath: string;
  readonly signal?: AbortSignal | undefined;
}

/** @throws when the file has not each of the frames. */
export async function joinFile(input: JoinInput): Promise<void> {
  const { chunkPaths, framesPath, soundPath, outputPath } = input;
  const stop = input.signal ? { signal: input.signal } : {};
  await pipeline(inTurn(chunkPaths), createWriteStream(framesPath), stop);
  const inputs = ['-f', 'mpegts', '-i', framesPath, '-i', soundPath, '-map', '0:v:0', '-map', '1:a:0'];
  const kinds = new Set(await Promise.all(chunkPaths.map(parameterSetsOf)));
  const frames = kinds.size > 1 ? ENCODED_ANEW : ['-c:v', 'copy'];
  const streams = [...frames, '-c:a', 'copy', ...evenStamps(input.fps)];
  const mp4 = ['-movflags', '+faststart', '-map_metadata', '-1', '-f', 'mp4'];
  await runFfmpeg(['-y', ...inputs, ...streams, ...mp4, outputPath], stop);
  const joined = await framesIn(outputPath, stop);
  if (joined !== input.frames) throw new Error(`${joined} of ${input.frames} frames were joined.`);
}

/** For a film of which some chunks were drawn the other way; finer than they are, since it is the second time. */
const ENCODED_ANEW = [
  ...['-fps_mode:v', 'passthrough', '-c:v', 'libx264', '-preset', RENDER_SETTINGS.x264Preset],
  ...['-crf', String(RENDER_SETTINGS.crf - 3), '-pix_fmt', RENDER_SETTINGS.pixelFormat],
  ...['-colorspace:v', 'bt709', '-color_primaries:v', 'bt709', '-color_trc:v', 'bt709', '-color_range', 'tv'],
];

/** MPEG-TS is made to be put behind one another, byte for byte. */
export async function* inTurn(files: readonly string[]): AsyncGenerator<Buffer> {
  for (const file of files) yield* createReadStream(file) as AsyncIterable<Buffer>;
}

interface Streams {
  readonly streams?: readonly { readonly codec_type?: string; readonly nb_frames?: string }[];
}

async function framesIn(file: string, stop: { signal?: AbortSignal }): Promise<number> {
  const { streams = [] } = (await probe(file, stop)) as Streams;
  return Number(streams.find(({ codec_type }) => codec_type === 'video')?.nb_frames);
}
