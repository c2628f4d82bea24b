/** Keeps worker processes running: one that dies is replaced, ever more slowly while they keep dying. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Workers {
  /** Asks them to give their work back and end; those that do not are ended. */
  stop(): Promise<void>;
}

interface Options {
  readonly count: number;
  readonly environment: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  /** The program of a worker; a test gives its own. */
  readonly program?: string;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A worker that lived this long is not one that keeps dying. */
const HEALTHY_MS = 60_000;
const GRACE_MS = 10_000;
/** glibc gives threads arenas that pictures leave in pieces: by the trial of memory, half of what a worker took. */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2' };

export function superviseWorkers({ count, environment, say, program = workerProgram() }: Options): Workers {
  const running = new Set<ChildProcess>();
  const pauses = new Set<NodeJS.Timeout>();
  let stopping = false;

  function start(pauseMs: number): void {
    const begun = Date.now();
    const env = { ...ALLOCATOR, ...environment };
    const worker = fork(program, [], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    running.add(worker);
    worker.once('exit', (code, signal) => {
      running.delete(worker);
      if (stopping) return;
      const pause = Date.now() - begun > HEALTHY_MS ? FIRST_PAUSE_MS : pauseMs;
      say(`A worker ended (${signal ?? code}); the next one starts in ${pause / 1000} s.`);
      const timer = setTimeout(() => {
        pauses.delete(timer);
        start(Math.min(pause * 2, LONGEST_PAUSE_MS));
      }, pause);
      pauses.add(timer);
    });
  }
  for (let i = 0; i < count; i++) start(FIRST_PAUSE_MS);

  return {
    async stop() {
      stopping = true;
      for (const timer of pauses) clearTimeout(timer);
      await Promise.all([...running].map(end));
    },
  };
}

async function end(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit');
  worker.kill('SIGTERM');
  const late = setTimeout(() => worker.kill('SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(late);
}

/** Beside this file: built, or its source while developing. */
function workerProgram(): string {
  const built = fileURLToPath(new URL('./worker.js', import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL('./worker.ts', import.meta.url));
}
