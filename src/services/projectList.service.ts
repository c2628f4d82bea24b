/** Calls on projects as a list shows them. */
import {
  deleteProject,
  duplicateProject,
  listProjects,
  renameProject,
  restoreProject,
} from '../../contract/routes/projectList.routes';
import type { ProjectListItem } from '../../contract/projectListItem';
import type { Call } from './http';

type Id = { projectId: string };
type Called = Id & { readonly title: string };

export interface ProjectListService {
  fetchProjects(signal?: AbortSignal): Promise<readonly ProjectListItem[]>;
  renameProject(input: Called, signal?: AbortSignal): Promise<Called>;
  duplicateProject(input: Called, signal?: AbortSignal): Promise<Called>;
  deleteProject(input: Id, signal?: AbortSignal): Promise<Id>;
  restoreProject(input: Id, signal?: AbortSignal): Promise<Id>;
}

export const createProjectListService = (call: Call): ProjectListService => ({
  fetchProjects: (signal) => call(listProjects, { ...(signal && { signal }) }),
  renameProject: async ({ projectId, title }, signal) => {
    const renamed = await call(renameProject, {
      params: { projectId },
      body: { title },
      ...(signal && { signal }),
    });
    return { projectId: renamed.project_id, title: renamed.title };
  },
  duplicateProject: async ({ projectId, title }, signal) => {
    const { project_id, title: called } = await call(duplicateProject, {
      params: { projectId },
      body: { title },
      once: true,
      ...(signal && { signal }),
    });
    return { projectId: project_id, title: called };
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
