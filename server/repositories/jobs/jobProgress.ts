/** How far a job is, from the step that it is in. [J5] */
import {
  stepsOfKind,
  type Job,
  type JobKind,
  type JobListItem,
  type JobStatus,
  type JobStepName,
} from '../../../contract/job';

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

/** How far it is as a whole. */
export function shortProgress({ kind, status, step, stepFraction }: Position): JobListItem['progress'] {
  if (status === 'done') return { step: null, fraction: 1 };
  if (step === null) return { step, fraction: 0 };
  const names: readonly JobStepName[] = stepsOfKind[kind];
  const before = names.slice(0, Math.max(names.indexOf(step), 0)).reduce((sum, name) => sum + share[name], 0);
  return { step, fraction: Math.min(1, before + share[step] * stepFraction) };
}

/** The same, step by step. */
export function jobProgress(position: Position): Job['progress'] {
  const { step, fraction } = shortProgress(position);
  const names: readonly JobStepName[] = stepsOfKind[position.kind];
  const at = position.status === 'done' ? names.length : step === null ? -1 : names.indexOf(step);
  return {
    step,
    steps: names.map((name, index) => ({
      name,
      state: index < at ? 'done' : index === at ? 'running' : 'waiting',
    })),
    fraction,
  };
}
