/** Runs the steps of a job in order, each once: what is recorded already is not run again. */
import type { JobStepName } from '../../contract/job';
import type { Database } from '../db/database';
import { withinLimit } from '../limits/withinLimit';
import { observed } from '../observing/activities';
import { throttleLatest } from '../queue/throttleLatest';
import { jobsRepository, type JobToRun } from '../repositories/jobs/jobs.repository';
import { jobStepsRepository } from '../repositories/jobs/jobSteps.repository';
import type { Step, StepContext, StepPorts, StepResults } from './step';
import { tryAgain } from './tryAgain';

export interface RunOptions {
  readonly db: Database;
  readonly ports: StepPorts;
  readonly signal: AbortSignal;
  /** Before the second, third … try of a step that failed unexpectedly. */
  readonly retryAfterMs: readonly number[];
  readonly logError: (error: unknown, what: string) => void;
}
export type ResultOf = StepContext['resultOf'];
export interface Made {
  readonly resultOf: ResultOf;
  /** ms of each step that was run through here at the first try: what was begun before, or anew, says nothing. */
  readonly took: Readonly<Partial<Record<JobStepName, number>>>;
}

const REPORT_MS = 500;

/** Throws a `Problem` at once, anything else after the last try, and the signal's reason when it aborts. */
export async function runSteps(
  steps: readonly Step[],
  job: JobToRun,
  { db, ports, signal, retryAfterMs, logError }: RunOptions,
): Promise<Made> {
  const jobs = jobsRepository(db);
  const records = jobStepsRepository(db);
  const results = new Map(await records.recorded(job.id));
  const resultOf = <Name extends JobStepName>(name: Name) => {
    if (!results.has(name)) throw new Error(`The step ${name} has not run.`);
    return results.get(name) as StepResults[Name];
  };

  const took: Partial<Record<JobStepName, number>> = {};
  for (const step of steps) {
    if (results.has(step.name)) continue;
    await jobs.enterStep(job.id, step.name, 0);
    const progress = throttleLatest(REPORT_MS, (fraction: number) =>
      jobs.enterStep(job.id, step.name, fraction),
    );
    // A worker that lives keeps its claim: only its limit ends a step that stands still.
    const limit = { what: `The step ${step.name}`, limitMs: step.limitMs, signal };
    const run = () =>
      withinLimit(limit, (stop, goesOn) => {
        const report = (fraction: number) => {
          goesOn();
          progress.report(fraction);
        };
        return step.run({ job, ports, signal: stop, resultOf, report });
      });
    const began = performance.now();
    let tries = 1;
    const onRetry = (error: unknown) => {
      tries += 1;
      logError(error, `job ${job.id}: ${step.name} is tried again`);
    };
    try {
      const result = await observed('step', { jobId: job.id, kind: job.kind, step: step.name }, () =>
        tryAgain(run, { signal, retryAfterMs, onRetry }),
      );
      signal.throwIfAborted();
      await records.record(job.id, step.name, result);
      results.set(step.name, result);
    } finally {
      await progress.close();
    }
    if (tries === 1) took[step.name] = Math.round(performance.now() - began);
  }
  return { resultOf, took };
}
