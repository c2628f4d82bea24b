/** How long some workers take for one film, each held to one core. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { FrameRange } from '../../../server/render/draw';
import { secondsOf } from '../yardsticks';
import type { Film } from './openFilm';

const ENTRY = path.resolve('scripts/bench/render/chunkWorker.ts');

interface ChunkWorker {
  draw(range: FrameRange): Promise<void>;
  end(): Promise<void>;
}

/** Whoever is free takes the next chunk. Only with Linux' `taskset`. */
export async function secondsOfWorkers(
  count: number,
  film: Film,
  chunks: readonly FrameRange[],
): Promise<number> {
  const workers: ChunkWorker[] = [];
  for (let at = 0; at < count; at += 1) {
    const folder = path.join(film.folder, `worker${count}-${at}`);
    await mkdir(folder, { recursive: true });
    workers.push(await startWorker({ ...film, folder }, at % availableParallelism()));
  }
  const left = chunks.values();
  const work = async ({ draw }: ChunkWorker) => {
    for (const range of left) await draw(range);
  };
  const seconds = await secondsOf(() => Promise.all(workers.map(work)));
  await Promise.all(workers.map(({ end }) => end()));
  return seconds;
}

async function startWorker(film: Film, core: number): Promise<ChunkWorker> {
  const child = fork(ENTRY, [JSON.stringify(film)], {
    execPath: 'taskset',
    execArgv: ['-c', String(core), process.execPath, '--import', 'tsx'],
  });
  const exited = once(child, 'exit');
  const said = async () => {
    const died = exited.then(() => {
      throw new Error('A worker of the bench ended early.');
    });
    await Promise.race([once(child, 'message'), died]);
  };
  await said();
  return {
    async draw(range) {
      const done = said();
      child.send(range);
      await done;
    },
    async end() {
      child.disconnect();
      await exited;
    },
  };
}
