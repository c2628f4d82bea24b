/** Calls on projects. */
import type { Project, ProjectListItem } from '../../contract/project';
import { getProject, listProjects, renderProject } from '../../contract/projects.routes';
import type { Call } from './http';

type Id = { projectId: string };
export interface ProjectsService {
  fetchProjects(signal?: AbortSignal): Promise<readonly ProjectListItem[]>;
  fetchProject(input: Id, signal?: AbortSignal): Promise<Project>;
  renderProject(input: Id, signal?: AbortSignal): Promise<Id>;
}

export const createProjectsService = (call: Call): ProjectsService => ({
  fetchProjects: (signal) => call(listProjects, { ...(signal && { signal }) }),
  fetchProject: (params, signal) => call(getProject, { params, ...(signal && { signal }) }),
  renderProject: async ({ projectId }, signal) => {
    const { project_id } = await call(renderProject, {
      params: { projectId },
      body: { project_id: projectId },
      ...(signal && { signal }),
    });
    return { projectId: project_id };
  },
});
