import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FfmpegFailed, probe, runFfmpeg } from '../../../server/ffmpeg/ffmpeg';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ffmpeg-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a second of sound is written, and the probe reads what it is', async () => {
  const file = path.join(folder, 'tone.m4a');
  await runFfmpeg(['-f', 'lavfi', '-i', 'sine=d=1:r=48000', '-c:a', 'aac', '-f', 'mp4', file]);
  expect(await probe(file)).toMatchObject({ streams: [{ codec_name: 'aac', sample_rate: '48000' }] });
});

test('a recording on the standard input comes back on the standard output', async () => {
  const file = path.join(folder, 'silence.wav');
  await runFfmpeg(['-f', 'lavfi', '-i', 'anullsrc=r=48000', '-t', '0.1', '-fflags', '+bitexact', file]);
  const wav = await readFile(file);
  const { stdout } = await runFfmpeg(['-i', 'pipe:0', '-fflags', '+bitexact', '-f', 'wav', 'pipe:1'], {
    input: wav,
  });
  expect(stdout.subarray(44).equals(wav.subarray(44))).toBe(true);
  expect(wav.length).toBe(44 + 4800 * 2 * 2);
});

test('a file that is not there is an error that names the reason', async () => {
  const run = runFfmpeg(['-i', path.join(folder, 'nothing.mp4'), '-f', 'null', '-']);
  await expect(run).rejects.toBeInstanceOf(FfmpegFailed);
  await expect(run).rejects.toThrow('No such file or directory');
});

test('a run that is stopped ends with the reason of the signal', async () => {
  const stop = new AbortController();
  const run = runFfmpeg(['-re', '-f', 'lavfi', '-i', 'sine=d=600', '-f', 'null', '-'], {
    signal: stop.signal,
  });
  stop.abort(new Error('no longer wanted'));
  await expect(run).rejects.toThrow('no longer wanted');
});
