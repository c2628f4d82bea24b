import { useActorRef } from '@xstate/react';
import { ProjectsScreen } from '../../screens/projects/ProjectsScreen';
import { useFlow } from '../app';
import { projectsFlow } from '../flows/projects.flow';

/** / */
export default function ProjectsPage() {
  return <ProjectsScreen actor={useActorRef(useFlow(projectsFlow))} />;
}
