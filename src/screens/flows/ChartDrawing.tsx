/** The drawing of a chart, with the states lit in which it is. */
import { useSelector } from '@xstate/react';
import { CircleDashed } from 'lucide-react';
import { litStates } from '../../machines/flows/flowsRecord';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { CentredSpinner } from '../../ui/Spinner';
import { flowsWords } from '../../words/en/flows';
import * as css from './drawing.css';
import type { FlowsActor } from './flowsActor';
import { litRules } from './litRules';

function LitDrawing({ flows, chart, svg }: { flows: FlowsActor; chart: string; svg: string }) {
  const record = useSelector(flows, ({ context }) => context.record);
  const states = useSelector(
    flows,
    ({ context }) => context.charts.find(({ name }) => name === chart)?.states ?? [],
  );
  const rules = litRules({
    lit: litStates(record, chart),
    visited: record.visited[chart] ?? [],
    all: states.map(({ path }) => path),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys.
    <div className={css.sheet} role="region" aria-label={flowsWords.drawingOf(chart)} tabIndex={0}>
      <style>{rules}</style>
      {/* oxlint-disable-next-line react/no-danger -- our own drawing, bundled with the app. */}
      <div className={css.drawing} dangerouslySetInnerHTML={{ __html: svg }} />
    </div>
  );
}

export function ChartDrawing({ flows }: { flows: FlowsActor }) {
  const snapshot = useSelector(flows, (state) => state);
  const { drawing, shown } = snapshot.context;
  if (snapshot.matches({ drawing: 'none' }))
    return (
      <EmptyState
        icon={<CircleDashed size={30} />}
        title={flowsWords.nothingShown}
        text={flowsWords.nothingShownHint}
      />
    );
  if (snapshot.matches({ drawing: 'unavailable' }))
    return (
      <Alert>
        <p>{flowsWords.drawingFailed}</p>
        <Button look="secondary" size="small" onClick={() => flows.send({ type: 'retried' })}>
          {flowsWords.retry}
        </Button>
      </Alert>
    );
  return drawing && drawing.chart === shown ? (
    <LitDrawing flows={flows} {...drawing} />
  ) : (
    <CentredSpinner label={flowsWords.loadingDrawing} />
  );
}
