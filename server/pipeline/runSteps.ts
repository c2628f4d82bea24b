/** Runs the steps of a job, each once, as soon as what it needs is there: what is recorded already is not run again. */
import type { JobStepName } from '../../contract/job';
import type { Database } from '../db/database';
import { allOrAbort } from '../limits/allOrAbort';
import { withinLimit } from '../limits/withinLimit';
import { observed } from '../observing/activities';
import { throttleLatest } from '../queue/throttleLatest';
import { jobsRepository, type JobToRun } from '../repositories/jobs/jobs.repository';
import { jobStepsRepository } from '../repositories/jobs/jobSteps.repository';
import type { ResultOf, Step, StepPorts, StepResults } from './step';
import { stepNeeds } from './stepNeeds';
import { tryAgain } from './tryAgain';

export interface RunOptions {
  readonly db: Database;
  readonly ports: StepPorts;
  readonly signal: AbortSignal;
  /** Before the second, third … try of a step that failed unexpectedly. */
  readonly retryAfterMs: readonly number[];
  readonly logError: (error: unknown, what: string) => void;
}
export interface Made {
  readonly resultOf: ResultOf;
  /** ms of each step that was run through here at the first try: what was begun before, or anew, says nothing. */
  readonly took: Readonly<Partial<Record<JobStepName, number>>>;
}

const REPORT_MS = 500;

/**
 * Throws a `Problem` at once, anything else after the last try, and the signal's reason when it aborts; whatever ran
 * beside it has been stopped then. @param steps each behind those that it needs
 */
export async function runSteps(
  steps: readonly Step[],
  job: JobToRun,
  { db, ports, signal, retryAfterMs, logError }: RunOptions,
): Promise<Made> {
  const records = jobStepsRepository(db);
  const results = new Map(await records.recorded(job.id));
  const resultOf = <Name extends JobStepName>(name: Name) => {
    if (!results.has(name)) throw new Error(`The step ${name} has not run.`);
    return results.get(name) as StepResults[Name];
  };
  const toRun = steps.filter(({ name }) => !results.has(name));
  const position = positionTold(toRun, jobsRepository(db), job.id);
  const took: Partial<Record<JobStepName, number>> = {};

  async function run(step: Step, stopped: AbortSignal): Promise<void> {
    // A worker that lives keeps its claim: only its limit ends a step that stands still.
    const limit = { what: `The step ${step.name}`, limitMs: step.limitMs, signal: stopped };
    const once = () =>
      withinLimit(limit, (stop, goesOn) => {
        const report = (fraction: number) => {
          goesOn();
          position.at(step.name, fraction);
        };
        return step.run({ job, ports, signal: stop, resultOf, report });
      });
    const began = performance.now();
    let tries = 1;
    const onRetry = (error: unknown) => {
      tries += 1;
      logError(error, `job ${job.id}: ${step.name} is tried again`);
    };
    const result = await observed('step', { jobId: job.id, kind: job.kind, step: step.name }, () =>
      tryAgain(once, { signal: stopped, retryAfterMs, onRetry }),
    ).catch((error: unknown) => {
      if (!stopped.aborted) position.failed(step.name);
      throw error;
    });
    stopped.throwIfAborted();
    await records.record(job.id, step.name, result);
    results.set(step.name, result);
    if (tries === 1) took[step.name] = Math.round(performance.now() - began);
    position.done(step.name);
  }

  try {
    const ended = new Map<JobStepName, Promise<void>>();
    await allOrAbort(
      signal,
      toRun.map((step) => (stopped) => {
        const needed = stepNeeds[step.name].map((name) => ended.get(name));
        const ends = Promise.all(needed).then(() => run(step, stopped));
        ended.set(step.name, ends);
        return ends;
      }),
    );
  } finally {
    await position.close();
  }
  return { resultOf, took };
}

/** Where a job is said to be while several of its steps run: in the first that has not ended, or in the one that failed. */
function positionTold(
  steps: readonly Step[],
  jobs: Pick<ReturnType<typeof jobsRepository>, 'enterStep'>,
  jobId: string,
) {
  const fractions = new Map(steps.map(({ name }) => [name, 0]));
  const progress = throttleLatest(REPORT_MS, (step: JobStepName) =>
    jobs.enterStep(jobId, step, fractions.get(step) ?? 0),
  );
  const first = () => fractions.keys().next().value;
  let told = first();
  if (told) progress.report(told);
  return {
    at(step: JobStepName, fraction: number) {
      fractions.set(step, fraction);
      if (step === told) progress.report(step);
    },
    done(step: JobStepName) {
      fractions.delete(step);
      if (step !== told) return;
      told = first();
      if (told) progress.reportNow(told);
    },
    failed(step: JobStepName) {
      told = undefined;
      progress.reportNow(step);
    },
    close: () => progress.close(),
  };
}
