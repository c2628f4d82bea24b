import { useActorRef } from '@xstate/react';
import { flowsPanelMachine } from '../../machines/flows/flowsPanel.machine';
import { FlowsScreen } from '../../screens/flows/FlowsScreen';
import { useApp } from '../app';
import { flowsOf } from '../implementations/flows.implementations';

/** /flows */
export default function FlowsPage() {
  const panel = useActorRef(flowsPanelMachine, { input: { startsOpen: true } });
  return <FlowsScreen flows={flowsOf(useApp())} panel={panel} />;
}
