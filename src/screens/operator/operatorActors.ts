/** The operator's charts, as their screens know them. */
import type { ActorRefFrom } from 'xstate';
import type { operatorListMachine } from '../../machines/operator/operatorList.machine';
import type { packsMachine } from '../../machines/operator/packs.machine';
import type { operatorOverviewMachine } from '../../machines/operator/operatorOverview.machine';

export interface OverviewProps {
  readonly actor: ActorRefFrom<typeof operatorOverviewMachine>;
}
export interface ListProps {
  readonly actor: ActorRefFrom<typeof operatorListMachine>;
}
export interface PacksProps {
  readonly actor: ActorRefFrom<typeof packsMachine>;
}
