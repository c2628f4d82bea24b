import { ProjectsScreen } from '../../screens/projects/ProjectsScreen';
import { cardPreviewMachine } from '../../machines/cardPreview/cardPreview.machine';
import { useApp, useProvided } from '../app';
import { cardPreviewInput } from '../implementations/cardPreview.implementations';
import { projectDeletionsOf } from '../implementations/projectDeletions.implementations';
import { provideProjects } from '../implementations/projects.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** / */
export default function ProjectsPage() {
  const actor = useProvidedActor(provideProjects, { input: { now: Date.now } });
  const preview = useProvidedActor(() => cardPreviewMachine, { input: useProvided(cardPreviewInput) });
  return <ProjectsScreen actor={actor} deletions={projectDeletionsOf(useApp())} preview={preview} />;
}
