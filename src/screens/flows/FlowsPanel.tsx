/** One live chart: its drawing, its states, and what happened. */
import { useSelector } from '@xstate/react';
import { Tabs } from '../../ui/controls/Tabs';
import { flowsMessages } from '../../locales/messages/flows';
import { ChartDrawing } from './ChartDrawing';
import { EventList } from './EventList';
import type { FlowsProps, PanelSnapshot } from './flowsActor';
import { StateList } from './StateList';

type View = keyof typeof flowsMessages.panels;
const viewOf = (snapshot: PanelSnapshot): View =>
  snapshot.matches({ open: 'states' })
    ? 'states'
    : snapshot.matches({ open: 'events' })
      ? 'events'
      : 'drawing';

export function FlowsPanel({ flows, panel }: FlowsProps) {
  const tab = (name: View, content: React.ReactNode) => ({
    name,
    label: flowsMessages.panels[name],
    panel: content,
  });
  return (
    <Tabs
      chosen={useSelector(panel, viewOf)}
      onChoose={(name) => panel.send({ type: `${name}.chosen` })}
      tabs={[
        tab('drawing', <ChartDrawing flows={flows} />),
        tab('states', <StateList flows={flows} />),
        tab('events', <EventList flows={flows} />),
      ]}
    />
  );
}
