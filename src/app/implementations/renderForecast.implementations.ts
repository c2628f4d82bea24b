/** How long a project's render would take, on the API. */
import { renderForecastMachine } from '../../machines/renderForecast/renderForecast.machine';
import { createProjectsService } from '../../services/projects.service';
import type { App } from '../app';
import { calling } from '../calling';

export const provideRenderForecast = ({ call }: App) =>
  renderForecastMachine.provide({
    actors: {
      foretellRender: calling((project, signal) =>
        createProjectsService(call).foretellRender(project, signal),
      ),
    },
  });
