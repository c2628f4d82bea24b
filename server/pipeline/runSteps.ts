/** Runs the steps of a job in order, each once: what is recorded already is not run again. */
import { setTimeout as pause } from 'node:timers/promises';
import type { JobStepName } from '../../contract/job';
import type { Database } from '../db/database';
import { Problem } from '../http/problems';
import { throttleLatest } from '../queue/throttleLatest';
import { jobsRepository, type JobToRun } from '../repositories/jobs/jobs.repository';
import { jobStepsRepository } from '../repositories/jobs/jobSteps.repository';
import type { Step, StepContext, StepPorts, StepResults } from './step';

export interface RunOptions {
  readonly db: Database;
  readonly ports: StepPorts;
  readonly signal: AbortSignal;
  /** Before the second, third … try of a step that failed unexpectedly. */
  readonly retryAfterMs: readonly number[];
}
export type ResultOf = StepContext['resultOf'];

const REPORT_MS = 500;

/** Throws a `Problem` at once, anything else after the last try, and the signal's reason when it aborts. */
export async function runSteps(
  steps: readonly Step[],
  job: JobToRun,
  { db, ports, signal, retryAfterMs }: RunOptions,
): Promise<ResultOf> {
  const jobs = jobsRepository(db);
  const records = jobStepsRepository(db);
  const results = new Map(await records.recorded(job.id));
  const resultOf = <Name extends JobStepName>(name: Name) => {
    if (!results.has(name)) throw new Error(`The step ${name} has not run.`);
    return results.get(name) as StepResults[Name];
  };

  for (const step of steps) {
    if (results.has(step.name)) continue;
    await jobs.enterStep(job.id, step.name, 0);
    const progress = throttleLatest(REPORT_MS, (fraction: number) =>
      jobs.enterStep(job.id, step.name, fraction),
    );
    const context: StepContext = { job, ports, signal, resultOf, report: progress.report };
    try {
      const result = await tryStep(step, context, retryAfterMs);
      signal.throwIfAborted();
      await records.record(job.id, step.name, result);
      results.set(step.name, result);
    } finally {
      await progress.close();
    }
  }
  return resultOf;
}

async function tryStep(step: Step, context: StepContext, retryAfterMs: readonly number[]) {
  for (let tries = 0; ; tries += 1) {
    context.signal.throwIfAborted();
    try {
      return await step.run(context);
    } catch (error) {
      context.signal.throwIfAborted();
      const waitMs = retryAfterMs[tries];
      if (error instanceof Problem || waitMs === undefined) throw error;
      await pause(waitMs, undefined, { signal: context.signal });
    }
  }
}
