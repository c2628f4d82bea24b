/** The list of projects and their deletions, as its screens know them. */
import type { ActorRefFrom } from 'xstate';
import type { projectDeletionsMachine } from '../../machines/projects/projectDeletions.machine';
import type { projectsMachine } from '../../machines/projects/projects.machine';

export interface ProjectsProps {
  readonly actor: ActorRefFrom<typeof projectsMachine>;
  readonly deletions: ActorRefFrom<typeof projectDeletionsMachine>;
}
