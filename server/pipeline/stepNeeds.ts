/** Which results each step of a job reads: it begins as soon as those of its pipeline are there, beside whatever else runs. */
import type { JobStepName } from '../../contract/job';

/** A name that its pipeline has no step of is not waited for. */
export const stepNeeds = {
  'voice-over': [],
  media: [],
  captions: ['voice-over'],
  pictures: ['voice-over'],
  project: ['voice-over', 'captions', 'media', 'pictures'],
  layouts: ['voice-over', 'captions', 'media', 'pictures', 'project'],
  thumbnail: ['project'],
} as const satisfies Record<JobStepName, readonly JobStepName[]>;

export type StepNeeds = typeof stepNeeds;
