/** How far a job is, from the step that it is in. [J5] */
import { stepsOfKind, type Job, type JobKind, type JobStatus, type JobStepName } from '../../contract/job';

/** About how much of a job's time each step takes; those of one kind of job together 1. */
const share: Record<JobStepName, number> = {
  'voice-over': 0.4,
  captions: 0.02,
  media: 0.2,
  pictures: 0.2,
  layouts: 0.03,
  project: 0.05,
  thumbnail: 0.3,
};

interface Position {
  readonly kind: JobKind;
  readonly status: JobStatus;
  readonly step: JobStepName | null;
  /** 0 to 1 within the step. */
  readonly stepFraction: number;
}

export function jobProgress({ kind, status, step, stepFraction }: Position): Job['progress'] {
  const names: readonly JobStepName[] = stepsOfKind[kind];
  if (status === 'done') {
    return { step: null, steps: names.map((name) => ({ name, state: 'done' })), fraction: 1 };
  }
  const at = step === null ? -1 : names.indexOf(step);
  const before = names.slice(0, Math.max(at, 0)).reduce((sum, name) => sum + share[name], 0);
  return {
    step,
    steps: names.map((name, index) => ({
      name,
      state: index < at ? 'done' : index === at ? 'running' : 'waiting',
    })),
    fraction: Math.min(1, step === null ? 0 : before + share[step] * stepFraction),
  };
}
