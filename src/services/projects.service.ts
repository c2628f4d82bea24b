/** Calls on projects. */
import type { Project, ProjectListItem } from '../../contract/project';
import {
  deleteProject,
  getProject,
  listProjects,
  renderProject,
  restoreProject,
  saveLayout,
} from '../../contract/projects.routes';
import type { VideoData } from '../../contract/videoData';
import type { Call } from './http';

type Id = { projectId: string };
export interface ProjectsService {
  fetchProjects(signal?: AbortSignal): Promise<readonly ProjectListItem[]>;
  fetchProject(input: Id, signal?: AbortSignal): Promise<Project>;
  saveLayout(input: Id & { layout: VideoData }, signal?: AbortSignal): Promise<Id>;
  renderProject(input: Id, signal?: AbortSignal): Promise<Id>;
  deleteProject(input: Id, signal?: AbortSignal): Promise<Id>;
  restoreProject(input: Id, signal?: AbortSignal): Promise<Id>;
}

export const createProjectsService = (call: Call): ProjectsService => ({
  fetchProjects: (signal) => call(listProjects, { ...(signal && { signal }) }),
  fetchProject: (params, signal) => call(getProject, { params, ...(signal && { signal }) }),
  saveLayout: async ({ projectId, layout }, signal) => {
    const { project_id } = await call(saveLayout, {
      params: { projectId },
      body: layout,
      ...(signal && { signal }),
    });
    return { projectId: project_id };
  },
  renderProject: async ({ projectId }, signal) => {
    const { project_id } = await call(renderProject, {
      params: { projectId },
      body: { project_id: projectId },
      ...(signal && { signal }),
    });
    return { projectId: project_id };
  },
  deleteProject: async ({ projectId }, signal) => {
    const { id } = await call(deleteProject, { params: { projectId }, ...(signal && { signal }) });
    return { projectId: id };
  },
  restoreProject: async ({ projectId }, signal) => {
    const { id } = await call(restoreProject, { params: { projectId }, ...(signal && { signal }) });
    return { projectId: id };
  },
});
