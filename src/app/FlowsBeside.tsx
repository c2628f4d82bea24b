import { useActorRef } from '@xstate/react';
import { flowsPanelMachine } from '../machines/flows/flowsPanel.machine';
import { FlowsDrawer } from '../screens/flows/FlowsDrawer';
import { useApp } from './app';
import { flowsOf } from './implementations/flows.implementations';

/** The live charts in a drawer, beside every page. They are not among the actors that they show. */
export default function FlowsBeside() {
  const panel = useActorRef(flowsPanelMachine, { input: { startsOpen: false } });
  return <FlowsDrawer flows={flowsOf(useApp())} panel={panel} />;
}
