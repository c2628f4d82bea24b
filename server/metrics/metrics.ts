/** What a process counts of itself, in Prometheus's terms: its work, its steps, its films, its memory and event loop. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { observe } from '../observing/activities';

export interface Metrics {
  readonly registry: Registry;
  /** Nothing is counted any more. */
  stop(): void;
}

/** Seconds; a step may take minutes. */
const WORK_BUCKETS = [0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1800];

/** @param labels tell this process from others in the same answer */
export function createMetrics(labels: Readonly<Record<string, string>>): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ ...labels });
  collectDefaultMetrics({ register: registry });
  const shared = { registers: [registry], buckets: WORK_BUCKETS };
  const steps = new Histogram({
    ...shared,
    name: 'reelwright_step_duration_seconds',
    help: 'Steps of jobs, all their tries together, by what came of them',
    labelNames: ['kind', 'step', 'outcome'],
  });
  const work = new Histogram({
    ...shared,
    name: 'reelwright_work_duration_seconds',
    help: 'Pieces of work off the queue; a job that fails in words is work that was done',
    labelNames: ['queue', 'outcome'],
  });
  const films = new Histogram({
    ...shared,
    name: 'reelwright_film_duration_seconds',
    help: 'Files of films, made and kept, by what came of them; one that is cancelled is not counted',
    labelNames: ['kind', 'outcome'],
  });
  const frames = new Counter({
    registers: [registry],
    name: 'reelwright_render_frames_total',
    help: 'Frames of films that were rendered, those that were kept from before included',
  });
  const speed = new Gauge({
    registers: [registry],
    name: 'reelwright_render_frames_per_second',
    help: 'Of the last film or piece of one, with its sound and its check',
  });
  const since = () => {
    const begun = performance.now();
    return () => (performance.now() - begun) / 1000;
  };
  const outcomeOf = (error: unknown) => (error === undefined ? 'done' : 'failed');
  const stops = [
    observe('step', ({ kind, step }) => {
      const seconds = since();
      return (error) => steps.observe({ kind, step, outcome: outcomeOf(error) }, seconds());
    }),
    observe('work', ({ queue }) => {
      const seconds = since();
      return (error) => work.observe({ queue, outcome: outcomeOf(error) }, seconds());
    }),
    observe('film', ({ kind, signal }) => {
      const seconds = since();
      return (error) => {
        if (signal.aborted) return;
        films.observe({ kind, outcome: outcomeOf(error) }, seconds());
      };
    }),
    observe('drawing', (about) => {
      const seconds = since();
      return (error) => {
        if (error !== undefined) return;
        frames.inc(about.frames);
        speed.set(about.frames / seconds());
      };
    }),
  ];
  return {
    registry,
    stop() {
      for (const stop of stops) stop();
      registry.clear();
    },
  };
}
