/** Choosing a style, on the API and the job's own files. */
import { styleSelectionMachine } from '../../machines/styleSelection/styleSelection.machine';
import { createProjectsService } from '../../services/projects.service';
import { createStylesService } from '../../services/styles.service';
import type { App } from '../app';
import { calling } from '../calling';

export const provideStyleSelection = ({ call, window }: App) => {
  const projects = createProjectsService(call);
  const styles = createStylesService(call, window.fetch.bind(window));
  return styleSelectionMachine.provide({
    actors: {
      fetchStyles: calling(styles.fetchStyles),
      fetchLayout: calling(styles.fetchLayout),
      saveLayout: calling(projects.chooseLayout),
      renderProject: calling(projects.renderProject),
    },
  });
};
