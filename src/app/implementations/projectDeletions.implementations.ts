/** The deletions of projects, on the API; they live as long as the tab, so that Undo works from every page. */
import { createActor, type ActorRefFrom } from 'xstate';
import {
  projectDeletionsMachine,
  type DeletedProject,
} from '../../machines/projects/projectDeletions.machine';
import { createProjectListService } from '../../services/projectList.service';
import { projectsMessages } from '../../locales/messages/projects';
import type { App } from '../app';
import { calling } from '../calling';

type Deletions = ActorRefFrom<typeof projectDeletionsMachine>;
const running = new WeakMap<App, Deletions>();

function start({ call, toasts, actors }: App): Deletions {
  const projects = createProjectListService(call);
  const undo = ({ projectId, title }: DeletedProject) => ({
    undo: () => deletions.send({ type: 'deletion.undone', projectId, title }),
  });
  const raiseError = (text: string, wayBack = {}) =>
    toasts.send({
      type: 'toast.raised',
      toast: { tone: 'error', title: projectsMessages.errorTitle, text, ...wayBack },
    });
  const machine = projectDeletionsMachine.provide({
    actors: {
      deleteProject: calling(projects.deleteProject),
      restoreProject: calling(projects.restoreProject),
    },
    actions: {
      announceDeletion: (_, project) =>
        toasts.send({
          type: 'toast.raised',
          toast: {
            tone: 'success',
            title: projectsMessages.deletedTitle,
            text: projectsMessages.deleted(project.title),
            ...undo(project),
          },
        }),
      announceRefusedDeletion: (_, { title }) => raiseError(projectsMessages.deleteFailed(title)),
      announceRefusedRestoration: (_, project) =>
        raiseError(projectsMessages.restoreFailed(project.title), undo(project)),
    },
  });
  const deletions: Deletions = createActor(machine).start();
  actors.add(deletions);
  return deletions;
}

export function projectDeletionsOf(app: App): Deletions {
  const deletions = running.get(app) ?? start(app);
  running.set(app, deletions);
  return deletions;
}
