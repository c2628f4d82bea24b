/** Renders in a process of its own, with the memory settings of the product's workers. */
import { fork } from 'node:child_process';
import path from 'node:path';
import type { TemplateProps } from '../../../contract/video/templateProps';
import { ALLOCATOR } from '../../../server/supervise';
import type { Renderer } from '../../../server/render/renderer';
import { drawingPages } from '../../../server/render/renderSettings';
import { answeringProcess } from './answeringProcess';
import { spentDuring, spentOnDrawing, type Spent } from './busiest';
import { countedCores } from './countedCores';

/** Of what a process that renders tells, each once. */
export const NOTES = {
  firstFrame: 'the first frame is drawn',
  shown: 'what it is held against is shown',
} as const;

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
  /** Null where no control group can be made. */
  readonly coreSeconds: CoreSeconds | null;
}
export interface CoreSeconds {
  readonly all: number;
  /** Of it by the processes that draw, once they do. */
  readonly drawing: number;
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
      if (!counted) return { ...(await ask(film)), coreSeconds: null };
      const before = counted.seconds();
      const looks = new Map<string, Promise<Spent>>();
      const { result, spent } = await spentDuring(counted.processes, (look) =>
        ask(film, (note) => looks.set(note, look())),
      );
      const atFirstFrame = (await looks.get(NOTES.firstFrame)) ?? new Map();
      const whenShown = (await looks.get(NOTES.shown)) ?? null;
      const drawing = spentOnDrawing(drawingPages(), { spent, atFirstFrame, whenShown });
      return { ...result, coreSeconds: { all: counted.seconds() - before, drawing } };
    },
    async end() {
      await end();
      counted?.release();
    },
  };
}
