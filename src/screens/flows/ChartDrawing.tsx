/** The drawing of the chart that is looked at, or why there is none. */
import { useSelector } from '@xstate/react';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import { flowsMessages } from '../../locales/messages/flows';
import type { FlowsActor } from './flowsActor';
import { LitDrawing } from './LitDrawing';
import { NothingShown } from './NothingShown';

export function ChartDrawing({ flows }: { flows: FlowsActor }) {
  const snapshot = useSelector(flows, (state) => state);
  const { drawing } = snapshot.context;
  if (snapshot.matches({ drawing: 'none' })) return <NothingShown />;
  if (snapshot.matches({ drawing: 'unavailable' }))
    return (
      <Alert>
        <p>{flowsMessages.drawingFailed}</p>
        <Button variant="secondary" size="small" onClick={() => flows.send({ type: 'retried' })}>
          {flowsMessages.retry}
        </Button>
      </Alert>
    );
  return snapshot.matches({ drawing: 'drawn' }) && drawing ? (
    <LitDrawing flows={flows} {...drawing} />
  ) : (
    <CentredSpinner label={flowsMessages.loadingDrawing} />
  );
}
