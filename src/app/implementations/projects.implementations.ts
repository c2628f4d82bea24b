/** The list of projects, on the API; it looks again when one was brought back. */
import { fromCallback } from 'xstate';
import { projectsMachine } from '../../machines/projects/projects.machine';
import { createProjectsService } from '../../services/projects.service';
import type { App } from '../app';
import { asking, calling } from '../calling';
import { projectDeletionsOf } from './projectDeletions.implementations';

export const provideProjects = (app: App) => {
  const projects = createProjectsService(app.call);
  return projectsMachine.provide({
    actors: {
      fetchProjects: asking(projects.fetchProjects),
      renameProject: calling(projects.renameProject),
      watchRestorations: fromCallback(({ sendBack }) => {
        const watching = projectDeletionsOf(app).on('project.restored', () =>
          sendBack({ type: 'list.changed' }),
        );
        return () => watching.unsubscribe();
      }),
    },
  });
};
