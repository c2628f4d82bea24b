/** The states of a chart: which stands now, which were seen in this tab, and which never. */
import { useSelector } from '@xstate/react';
import { litStates } from '../../machines/flows/flowsRecord';
import { flowsWords } from '../../words/en/flows';
import type { FlowsActor } from './flowsActor';
import * as css from './lists.css';

type Mark = keyof typeof flowsWords.marks;

export function StateList({ flows }: { flows: FlowsActor }) {
  const { charts, shown, record } = useSelector(flows, ({ context }) => context);
  const states = charts.find(({ name }) => name === shown)?.states ?? [];
  const lit = litStates(record, shown);
  const visited = record.visited[shown ?? ''] ?? [];
  const markOf = (path: string): Mark =>
    lit.includes(path) ? 'lit' : visited.includes(path) ? 'seen' : 'unseen';
  return (
    <>
      <p className={css.note}>
        {flowsWords.seen(states.filter(({ path }) => markOf(path) !== 'unseen').length, states.length)}
      </p>
      <ul className={css.list}>
        {states.map(({ path, sees }) => (
          <li key={path} className={css.row}>
            <span className={css.mark[markOf(path)]}>{flowsWords.marks[markOf(path)]}</span>
            <code className={css.name}>{path}</code>
            <span className={css.about}>{sees}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
