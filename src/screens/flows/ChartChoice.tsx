/** Which chart is looked at, where there is no room for a list, and whether whoever moves is followed. */
import { useSelector } from '@xstate/react';
import { Crosshair } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { flowsMessages } from '../../locales/messages/flows';
import * as css from './flows.css';
import type { FlowsActor } from './flowsActor';

export function ChartChoice({ flows }: { flows: FlowsActor }) {
  const { charts, shown, record } = useSelector(flows, ({ context }) => context);
  const runs = (name: string) => record.running.some(({ chart }) => chart === name);
  return (
    <select
      className={css.choice}
      aria-label={flowsMessages.chart}
      value={shown ?? ''}
      onChange={({ target }) => flows.send({ type: 'chart.chosen', chart: target.value })}
    >
      {shown === null ? <option value="">{flowsMessages.nothingShown}</option> : null}
      {charts.map(({ name }) => (
        <option key={name} value={name}>
          {runs(name) ? `${name} · ${flowsMessages.running}` : name}
        </option>
      ))}
    </select>
  );
}

export function FollowButton({ flows }: { flows: FlowsActor }) {
  const follows = useSelector(flows, (state) => state.matches({ attention: 'following' }));
  return follows ? (
    <p className={css.following}>
      <Crosshair size={16} aria-hidden />
      {flowsMessages.following}
    </p>
  ) : (
    <Button variant="secondary" size="small" onClick={() => flows.send({ type: 'following.resumed' })}>
      <Crosshair size={16} aria-hidden />
      {flowsMessages.follow}
    </Button>
  );
}
