/** The list of projects, on the API; it looks again when one was brought back. */
import { TITLE_CHARACTERS } from '../../../contract/limits';
import { projectsMessages as text } from '../../locales/messages/projects';
import { fromCallback } from 'xstate';
import { projectsMachine } from '../../machines/projects/projects.machine';
import { createProjectListService } from '../../services/projectList.service';
import type { App } from '../app';
import { asking, calling } from '../calling';
import { projectDeletionsOf } from './projectDeletions.implementations';

export const provideProjects = (app: App) => {
  const projects = createProjectListService(app.call);
  return projectsMachine.provide({
    actors: {
      fetchProjects: asking(projects.fetchProjects),
      renameProject: calling(projects.renameProject),
      duplicateProject: calling(({ projectId, title }, signal) =>
        projects.duplicateProject(
          { projectId, title: text.copyOf(title).slice(0, TITLE_CHARACTERS) },
          signal,
        ),
      ),
      watchRestorations: fromCallback(({ sendBack }) => {
        const watching = projectDeletionsOf(app).on('project.restored', () =>
          sendBack({ type: 'list.changed' }),
        );
        return () => watching.unsubscribe();
      }),
    },
    actions: {
      announceDuplicate: (_, { title }) =>
        app.toasts.send({
          type: 'toast.raised',
          toast: { tone: 'success', title: text.duplicatedTitle, text: text.duplicated(title) },
        }),
      announceRefusedDuplication: (_, { title, detail }) =>
        app.toasts.send({
          type: 'toast.raised',
          toast: { tone: 'error', title: text.errorTitle, text: detail ?? text.duplicateFailed(title) },
        }),
    },
  });
};
