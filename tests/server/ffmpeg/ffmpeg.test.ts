import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keepReportsLocal } from '../../../server/localReports';
import { FfmpegFailed, FfmpegKilled, probe, runFfmpeg } from '../../../server/ffmpeg/ffmpeg';

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

const endless = (...output: readonly string[]) => [
  ...['-re', '-f', 'lavfi', '-i', 'sine=d=600', ...output, '-f', 'null', '-'],
];

test('a run that takes too long is ended', async () => {
  await expect(runFfmpeg(endless(), { timeoutMs: 200 })).rejects.toBeInstanceOf(FfmpegFailed);
});

test('a run that somebody killed is not told as a fault of its file', async () => {
  const named = `title=${path.basename(folder)}`;
  const run = runFfmpeg(endless('-metadata', named)).catch((error: unknown) => error);
  const [pid] = await vi.waitUntil(() => processesNamed(named), { timeout: 20_000, interval: 20 });
  process.kill(pid, 'SIGKILL');
  expect(await run).toEqual(new FfmpegKilled('SIGKILL'));
});

function processesNamed(word: string): [number] | null {
  const found = readdirSync('/proc').find((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(word);
    } catch {
      return false;
    }
  });
  return found === undefined ? null : [Number(found)];
}

test('finding it asks Node for no report, which would look every connected client up by name', async () => {
  const report = vi.spyOn(process.report, 'getReport');
  await runFfmpeg(['-version']);
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
});

test('a report that a library asks for leaves out who is connected', () => {
  expect(process.report.getReport()).toHaveProperty('header.networkInterfaces');
  keepReportsLocal();
  expect(process.report.getReport()).not.toHaveProperty('header.networkInterfaces');
  Object.assign(process.report, { excludeNetwork: false });
});
