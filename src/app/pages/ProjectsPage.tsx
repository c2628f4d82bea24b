import { ProjectsScreen } from '../../screens/projects/ProjectsScreen';
import { useApp } from '../app';
import { projectDeletionsOf } from '../implementations/projectDeletions.implementations';
import { provideProjects } from '../implementations/projects.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** / */
export default function ProjectsPage() {
  const actor = useProvidedActor(provideProjects, { input: { now: Date.now } });
  return <ProjectsScreen actor={actor} deletions={projectDeletionsOf(useApp())} />;
}
