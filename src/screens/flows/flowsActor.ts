/** What the views of the live charts are given. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { flowsMachine } from '../../machines/flows/flows.machine';
import type { flowsPanelMachine } from '../../machines/flows/flowsPanel.machine';

export type FlowsActor = ActorRefFrom<typeof flowsMachine>;
export type PanelActor = ActorRefFrom<typeof flowsPanelMachine>;
export type PanelSnapshot = SnapshotFrom<typeof flowsPanelMachine>;

export interface FlowsProps {
  readonly flows: FlowsActor;
  readonly panel: PanelActor;
}
