/** The list of projects, on the API. */
import { projectsMachine } from '../../machines/projects/projects.machine';
import { createProjectsService } from '../../services/projects.service';
import type { App } from '../app';
import { asking } from '../calling';

export const projectsFlow = ({ call }: App) => {
  const projects = createProjectsService(call);
  return projectsMachine.provide({ actors: { fetchProjects: asking(projects.fetchProjects) } });
};
