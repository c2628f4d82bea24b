/** The list of jobs, as its screens know it. */
import type { ActorRefFrom } from 'xstate';
import type { jobsMachine } from '../../machines/jobs/jobs.machine';

export interface JobsProps {
  readonly actor: ActorRefFrom<typeof jobsMachine>;
}
