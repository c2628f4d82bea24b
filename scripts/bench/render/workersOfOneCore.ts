/** How long some workers take for one film, each held to a share of the processor, or to one core. */
import { fork } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { FrameRange } from '../../../server/render/draw';
import { secondsOf } from '../yardsticks';
import { answeringProcess } from './answeringProcess';
import { heldToShare, type Held } from './heldToShare';
import type { Film } from './openFilm';

const ENTRY = path.resolve('scripts/bench/render/chunkWorker.ts');

interface ChunkWorker {
  draw(range: FrameRange): Promise<void>;
  end(): Promise<void>;
}

/** How much of the processor each worker may take. */
export type Share = 'one core' | { readonly cores: number };

/** Whoever is free takes the next chunk. Only on Linux: with `taskset` to a core, with a control group to a part of one. */
export async function secondsOfWorkers(
  count: number,
  film: Film,
  chunks: readonly FrameRange[],
  share: Share = 'one core',
): Promise<number> {
  const workers: ChunkWorker[] = [];
  for (let at = 0; at < count; at += 1) {
    const folder = path.join(film.folder, `worker${count}-${at}`);
    await mkdir(folder, { recursive: true });
    const core = at % availableParallelism();
    const held = share === 'one core' ? null : heldToShare(`bench-${process.pid}-${at}`, share.cores);
    if (share !== 'one core' && !held) throw new Error('No control group can be made here.');
    workers.push(await startWorker({ ...film, folder }, held ? { held } : { core }));
  }
  const left = chunks.values();
  const work = async ({ draw }: ChunkWorker) => {
    for (const range of left) await draw(range);
  };
  const seconds = await secondsOf(() => Promise.all(workers.map(work)));
  await Promise.all(workers.map(({ end }) => end()));
  return seconds;
}

async function startWorker(film: Film, to: { held: Held } | { core: number }): Promise<ChunkWorker> {
  const node = ['--import', 'tsx'];
  const child = fork(ENTRY, [JSON.stringify(film)], {
    ...('core' in to
      ? { execPath: 'taskset', execArgv: ['-c', String(to.core), process.execPath, ...node] }
      : { execArgv: node }),
  });
  // Long before it opens its browser, which is held with it.
  if ('held' in to && child.pid) to.held.add(child.pid);
  const { ask, end } = await answeringProcess<FrameRange, unknown>(child);
  return {
    async draw(range) {
      await ask(range);
    },
    async end() {
      await end();
      if ('held' in to) to.held.release();
    },
  };
}
