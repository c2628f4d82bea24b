/** How far a job is, from the steps that are recorded and the one that it is told to be in. [J5] */
import {
  stepsOfKind,
  type Job,
  type JobKind,
  type JobListItem,
  type JobStatus,
  type JobStepName,
} from '../../../contract/job';
import { stepNeeds } from '../../pipeline/stepNeeds';

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
  /** The first that has not ended, or the one that failed. */
  readonly step: JobStepName | null;
  /** 0 to 1 within the step. */
  readonly stepFraction: number;
  /** Steps that have ended: some run side by side, so that a later one may be among them. */
  readonly recorded: readonly JobStepName[];
}

/** How far it is as a whole. */
export function shortProgress({
  kind,
  status,
  step,
  stepFraction,
  recorded,
}: Position): JobListItem['progress'] {
  if (status === 'done') return { step: null, fraction: 1 };
  if (step === null) return { step, fraction: 0 };
  const ended = stepsOfKind[kind].reduce((sum, name) => sum + (recorded.includes(name) ? share[name] : 0), 0);
  const within = recorded.includes(step) ? 0 : share[step] * stepFraction;
  return { step, fraction: Math.min(1, ended + within) };
}

/** The same, step by step: one runs as soon as those that it needs have ended. */
export function jobProgress(position: Position): Job['progress'] {
  const { kind, status, recorded } = position;
  const { step, fraction } = shortProgress(position);
  const names: readonly JobStepName[] = stepsOfKind[kind];
  const isRunning = (name: JobStepName) =>
    step !== null && stepNeeds[name].every((needed) => recorded.includes(needed) || !names.includes(needed));
  return {
    step,
    steps: names.map((name) => ({
      name,
      state: status === 'done' || recorded.includes(name) ? 'done' : isRunning(name) ? 'running' : 'waiting',
    })),
    fraction,
  };
}
