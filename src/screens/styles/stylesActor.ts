/** The choice of a style, as its screens know it. */
import type { ActorRefFrom } from 'xstate';
import type { styleSelectionMachine } from '../../machines/styleSelection/styleSelection.machine';

export interface StylesProps {
  readonly actor: ActorRefFrom<typeof styleSelectionMachine>;
}
