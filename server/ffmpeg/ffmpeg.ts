/** Runs the ffmpeg that comes with Remotion's npm package, so that nothing has to be installed for it. */
import { spawn } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';

/** ffmpeg ended badly: `log` holds the last lines that it wrote. */
export class FfmpegFailed extends Error {
  override readonly name = 'FfmpegFailed';
  constructor(
    readonly exitCode: number | null,
    readonly log: string,
  ) {
    super(`ffmpeg ended with ${exitCode ?? 'a signal'}: ${log.trim().split('\n').at(-1) ?? ''}`);
  }
}

export interface FfmpegOptions {
  readonly signal?: AbortSignal;
  /** Written to its standard input. */
  readonly input?: Buffer | Readable;
  /** A run that takes longer is ended. */
  readonly timeoutMs?: number;
}

export interface FfmpegResult {
  readonly stdout: Buffer;
  /** What it reported: where measuring filters write. */
  readonly log: string;
}

const LOG_BYTES = 64 * 1024;

/** The folder with the binaries and their libraries for this machine. */
export function ffmpegFolder(): string {
  const libc = process.platform === 'linux' ? `-${usesMusl() ? 'musl' : 'gnu'}` : '';
  const name = `@remotion/compositor-${process.platform}-${process.arch}${libc}`;
  const require = createRequire(import.meta.url);
  try {
    return path.dirname(require.resolve(`${name}/package.json`));
  } catch (cause) {
    throw new Error(`${name} is not installed: run npm install again on this machine.`, { cause });
  }
}

const usesMusl = () => {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined;
};

/** @throws FfmpegFailed, or the signal's reason when it was stopped. */
export function runFfmpeg(args: readonly string[], options: FfmpegOptions = {}): Promise<FfmpegResult> {
  return run('ffmpeg', ['-hide_banner', '-nostdin', ...args], options);
}

/** What ffprobe says of a file: `-show_format -show_streams` as JSON text. */
export async function probe(file: string, options: FfmpegOptions = {}): Promise<unknown> {
  const args = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', file];
  return JSON.parse((await run('ffprobe', args, options)).stdout.toString()) as unknown;
}

function run(
  binary: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  { signal, input, timeoutMs }: FfmpegOptions,
): Promise<FfmpegResult> {
  signal?.throwIfAborted();
  const folder = ffmpegFolder();
  const executable = path.join(folder, binary);
  makeExecutable(executable);
  // The input flag decides whether stdin is read at all.
  const words = input ? args.filter((word) => word !== '-nostdin') : args;
  return new Promise((resolve, reject) => {
    const child = spawn(executable, words, {
      env: { ...process.env, LD_LIBRARY_PATH: folder, DYLD_LIBRARY_PATH: folder },
      stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
      ...(signal ? { signal } : {}),
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
      killSignal: 'SIGKILL',
    });
    const out: Buffer[] = [];
    let log = '';
    child.stdout?.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-LOG_BYTES);
    });
    // A child that ends early closes the pipe; its exit code says why.
    child.stdin?.on('error', () => {});
    if (input instanceof Readable && child.stdin) input.pipe(child.stdin);
    else child.stdin?.end(input);
    child.on('error', (error) => reject(signal?.aborted ? (signal.reason as Error) : error));
    child.on('close', (code) =>
      code === 0 ? resolve({ stdout: Buffer.concat(out), log }) : reject(new FfmpegFailed(code, log)),
    );
  });
}

/** npm keeps the mode of files, some copies of node_modules do not. */
function makeExecutable(file: string): void {
  try {
    chmodSync(file, 0o755);
  } catch {
    // Not ours to change: if it cannot run, spawning says so.
  }
}
