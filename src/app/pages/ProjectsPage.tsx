import { ProjectsScreen } from '../../screens/projects/ProjectsScreen';
import { useApp } from '../app';
import { projectDeletionsOf } from '../flows/projectDeletions.flow';
import { projectsFlow } from '../flows/projects.flow';
import { useFlowActor } from '../useFlowActor';

/** / */
export default function ProjectsPage() {
  const actor = useFlowActor(projectsFlow, { input: { now: Date.now } });
  return <ProjectsScreen actor={actor} deletions={projectDeletionsOf(useApp())} />;
}
