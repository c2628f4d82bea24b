import { useActorRef } from '@xstate/react';
import { ProjectsScreen } from '../../screens/projects/ProjectsScreen';
import { useApp, useFlow } from '../app';
import { projectDeletionsOf } from '../flows/projectDeletions.flow';
import { projectsFlow } from '../flows/projects.flow';

/** / */
export default function ProjectsPage() {
  const actor = useActorRef(useFlow(projectsFlow), { input: { now: Date.now } });
  return <ProjectsScreen actor={actor} deletions={projectDeletionsOf(useApp())} />;
}
