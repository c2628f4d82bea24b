/** Renders in a process of its own, with the memory settings of the product's workers. */
import { fork } from 'node:child_process';
import path from 'node:path';
import type { TemplateProps } from '../../../contract/video/templateProps';
import { ALLOCATOR } from '../../../server/supervise';
import type { Renderer } from '../../../server/render/renderer';
import { answeringProcess } from './answeringProcess';
import { countedCores } from './countedCores';

const ENTRY = path.resolve('scripts/bench/render/renderWorker.ts');

/** What can be sent to another process. */
export interface RenderSetup {
  readonly folder: string;
  readonly media: string;
  readonly props: TemplateProps;
}

export type FilmToRender = Parameters<Renderer['renderVideo']>[0];

/** Seconds; `checking` is what joining and comparing took after the last frame. */
export interface Rendered {
  readonly seconds: number;
  readonly checking: number;
}
export interface CountedRender extends Rendered {
  /** Of all its processes; null where no control group can be made. */
  readonly coreSeconds: number | null;
}

export interface RenderProcess {
  /** With all that it starts, it is what a render takes. */
  readonly pid: number;
  render(film: FilmToRender): Promise<CountedRender>;
  end(): Promise<void>;
}

/** Its browser is open. */
export async function startRenderProcess(setup: RenderSetup): Promise<RenderProcess> {
  const child = fork(ENTRY, [JSON.stringify(setup)], {
    env: { ...ALLOCATOR, ...process.env },
    execArgv: ['--import', 'tsx'],
  });
  const counted = countedCores(`bench-render-${process.pid}`);
  // Long before it opens its browser, which is counted with it.
  if (child.pid) counted?.add(child.pid);
  const { ask, end } = await answeringProcess<FilmToRender, Rendered>(child);
  return {
    pid: child.pid ?? 0,
    async render(film) {
      const before = counted?.seconds() ?? 0;
      const rendered = await ask(film);
      return { ...rendered, coreSeconds: counted ? counted.seconds() - before : null };
    },
    async end() {
      await end();
      counted?.release();
    },
  };
}
