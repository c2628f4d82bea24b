/** All charts, those that run with where they are. */
import { useSelector } from '@xstate/react';
import { litStates } from '../../../contract/ui/flowsRecord';
import { flowsMessages } from '../../locales/messages/flows';
import type { FlowsActor } from './flowsActor';
import * as css from './lists.css';

export function ChartList({ flows }: { flows: FlowsActor }) {
  const { charts, shown, record } = useSelector(flows, ({ context }) => context);
  return (
    <ul className={css.list}>
      {charts.map(({ name, purpose }) => {
        const states = litStates(record, name);
        return (
          <li key={name}>
            <button
              type="button"
              className={css.choice}
              aria-current={name === shown}
              title={purpose}
              onClick={() => flows.send({ type: 'chart.chosen', chart: name })}
            >
              <span className={css.name}>{name}</span>
              <span className={states.length > 0 ? css.running : css.about}>
                {states.length > 0 ? states.join(', ') : flowsMessages.notRunning}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
