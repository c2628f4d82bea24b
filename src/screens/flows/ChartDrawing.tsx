/** The drawing of the chart that is looked at, or why there is none. */
import { useSelector } from '@xstate/react';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { CentredSpinner } from '../../ui/Spinner';
import { flowsWords } from '../../words/en/flows';
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
        <p>{flowsWords.drawingFailed}</p>
        <Button look="secondary" size="small" onClick={() => flows.send({ type: 'retried' })}>
          {flowsWords.retry}
        </Button>
      </Alert>
    );
  return snapshot.matches({ drawing: 'drawn' }) && drawing ? (
    <LitDrawing flows={flows} {...drawing} />
  ) : (
    <CentredSpinner label={flowsWords.loadingDrawing} />
  );
}
