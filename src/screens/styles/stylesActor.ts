/** The choice of a style, as its screens know it. */
import type { ActorRefFrom } from 'xstate';
import type { renderForecastMachine } from '../../machines/renderForecast/renderForecast.machine';
import type { styleSelectionMachine } from '../../machines/styleSelection/styleSelection.machine';

export interface StylesProps {
  readonly actor: ActorRefFrom<typeof styleSelectionMachine>;
}
export interface ForetoldStylesProps extends StylesProps {
  readonly forecast: ActorRefFrom<typeof renderForecastMachine>;
}
