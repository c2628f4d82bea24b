/** The states of a chart: which stands now, which were seen in this tab, and which never. */
import { useSelector } from '@xstate/react';
import { flowsMessages } from '../../locales/messages/flows';
import type { FlowsActor } from './flowsActor';
import * as css from './lists.css';
import { marksOf } from './markOf';
import { NothingShown } from './NothingShown';

export function StateList({ flows }: { flows: FlowsActor }) {
  const { charts, shown, record } = useSelector(flows, ({ context }) => context);
  const chart = charts.find(({ name }) => name === shown);
  if (!chart) return <NothingShown />;
  const marks = marksOf(chart, record);
  const count = (...wanted: readonly string[]) =>
    [...marks.values()].filter((mark) => wanted.includes(mark)).length;
  return (
    <>
      <p className={css.note}>{flowsMessages.seen(count('lit', 'seen'), count('lit', 'seen', 'unseen'))}</p>
      <ul className={css.list}>
        {chart.states.map(({ path, sees }) => {
          const mark = marks.get(path) ?? 'unseen';
          return (
            <li key={path} className={css.row}>
              <span className={css.mark[mark]}>{flowsMessages.marks[mark]}</span>
              <code className={css.name}>{path}</code>
              <span className={css.about}>{sees}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
