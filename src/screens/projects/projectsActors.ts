/** The list of projects and their deletions, as its screens know them. */
import type { ActorRefFrom } from 'xstate';
import type { cardPreviewMachine } from '../../machines/cardPreview/cardPreview.machine';
import type { projectDeletionsMachine } from '../../machines/projects/projectDeletions.machine';
import type { projectsMachine } from '../../machines/projects/projects.machine';

export interface ProjectsProps {
  readonly actor: ActorRefFrom<typeof projectsMachine>;
  readonly preview: ActorRefFrom<typeof cardPreviewMachine>;
  readonly deletions: ActorRefFrom<typeof projectDeletionsMachine>;
}
