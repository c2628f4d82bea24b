import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FfmpegFailed, probe, runFfmpeg } from '../../server/ffmpeg/ffmpeg';

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

test('bytes on the standard input come back on the standard output', async () => {
  const silence = Buffer.alloc(4800 * 2);
  const raw = ['-f', 's16le', '-ar', '48000', '-ac', '1'];
  const { stdout } = await runFfmpeg([...raw, '-i', 'pipe:0', ...raw, 'pipe:1'], { input: silence });
  expect(stdout.equals(silence)).toBe(true);
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
