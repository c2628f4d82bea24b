/** An opened project, on the API. */
import { editorMachine } from '../../machines/editor/editor.machine';
import { createProjectsService } from '../../services/projects.service';
import type { App } from '../app';
import { calling } from '../calling';

export const editorFlow = ({ call }: App) => {
  const projects = createProjectsService(call);
  return editorMachine.provide({
    actors: {
      fetchProject: calling(projects.fetchProject),
      renderProject: calling(projects.renderProject),
    },
  });
};
