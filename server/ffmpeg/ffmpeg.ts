/** Runs the ffmpeg that comes with Remotion's npm package, so that nothing has to be installed for it. */
import { spawn } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';

/** ffmpeg refused what it was given, or took too long over it: `log` holds the last lines that it wrote. */
export class FfmpegFailed extends Error {
  override readonly name = 'FfmpegFailed';
  constructor(
    readonly exitCode: number | null,
    readonly log: string,
  ) {
    super(`ffmpeg ended with ${exitCode ?? 'its time'}: ${log.trim().split('\n').at(-1) ?? ''}`);
  }
}

/** Somebody else ended it (a person, or the system short of memory): its file may be sound, and another try may do. */
export class FfmpegKilled extends Error {
  override readonly name = 'FfmpegKilled';
  constructor(endedBy: NodeJS.Signals) {
    super(`ffmpeg was ended by ${endedBy}.`);
  }
}

export interface FfmpegOptions {
  readonly signal?: AbortSignal;
  /** Written to its standard input, or who writes there. */
  readonly input?: Buffer | Readable | ((stdin: Writable) => void);
  /** Given what it writes to its standard output, piece by piece; then the result has none of it. */
  readonly onOutput?: (piece: Buffer) => void;
  /** Takes what it writes to its standard output, as fast as it can; then the result has none of it. */
  readonly output?: Writable;
  /** A run that takes longer is ended; each has a limit. */
  readonly timeoutMs?: number;
}

export interface FfmpegResult {
  readonly stdout: Buffer;
  /** What it reported: where measuring filters write. */
  readonly log: string;
}

const LOG_BYTES = 64 * 1024;
const LONGEST_MS = 15 * 60_000;

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

let musl: boolean | undefined;
/** By what this process itself is linked to: Node's report would ask DNS for the name of each connected client. */
const usesMusl = () => (musl ??= /\/ld-musl-/.test(readFileSync('/proc/self/maps', 'latin1')));

/** @throws FfmpegFailed, FfmpegKilled, what its input could not be read for, or the signal's reason when it was stopped. */
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
  { signal, input, onOutput, output, timeoutMs = LONGEST_MS }: FfmpegOptions,
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
      killSignal: 'SIGKILL',
    });
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    const out: Buffer[] = [];
    let log = '';
    if (output) child.stdout?.pipe(output);
    else child.stdout?.on('data', onOutput ?? ((chunk: Buffer) => out.push(chunk)));
    child.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-LOG_BYTES);
    });
    // A child that ends early closes the pipe; its exit code says why.
    child.stdin?.on('error', () => {});
    let unread: unknown;
    if (child.stdin) {
      if (typeof input === 'function') input(child.stdin);
      else if (input instanceof Readable)
        input
          .on('error', (error) => {
            unread = error;
            child.kill('SIGKILL');
          })
          .pipe(child.stdin);
      else child.stdin.end(input);
    }
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(signal?.aborted ? (signal.reason as Error) : error);
    });
    child.on('close', (code, endedBy) => {
      clearTimeout(timer);
      if (unread !== undefined) reject(unread as Error);
      else if (code === 0) resolve({ stdout: Buffer.concat(out), log });
      else reject(endedBy && !late ? new FfmpegKilled(endedBy) : new FfmpegFailed(code, log));
    });
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
